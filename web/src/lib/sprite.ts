import type { IconName } from './icons/names';

const FILES = import.meta.glob<string>('./icons/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const laid = new Set<string>();

/**
 * The symbols of a sprite, laid into the page once: `shared` for the rooms, a game's own beside its code.
 * A symbol of the page is drawn with what uses it; one of another file comes a frame later.
 */
export async function needSprite(key: string): Promise<void> {
  const file = FILES[`./icons/${key}.svg`];
  if (!file || laid.has(key)) return;
  laid.add(key);
  try {
    const text = await (await fetch(file)).text();
    const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    document.body.prepend(document.importNode(sprite, true));
  } catch {
    laid.delete(key); // no line: asked for again with the next table
  }
}

/** Where a symbol lies, for <use> in larger drawings (goods, tokens, stalls). */
export const href = (name: IconName): string => `#icon-${name}`;
