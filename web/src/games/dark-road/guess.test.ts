import { expect, it } from 'vitest';
import type { DarkRoad } from '../../lib/wire';
import real from './cases.json';
import { sum } from './guess';

/** Sales and what they brought: written by tests/scenarios/dark_road/test_guess.py. */
const sales = real as unknown as [DarkRoad.Section[], string[], number][];

it.each(sales)('goods bring what the wheel says: %#', (wheel, texts, coins) => {
  expect(sum(wheel, texts)).toBe(coins);
});
