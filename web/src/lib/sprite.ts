import { SHARED, type IconName } from './icons/names';

const FILES = import.meta.glob<string>('./icons/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const fileOf = (sprite: string): string => FILES[`./icons/${sprite}.svg`] ?? '';

let game = '';

/** Before the table of a game is drawn: its own symbols are fetched beside its code. */
export function needSprite(key: string): void {
  game = key;
  if (fileOf(key)) void fetch(fileOf(key)).catch(() => undefined);
}

/** Where a symbol lies, for <use> in larger drawings (goods, tokens, stalls). */
export const href = (name: IconName): string =>
  `${fileOf(SHARED.has(name) ? 'shared' : game)}#${name}`;
