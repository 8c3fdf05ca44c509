/**
 * Picks that belong together are collected here and sent as one gesture.
 * What stands here only foresees which piles still hold something, so that the table can glow at once;
 * the server is the judge of every text.
 */
import {
  CLIENTS,
  GOODS,
  isGood,
  total,
  type Good,
  type Goods,
  type SeatView,
  type View,
} from './view';

/** The question on the table, read off the choices the server sent. */
export type Mode =
  | 'none'
  | 'words-or-deeds'
  | 'place'
  | 'roll'
  | 'use'
  | 'steal'
  | 'give'
  | 'swap'
  | 'protect'
  | 'move'
  | 'other';

const verb = (text: string): string => text.split(':')[0] ?? '';

export function modeOf(choices: readonly string[]): Mode {
  const verbs = new Set(choices.map(verb));
  const any = (...names: string[]): boolean => names.some((name) => verbs.has(name));
  if (choices.length === 0) return 'none';
  if (any('words', 'deeds')) return 'words-or-deeds';
  if (any('steal')) return 'steal';
  if (any('give', 'give-stashed')) return 'give';
  if (any('offer', 'offer-stashed')) return 'swap';
  if (any('stash')) return 'protect';
  if (any('lift')) return 'move';
  if (any('act', 'skip', 'reroll', 'reroll-free', 'flip')) return 'roll';
  if (any('use')) return 'use';
  if (any('place', 'roll', 'rest')) return 'place';
  return 'other';
}

export const isRepetition = (mode: Mode): boolean =>
  ['steal', 'give', 'swap', 'protect', 'move'].includes(mode);

export interface Shadow {
  goods: Goods;
  stash: Goods;
}

const bump = (goods: Goods, good: Good, by: number): void => {
  goods[good] = (goods[good] ?? 0) + by;
};

/** The piles as they would lie after these picks. */
export function shadow(view: View, me: number, picks: readonly string[]): Shadow[] {
  const seats = view.seats.map((seat) => ({ goods: { ...seat.goods }, stash: { ...seat.stash } }));
  let offered: Good | null = null;
  let lifted: Good | null = null;
  for (const text of picks) {
    const [what, first, second] = text.split(':');
    const seat = Number(first);
    const good = isGood(second) ? second : isGood(first) ? first : null;
    const mine = seats[me];
    if (!mine) break;
    const other = seats[seat];
    if (what === 'steal' && good && other) {
      bump(other.goods, good, -1);
      bump(mine.goods, good, 1);
    } else if ((what === 'give' || what === 'give-stashed') && good && other) {
      bump(what === 'give' ? mine.goods : mine.stash, good, -1);
      bump(other.goods, good, 1);
    } else if ((what === 'offer' || what === 'offer-stashed') && good) {
      bump(what === 'offer' ? mine.goods : mine.stash, good, -1);
      offered = good;
    } else if (what === 'swap' && good && other && offered) {
      bump(other.goods, good, -1);
      bump(other.goods, offered, 1);
      bump(mine.goods, good, 1);
      offered = null;
    } else if (what === 'lift' && good && other) {
      bump(other.goods, good, -1);
      lifted = good;
    } else if (what === 'drop' && lifted && other) {
      bump(other.goods, lifted, 1);
      lifted = null;
    } else if (what === 'stash' && good) {
      bump(mine.goods, good, -1);
      bump(mine.stash, good, 1);
    }
  }
  return seats;
}

/** The last pick opens a pair that the next one closes. */
export const isHalf = (picks: readonly string[]): boolean =>
  ['offer', 'offer-stashed', 'lift'].includes(verb(picks.at(-1) ?? ''));

/** How many picks are finished: a swap or a move is a pair of texts. */
export function done(mode: Mode, picks: readonly string[]): number {
  if (mode === 'swap' || mode === 'move') return Math.floor(picks.length / 2);
  return picks.length;
}

/** How many the dice ask for, as far as the piles go. */
export function goal(view: View, me: number, mode: Mode): number {
  if (mode !== 'protect') return view.left;
  // ST-57, ST-61: two goods for each Protect, as long as goods last
  return Math.min(2 * view.left, total(view.seats[me]?.goods ?? {}));
}

