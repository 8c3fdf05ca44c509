import { expect, it } from 'vitest';
import real from './cases.json';
import { placeable, smuggled, stashable, stashed } from './guess';
import type { Board, Goods } from './view';

/** Questions and everything that can follow: written by tests/scenarios/shadow_traders/test_guess.py. */
const places = real.places as unknown as [choices: string[], first: string, then: string[]][];
const stashes = real.stashes as unknown as [Board, number, string[][], Board][];
const actions = real.smuggled as [dice: number, times: number, n: number, needed: number][];
const some = (goods: Goods): [string, number][] => Object.entries(goods).filter(([, n]) => n);

it.each(places)('tokens are placed one after the other: %#', (choices, first, then) => {
  expect(placeable(choices, [first]).sort()).toEqual([...then].sort());
});

it.each(actions)('of %i dice, each %i times, %i takes %i Smuggle', (dice, times, n, needed) => {
  expect(smuggled({ dice, times }, n)).toBe(needed);
});

it.each(stashes)('a stash is picked in any order: %#', (board, left, ways, end) => {
  const found = new Set<string>();
  const pick = (picks: string[]): void => {
    const next = stashable(stashed(board, picks).goods);
    if (picks.length === left || !next.length) found.add(picks.join());
    else for (const text of next) pick([...picks, text]);
  };
  pick([]);
  expect([...found].sort()).toEqual(ways.map((way) => way.join()).sort());
  const last = stashed(board, ways[0] ?? []);
  expect(Object.fromEntries(some(last.goods))).toEqual(Object.fromEntries(some(end.goods)));
  expect(Object.fromEntries(some(last.stash))).toEqual(Object.fromEntries(some(end.stash)));
});
