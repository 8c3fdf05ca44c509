// Draws the sprite of the symbols we use, and the type of their names.
// The set (game-icons, CC BY 3.0) holds four thousand symbols; we serve only those named here.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const USED = [
  // rooms and frame
  'cog',
  'cancel',
  'check-mark',
  'dice-six-faces-five',
  'laurels-trophy',
  'linked-rings',
  'magnifying-glass',
  'moon',
  'next-button',
  'notebook',
  'person',
  'plain-circle',
  'play-button',
  'pause-button',
  'previous-button',
  'return-arrow',
  'ringing-bell',
  'rule-book',
  'sands-of-time',
  'scroll-unfurled',
  'share',
  'smartphone',
  'sound-off',
  'sound-on',
  'spyglass',
  'sun',
  'talk',
  'vintage-robot',
  'exit-door',
  'checklist',
  // the five stalls
  'magic-lamp',
  'hooded-figure',
  'cookie',
  'daggers',
  'cloak-dagger',
  'spy',
  'old-lantern',
  'old-wagon',
  'crystal-cluster',
  'sloth',
  'fox-head',
  'barn-owl',
  'hourglass',
  'escalator',
  'shopping-cart',
  // Shadow Traders
  'bottled-bolt',
  'cactus',
  'volcano',
  'voodoo-doll',
  'snatch',
  'pay-money',
  'trade',
  'padlock',
  'hand-truck',
  'locked-chest',
  'robber-hand',
  'gems',
  'present',
  'scales',
  'broken-pottery',
  'crossed-chains',
  'wooden-crate',
  'sandstorm',
  'robber-mask',
  'ship-wreck',
  'perspective-dice-six-faces-random',
  'closed-doors',
  'secret-door',
  'padlock-open',
  'guards',
  'vertical-flip',
  // Dale of Merchants
  'badger',
  'beaver',
  'croc-jaws',
];

const set = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'),
    'utf8',
  ),
);
const missing = USED.filter((name) => !set.icons[name]);
if (missing.length) throw new Error(`not in the icon set: ${missing.join(', ')}`);

const symbols = USED.map(
  (name) => `<symbol id="${name}" viewBox="0 0 512 512">${set.icons[name].body}</symbol>`,
);
const out = new URL('../src/lib/icons/', import.meta.url);
mkdirSync(out, { recursive: true });
writeFileSync(
  new URL('sprite.svg', out),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
);
writeFileSync(
  new URL('names.ts', out),
  `export type IconName =\n${USED.map((name) => `  | '${name}'`).join('\n')};\n`,
);