const has = (goods: Goods): Good[] => GOODS.filter((good) => (goods[good] ?? 0) > 0);

/** The texts that can follow the picks made so far. */
export function following(
  view: View,
  me: number,
  choices: readonly string[],
  picks: readonly string[],
): string[] {
  const mode = modeOf(choices);
  if (picks.length === 0 || !(isRepetition(mode) || mode === 'place')) return [...choices];
  if (!isHalf(picks) && isRepetition(mode) && done(mode, picks) >= goal(view, me, mode)) return [];
  const after = shadow(view, me, picks);
  const rivals = view.seats.map((_, seat) => seat).filter((seat) => seat !== me);
  const open = (seat: number): boolean => !(view.seats[seat] as SeatView).embargo;
  const mine = has(after[me]?.goods ?? {});
  const theirs = (what: string): string[] =>
    rivals
      .filter(open)
      .flatMap((seat) => has(after[seat]?.goods ?? {}).map((good) => `${what}:${seat}:${good}`));
  const last = picks.at(-1) ?? '';
  switch (mode) {
    case 'steal':
      return theirs('steal');
    case 'give':
      return rivals.filter(open).flatMap((seat) => mine.map((good) => `give:${seat}:${good}`));
    case 'swap':
      return isHalf(picks) ? theirs('swap') : mine.map((good) => `offer:${good}`);
    case 'protect':
      return mine.map((good) => `stash:${good}`);
    case 'move': {
      if (!isHalf(picks)) return theirs('lift');
      const from = Number(last.split(':')[1]);
      return rivals.filter((seat) => seat !== from && open(seat)).map((seat) => `drop:${seat}`);
    }
    default: {
      // place: the tokens not yet picked, on any other board (ST-33), and the stops
      const used = new Set(picks.map((text) => text.split(':')[1]));
      return choices.filter((text) => verb(text) !== 'place' || !used.has(text.split(':')[1]));
    }
  }
}

/** All that the dice ask for is picked, or nothing more can be. */
export function isComplete(
  view: View,
  me: number,
  choices: readonly string[],
  picks: readonly string[],
): boolean {
  const mode = modeOf(choices);
  if (!isRepetition(mode) || picks.length === 0 || isHalf(picks)) return false;
  return (
    done(mode, picks) >= goal(view, me, mode) || following(view, me, choices, picks).length === 0
  );
}

/** The texts in the order the server asks for them: order is noise in a stash, so it is by kind. */
export function texts(mode: Mode, picks: readonly string[]): string[] {
  if (mode !== 'protect') return [...picks];
  const rank = (text: string): number => GOODS.indexOf(text.split(':')[1] as Good);
  return [...picks].sort((a, b) => rank(a) - rank(b));
}

/** Which picks touch this pile, numbered as they were made. */
export function ticks(
  mode: Mode,
  picks: readonly string[],
  seat: number | 'mine',
  good: Good,
): number[] {
  const found: number[] = [];
  picks.forEach((text, i) => {
    const [what, first, second] = text.split(':');
    const number = mode === 'swap' || mode === 'move' ? Math.floor(i / 2) + 1 : i + 1;
    if (seat === 'mine') {
      const own =
        what === 'give'
          ? second === good
          : ['offer', 'stash'].includes(what ?? '') && first === good;
      if (own) found.push(number);
    } else if (
      ['steal', 'swap', 'lift'].includes(what ?? '') &&
      Number(first) === seat &&
      second === good
    ) {
      found.push(number);
    }
  });
  return found;
}

/** A re-roll of the marked dice as one gesture (ST-42): pay, take the dice in order, throw. */
export function rerollTexts(pay: string, dice: readonly number[]): string[] {
  return [pay, ...[...dice].sort((a, b) => a - b).map((die) => `pick:${die}`), 'throw'];
}

export function flipTexts(dice: readonly number[]): string[] {
  return [...dice].sort((a, b) => a - b).map((die) => `flip:${die}`);
}

/** Clients that can be placed or paid with now. */
export function freeClients(choices: readonly string[], what: 'place' | 'reroll'): string[] {
  const found = new Set(
    choices.filter((text) => verb(text) === what).map((text) => text.split(':')[1] ?? ''),
  );
  return CLIENTS.filter((client) => found.has(client));
}
