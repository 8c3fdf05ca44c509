import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './lib/i18n.svelte';
import { startRouter } from './lib/router.svelte';
import './lib/install.svelte';
import { keepPocket } from './lib/keep';
import { isKnown } from './lib/asking.svelte';
import { pocket } from './lib/pocket.svelte';
import { seated } from './lib/server.svelte';
import { settings } from './lib/settings.svelte';
import { needSprite } from './lib/sprite';

startRouter();
void needSprite('shared');
await words.use(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
if (pocket.alone) keepPocket();
// seats that were taken on other devices; and whoever sits down here is called to that table too
const meet = (): void => {
  if (isKnown()) void import('./lib/me.svelte').then(({ meetAgain }) => meetAgain());
};
meet();
seated.then = meet;
