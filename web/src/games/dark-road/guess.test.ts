import { expect, it } from 'vitest';
import type { DarkRoad } from '../../lib/wire';
import real from './cases.json';
import { ahead, served, stepsTo, sum, turned } from './guess';

/** Sales, what they brought and whose signs they served, ways round and turns of the wheel: written by tests/scenarios/dark_road/test_guess.py. */
const sales = real.sales as unknown as [DarkRoad.Section[], string[], number][];
const signs = real.signs as unknown as [wants: string[], sold: number, string[], now: number][];
const ways = real.ways as unknown as [from: number, steps: number, around: number, to: number][];
const turns = real.turns as unknown as [before: DarkRoad.Section[], after: DarkRoad.Section[]][];

it.each(turns)('the wheel turns by one section: %#', (before, after) => {
  for (const [i, { good }] of before.entries())
    expect(turned(before, i)).toBe(after.find((section) => section.good === good)?.price);
});

it.each(sales)('goods bring what the wheel says: %#', (wheel, texts, coins) => {
  expect(sum(wheel, texts)).toBe(coins);
});

it.each(signs)('a hero is served by what is sold: %#', (wants, sold, texts, now) => {
  const bits = served(wants, sold, texts).map((one, i) => (one ? 1 << i : 0));
  expect(bits.reduce((a, b) => a | b, 0)).toBe(now);
});

it.each(ways)('from %i %i steps of %i lead to %i', (from, steps, around, to) => {
  expect(ahead(from, steps, around)).toBe(to);
  expect(stepsTo(from, to, around)).toBe(steps % around);
});
