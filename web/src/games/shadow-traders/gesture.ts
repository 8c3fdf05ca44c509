/**
 * Picks that belong together are collected here and sent as one gesture. The server says what can follow
 * (`preview`) and is the judge of every text; what stands here only draws the picks.
 */
import { CLIENTS, GOODS, isGood, type Good, type Goods, type View } from './view';

/** The question on the table, read off the choices the server sent. */
export type Mode =
  | 'none'
  | 'words-or-deeds'
  | 'place'
  | 'roll'
  | 'pick'
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
  if (any('offer', 'offer-stashed', 'swap')) return 'swap';
  if (any('stash')) return 'protect';
  if (any('lift', 'drop')) return 'move';
  if (any('pick', 'throw')) return 'pick';
  if (any('use')) return 'use';
  if (any('act', 'skip', 'reroll', 'reroll-free', 'flip')) return 'roll';
  if (any('place', 'roll', 'rest')) return 'place';
  return 'other';
}

/** The frames a repeated action asks in; when another one asks, the action is done. */
const FRAMES: Partial<Record<Mode, string[]>> = {
  steal: ['Stealing'],
  give: ['Giving'],
  swap: ['Swapping', 'SwappingFor'],
  protect: ['Stashing'],
  move: ['Moving', 'MovingTo'],
};
export const isRepetition = (mode: Mode): boolean => mode in FRAMES;
export const isDone = (mode: Mode, ask: unknown): boolean =>
  !(FRAMES[mode] ?? []).includes(String(ask));

export interface Shadow {
  goods: Goods;
  stash: Goods;
}

const bump = (goods: Goods, good: Good, by: number): void => {
  goods[good] = (goods[good] ?? 0) + by;
};

/** The piles as they would lie after these picks. */
export function shadow(view: View, me: number, picks: readonly string[]): Shadow[] {
  const seats = view.boards.map((seat) => ({ goods: { ...seat.goods }, stash: { ...seat.stash } }));
  // a swap or a move may have begun before these picks
  const begun = view.step?.kind;
  let offered: Good | null = isGood(begun) && view.step?.name === 'SwappingFor' ? begun : null;
  let lifted: Good | null = isGood(begun) && view.step?.name === 'MovingTo' ? begun : null;
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

/** The next pick closes a pair that is open. */
export const isHalf = (next: readonly string[]): boolean =>
  next.some((text) => verb(text) === 'swap' || verb(text) === 'drop');

/** How many picks are finished: a swap or a move is a pair of texts. */
export const done = (mode: Mode, picks: readonly string[]): number =>
  mode === 'swap' || mode === 'move'
    ? picks.filter((text) => verb(text) === 'swap' || verb(text) === 'drop').length
    : picks.length;

/** Tokens not yet picked, on any board, and the stops: placing reveals, so the server foresees nothing. */
export function placeable(choices: readonly string[], picks: readonly string[]): string[] {
  const used = new Set(picks.map((text) => text.split(':')[1]));
  return choices.filter((text) => verb(text) !== 'place' || !used.has(text.split(':')[1]));
}

/** Goods that still lie there to be stashed. */
export function stashable(after: Shadow | undefined): string[] {
  return GOODS.filter((good) => (after?.goods[good] ?? 0) > 0).map((good) => `stash:${good}`);
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

/** A re-roll of the marked dice as one gesture (ST-42): pay, take the dice, throw. */
export function rerollTexts(pay: string | null, dice: readonly number[]): string[] {
  return [...(pay === null ? [] : [pay]), ...dice.map((die) => `pick:${die}`), 'throw'];
}

export function flipTexts(dice: readonly number[]): string[] {
  return dice.map((die) => `flip:${die}`);
}

/** Clients that can be placed or paid with now. */
export function freeClients(choices: readonly string[], what: 'place' | 'reroll'): string[] {
  const found = new Set(
    choices.filter((text) => verb(text) === what).map((text) => text.split(':')[1] ?? ''),
  );
  return CLIENTS.filter((client) => found.has(client));
}
