/**
 * What may follow picks that the server cannot foresee: tokens are revealed as they are placed, and what
 * a stash leaves is known at once; and which dice an action has used, which only its number tells. The one place of this table that knows a rule; guess.test.ts holds it against the real ones.
 */
import { GOODS, type Board, type Count, type Goods } from './view';

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

/** How many Smuggle symbols it takes to do an action so often: N = times × (dice + k), ST-48. */
export const smuggled = ({ dice, times }: Pick<Count, 'dice' | 'times'>, n: number): number =>
  Math.max(0, n / times - dice);

/** Goods that still lie there to be stashed. */
export const stashable = (goods: Goods): string[] =>
  GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => `stash:${good}`);
