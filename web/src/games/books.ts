/** The books of the games, each beside its code; a game without one has the plain reference. */
import type { GameBook } from '../book/reference';
import { bringFiles, words } from '../lib/i18n.svelte';
import { needSprite } from '../lib/sprite';
import { needTerms } from '../lib/terms';

bringFiles(import.meta.glob<string>('@locale/*/book.ftl', { query: '?raw', import: 'default' }));
export const needBookWords = (): Promise<void> => words.need('book');

const BOOKS = import.meta.glob<GameBook>('./*/book.ts', { import: 'book' });

export async function loadBook(key: string): Promise<GameBook | null> {
  void needSprite(key);
  const [found] = await Promise.all([
    BOOKS[`./${key}/book.ts`]?.(),
    words.need(key),
    needBookWords(),
    needTerms(key),
  ]);
  return found ?? null;
}
