import { describe, expect, it } from 'vitest';
import { apart, roundsOf, rowsOf, ticks, type Player } from './standings';
import type { Result } from './wire';

const people = (...names: string[]): Player[] =>
  names.map((name, at) => ({ at, name, colour: null }));
const PAIRS = [
  [0, 2],
  [1, 3],
];
const line = (key: string, points: number[], more = {}): Result['sheet'][number] => ({
  key,
  rule: '',
  points,
  counts: true,
  under: '',
  box: [],
  ...more,
});
const shown = (
  players: Player[],
  result: Result,
  teams: number[][] = [],
  counted = true,
): unknown[] =>
  rowsOf(players, result, teams, counted).map(({ players: who, at, total, won, partner }) => [
    who.map(({ name }) => name).join('+'),
    at,
    total,
    won,
    partner,
  ]);

describe('the rows of a score sheet', () => {
  it('have the player of the box among them, who wins where no seat does', () => {
    const result = {
      sheet: [line('base', [17], { box: [31] }), line('crowns', [2], { box: [9] })],
      totals: [19, 40],
      winners: [],
      rule: '',
    };
    const players = people('Phil', 'The Trader');
    expect(shown(players, result)).toEqual([
      ['The Trader', 1, 40, true, false],
      ['Phil', 0, 19, false, false],
    ]);
    expect(shown(players, result, [], false)[0]).toEqual(['Phil', 0, 19, false, false]);
  });

  it('have a team with its sum, and below it what each brought', () => {
    const result = {
      sheet: [line('theft', [4, 9, 3, 6]), line('ally', [3, 6, 4, 9], { under: 'total' })],
      totals: [7, 15, 7, 15],
      winners: [1, 3],
      rule: '',
    };
    const players = people('Olha', 'Wren', 'Petro', 'Sable');
    expect(shown(players, result, PAIRS)).toEqual([
      ['Wren+Sable', null, 15, true, false],
      ['Wren', 1, 9, true, true],
      ['Sable', 3, 6, true, true],
      ['Olha+Petro', null, 7, false, false],
      ['Olha', 0, 4, false, true],
      ['Petro', 2, 3, false, true],
    ]);
  });

  it('have one row for partners who share everything', () => {
    const result = {
      sheet: [line('stacks', [10, 8, 10, 8])],
      totals: [10, 8, 10, 8],
      winners: [0, 2],
      rule: '',
    };
    expect(shown(people('A', 'B', 'C', 'D'), result, PAIRS)).toEqual([
      ['A+C', 0, 10, true, false],
      ['B+D', 1, 8, false, false],
    ]);
  });
});

describe('a chart', () => {
  it('has round numbers on its axis, from the least to the most', () => {
    expect(ticks(0, 85)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(-5, 12)).toEqual([-5, 0, 5, 10, 15]);
    expect(ticks(0, 0)).toEqual([0]);
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
  });
  it('keeps its labels apart', () => {
    expect(apart([10, 12, 100], 17, 100)).toEqual([10, 27, 100]);
    expect(apart([98, 99, 100], 17, 100)).toEqual([66, 83, 100]);
  });
  it('has rounds: as the game counts them, or a turn of everybody', () => {
    const step = (turn: number, ...events: Record<string, unknown>[]) => ({
      view: { turn },
      events,
    });
    const counting = [step(0, { event: 'round-begins', round: 1 }), step(1), step(0, { round: 2 })];
    expect(roundsOf([...counting, step(1)], 2)).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 2 },
    ]);
    // the round that the last move begins is not played
    expect(roundsOf(counting, 2)).toEqual([{ round: 1, at: 0 }]);
    const begins = { event: 'turn-begins' };
    expect(roundsOf([step(0, begins), step(0), step(0, begins), step(0)], 1)).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 2 },
    ]);
    expect(roundsOf([step(0), step(0), step(1), step(0), step(0)], 2)).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 3 },
    ]);
  });
});
