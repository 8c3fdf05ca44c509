import { describe, expect, it } from 'vitest';
import {
  done,
  flipTexts,
  following,
  goal,
  isComplete,
  modeOf,
  rerollTexts,
  shadow,
  texts,
  ticks,
} from './gesture';
import type { Goods, SeatView, View } from './view';

const seat = (goods: Goods, more: Partial<SeatView> = {}): SeatView => ({
  colour: 'green',
  goods,
  stash: {},
  embargo: false,
  tokens: 6,
  discarded: 0,
  stack: { height: 0, top: null },
  ...more,
});
const view = (left: number, seats: SeatView[]): View => ({ left, seats }) as View;

describe('the question is read off the choices', () => {
  it.each([
    [[], 'none'],
    [['words', 'deeds'], 'words-or-deeds'],
    [['place:keep:1', 'roll'], 'place'],
    [['roll'], 'place'],
    [['act:steal:2', 'reroll:keep'], 'roll'],
    [['skip'], 'roll'],
    [['use:0:steal'], 'use'],
    [['steal:1:green'], 'steal'],
    [['give-stashed:1:red'], 'give'],
    [['offer:red'], 'swap'],
    [['stash:red'], 'protect'],
    [['lift:1:red'], 'move'],
    [['pick:0', 'throw'], 'other'],
  ])('%j is %s', (choices, mode) => expect(modeOf(choices as string[])).toBe(mode));
});

describe('steal', () => {
  const table = view(3, [
    seat({ green: 1 }),
    seat({ blue: 2 }),
    seat({ red: 1 }, { embargo: true }),
  ]);
  const choices = ['steal:1:blue'];

  it('offers a pile as often as it is high, and never an embargoed one (ST-62)', () => {
    expect(following(table, 0, choices, ['steal:1:blue'])).toEqual(['steal:1:blue']);
    expect(following(table, 0, choices, ['steal:1:blue', 'steal:1:blue'])).toEqual([]);
  });

  it('is complete when nothing more can be taken (ST-52)', () => {
    expect(isComplete(table, 0, choices, ['steal:1:blue'])).toBe(false);
    expect(isComplete(table, 0, choices, ['steal:1:blue', 'steal:1:blue'])).toBe(true);
  });

  it('shows where the goods would lie', () => {
    const after = shadow(table, 0, ['steal:1:blue']);
    expect(after[0]?.goods).toEqual({ green: 1, blue: 1 });
    expect(after[1]?.goods).toEqual({ blue: 1 });
    expect(table.seats[1]?.goods).toEqual({ blue: 2 });
    expect(ticks('steal', ['steal:1:blue', 'steal:1:blue'], 1, 'blue')).toEqual([1, 2]);
  });
});

describe('pairs', () => {
  const table = view(2, [seat({ green: 1 }), seat({ blue: 1 }), seat({ red: 1 })]);

  it('a swap sees the swap before it (ST-50)', () => {
    expect(following(table, 0, ['offer:green'], ['offer:green'])).toEqual([
      'swap:1:blue',
      'swap:2:red',
    ]);
    const once = ['offer:green', 'swap:1:blue'];
    expect(following(table, 0, ['offer:green'], once)).toEqual(['offer:blue']);
    expect(following(table, 0, ['offer:green'], [...once, 'offer:blue'])).toEqual([
      'swap:1:green',
      'swap:2:red',
    ]);
    expect(done('swap', once)).toBe(1);
  });

  it('a move goes to another rival (ST-56)', () => {
    expect(following(table, 0, ['lift:1:blue', 'lift:2:red'], ['lift:1:blue'])).toEqual(['drop:2']);
    expect(isComplete(table, 0, ['lift:1:blue'], ['lift:1:blue'])).toBe(false);
  });
});

describe('protect', () => {
  const table = view(2, [seat({ red: 1, green: 2 })]);

  it('asks for two goods each, as long as goods last (ST-57, ST-61)', () =>
    expect(goal(table, 0, 'protect')).toBe(3));
  it('is sent in the order of the kinds', () => {
    expect(texts('protect', ['stash:red', 'stash:green', 'stash:green'])).toEqual([
      'stash:green',
      'stash:green',
      'stash:red',
    ]);
  });
});

describe('place', () => {
  it('places each token once and may always stop', () => {
    const choices = ['place:keep:1', 'place:keep:2', 'place:take:1', 'place:take:2', 'roll'];
    expect(
      following(view(0, [seat({}), seat({}), seat({})]), 0, choices, ['place:keep:2']),
    ).toEqual(['place:take:1', 'place:take:2', 'roll']);
  });
});

describe('dice', () => {
  it('are taken in increasing order', () => {
    expect(rerollTexts('reroll:keep', [3, 0])).toEqual([
      'reroll:keep',
      'pick:0',
      'pick:3',
      'throw',
    ]);
    expect(flipTexts([4, 1])).toEqual(['flip:1', 'flip:4']);
  });
});
