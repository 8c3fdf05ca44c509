import { beforeAll, expect, it } from 'vitest';
import { printed } from '../../lib/printed.svelte';
import { mallOf } from './board';
import real from './cases.json';
import { goal, mover } from './guess';
import type { View } from './view';

/** Positions, moves and what the rules made of them: written by tests/scenarios/magic_maze/test_guess.py. */
const cases = real.cases as unknown as [text: string, view: View, hero: string, cell: string][];

beforeAll(() => printed.lay(real));

it.each(cases)('%s is drawn where the rules put it', (text, view, hero, cell) => {
  const mall = mallOf(view.tiles);
  const where = Object.fromEntries(view.heroes.map((one) => [one.hero, one.cell]));
  expect(mover(text, view, mall)).toBe(hero);
  expect(goal(text, where, mall)).toBe(cell);
});
