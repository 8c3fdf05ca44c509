/**
 * What may follow picks that the server cannot foresee: tokens are revealed as they are placed, and a stash is sorted
 * only when it is whole. The one place of this table that knows a rule; guess.test.ts holds it against the real ones.
 */
import { GOODS, type Board, type Good, type Goods } from './view';

const second = (text: string): string => text.split(':')[1] ?? '';

/** Tokens not yet picked, on any board, and the stops. */
export function placeable(choices: readonly string[], picks: readonly string[]): string[] {
  const used = new Set(picks.map(second));
  return choices.filter((text) => !text.startsWith('place:') || !used.has(second(text)));
}

/** A board after goods were put into its stash, in any order. */
export function stashed(board: Board, picks: readonly string[]): { goods: Goods; stash: Goods } {
  const [goods, stash] = [{ ...board.goods }, { ...board.stash }];
  for (const text of picks) {
    const good = second(text);
    goods[good] = (goods[good] ?? 0) - 1;
    stash[good] = (stash[good] ?? 0) + 1;
  }
  return { goods, stash };
}

/** Goods that still lie there to be stashed. */
export const stashable = (goods: Goods): string[] =>
  GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => `stash:${good}`);

/** The picks in the order the server asks for them: order is noise in a stash, so it is by kind. */
export const sorted = (picks: readonly string[]): string[] =>
  [...picks].sort((a, b) => GOODS.indexOf(second(a) as Good) - GOODS.indexOf(second(b) as Good));
