/** The rows of a score sheet: players, those whom the box plays, and teams with their players below them. */
import type { Moment, Result } from './wire';

/** Somebody with points: a seat, or beyond the seats a player of the box. */
export interface Player {
  at: number;
  name: string;
  colour: string | null;
}

export interface Row {
  key: string;
  players: Player[];
  /** whose points stand in this row; null where each partner has a row of their own */
  at: number | null;
  total: number;
  won: boolean;
  /** one of a team, below its row */
  partner: boolean;
}

const sides = (players: Player[], teams: number[][]): Player[][] =>
  teams.length
    ? teams.map((team) => players.filter(({ at }) => team.includes(at)))
    : players.map((player) => [player]);

const pointsOf = (line: Result['sheet'][number], at: number): number =>
  [...line.points, ...line.box][at] ?? 0;
/** What a player brought to the total of the team. */
const own = (result: Result, at: number): number =>
  result.sheet
    .filter(({ counts, under }) => counts && !under)
    .reduce((sum, line) => sum + pointsOf(line, at), 0);

/** In the order of the seats while it is counted; in the end the winners first. */
export function rowsOf(
  players: Player[],
  result: Result,
  teams: number[][],
  counted: boolean,
): Row[] {
  const total = ([first]: Player[]): number => result.totals[first?.at ?? 0] ?? 0;
  // where no seat won, the box did
  const won = (side: Player[]): boolean =>
    side.some(({ at }) =>
      result.winners.length ? result.winners.includes(at) : at >= seatCount(result),
    );
  const found = sides(players, teams);
  if (counted) found.sort((a, b) => Number(won(b)) - Number(won(a)) || total(b) - total(a));
  return found.flatMap((side) => {
    // partners who share everything, as one stall, share the row
    const shared = result.sheet.every(
      (line) => new Set(side.map(({ at }) => pointsOf(line, at))).size === 1,
    );
    const row: Row = {
      key: side.map(({ at }) => at).join('+'),
      players: side,
      at: shared ? (side[0]?.at ?? 0) : null,
      total: total(side),
      won: won(side),
      partner: false,
    };
    if (shared) return [row];
    const below = side.map((player): Row => ({
      key: String(player.at),
      players: [player],
      at: player.at,
      total: own(result, player.at),
      won: row.won,
      partner: true,
    }));
    return [row, ...below];
  });
}

const seatCount = (result: Result): number => result.sheet[0]?.points.length ?? 0;

/** A chart's axis: round numbers from the least to the most, about five of them. */
export function ticks(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
  const from = Math.floor(least / step);
  return Array.from({ length: Math.ceil(most / step) - from + 1 }, (_, i) => (from + i) * step);
}

/** Labels at least so far apart, each as near to its line as that allows. */
export function apart(wanted: number[], gap: number, bottom: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  order.forEach((one, k) => {
    const above = order[k - 1];
    if (above) one.y = Math.max(one.y, above.y + gap);
  });
  order.reverse().forEach((one, k) => {
    one.y = Math.min(one.y, k ? (order[k - 1]?.y ?? 0) - gap : bottom);
  });
  const found = [...wanted];
  for (const { y, i } of order) found[i] = y;
  return found;
}

type Step = Pick<Moment, 'events' | 'view'>;
const begun = ({ events }: Step): number =>
  events.filter(({ event }) => event === 'turn-begins').length;
const turnOf = (step: Step | undefined): unknown =>
  (step?.view as { turn?: unknown } | undefined)?.turn;

/**
 * Where each round begins. A game that counts none has a round when everybody had a turn.
 * What the last move would begin is not played any more (ST-72: the storm comes in place of a round).
 */
export function roundsOf(story: Step[], seats: number): { round: number; at: number }[] {
  const counted = story.some(({ events }) => events.some(({ round }) => typeof round === 'number'));
  const told = story.some((step) => begun(step) > 0);
  const found: { round: number; at: number }[] = [];
  let turns = 0;
  story.slice(0, -1).forEach((step, at) => {
    turns += told ? begun(step) : Number(turnOf(step) !== turnOf(story[at - 1]));
    const rounds = counted
      ? step.events.map(({ round }) => Number(round ?? 0))
      : [Math.ceil(turns / seats)];
    for (const round of rounds) if (round > (found.at(-1)?.round ?? 0)) found.push({ round, at });
  });
  return found;
}
