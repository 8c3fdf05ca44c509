/** How the picks of a gesture are read and drawn; what they do is the server's business. */
import { CLIENTS, type Good } from './view';

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

/** The next pick closes a pair that is open. */
export const isHalf = (next: readonly string[]): boolean =>
  next.some((text) => verb(text) === 'swap' || verb(text) === 'drop');

/** How many picks are finished: a swap or a move is a pair of texts. */
export const done = (mode: Mode, picks: readonly string[]): number =>
  mode === 'swap' || mode === 'move'
    ? picks.filter((text) => verb(text) === 'swap' || verb(text) === 'drop').length
    : picks.length;

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
export function rerollTexts(pay: string | null, dice: readonly number[]): string[] {
  const taken = [...dice].sort((a, b) => a - b).map((die) => `pick:${die}`);
  return [...(pay === null ? [] : [pay]), ...taken, 'throw'];
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
