/** Shadow Traders in words: choices, log lines, the score sheet. Every message id stands here in full. */
import { parts, slot, t, type Args } from '../../lib/i18n.svelte';
import type { LogLine } from '../../lib/Log.svelte';
import type { Table } from '../../lib/table.svelte';
import type { GameEvent } from '../../lib/wire-draft';
import type { View } from './view';

export const goodName = (good: string): string => t('st-good', { good });
export const missionName = (mission: string): string => t('st-mission', { mission });
export const faceName = (face: string): string => t('st-face', { face });

const DO: Record<string, string> = {
  words: 'st-do-words',
  deeds: 'st-do-deeds',
  place: 'st-do-place',
  roll: 'st-do-roll',
  rest: 'st-do-rest',
  reroll: 'st-do-reroll',
  'reroll-free': 'st-do-reroll-free',
  pick: 'st-do-pick',
  throw: 'st-do-throw',
  flip: 'st-do-flip',
  act: 'st-do-act',
  skip: 'st-do-skip',
  use: 'st-do-use',
  steal: 'st-do-steal',
  give: 'st-do-give',
  'give-stashed': 'st-do-give-stashed',
  offer: 'st-do-offer',
  'offer-stashed': 'st-do-offer-stashed',
  swap: 'st-do-swap',
  lift: 'st-do-lift',
  drop: 'st-do-drop',
  stash: 'st-do-stash',
};

/** A choice as a sentence, for the plain list and for ears. */
export function label(text: string, table: Table): string {
  const [what = '', first = '', second = ''] = text.split(':');
  const id = DO[what];
  if (!id) return text;
  const view = table.state.view as View;
  const args: Args = {};
  switch (what) {
    case 'place':
      Object.assign(args, { client: missionName(first), name: table.name(Number(second)) });
      break;
    case 'reroll':
      args.client = missionName(first);
      break;
    case 'pick':
    case 'flip':
      Object.assign(args, {
        die: Number(first) + 1,
        face: faceName(view.dice[Number(first)] ?? ''),
      });
      break;
    case 'act':
      Object.assign(args, { face: faceName(first), n: Number(second) });
      break;
    case 'use':
      Object.assign(args, { die: Number(first) + 1, face: faceName(second) });
      break;
    case 'steal':
    case 'give':
    case 'give-stashed':
    case 'swap':
    case 'lift':
      Object.assign(args, { name: table.name(Number(first)), good: second });
      break;
    case 'drop':
      args.name = table.name(Number(first));
      break;
    default:
      args.good = first;
  }
  return t(id, args);
}

const LOG: Record<string, string> = {
  'round-begins': 'st-log-round-begins',
  'event-revealed': 'st-log-event-revealed',
  sandstorm: 'st-log-sandstorm',
  'turn-begins': 'st-log-turn-begins',
  'words-or-deeds': 'st-log-words-or-deeds',
  'token-placed': 'st-log-token-placed',
  rolled: 'st-log-rolled',
  'token-discarded': 'st-log-token-discarded',
  rerolled: 'st-log-rerolled',
  flipped: 'st-log-flipped',
  acts: 'st-log-acts',
  skipped: 'st-log-skipped',
  stolen: 'st-log-stolen',
  given: 'st-log-given',
  swapped: 'st-log-swapped',
  moved: 'st-log-moved',
  stashed: 'st-log-stashed',
  embargo: 'st-log-embargo',
  lapsed: 'st-log-lapsed',
  'lamp-card': 'st-log-lamp-card',
  artefact: 'st-log-artefact',
  'game-over': 'st-log-game-over',
};

/** The seat an event happens to, besides the one who does it. */
function suffers(event: GameEvent): number | null {
  const seat = event.victim ?? event.receiver ?? event.other ?? event.board ?? event.from;
  return typeof seat === 'number' ? seat : null;
}

/** What an event means to this viewer: "you" act, suffer, receive, or look on. */
function role(event: GameEvent, me: number | null): string {
  if (me === null) return 'none';
  if (event.seat === me) return 'actor';
  if (suffers(event) === me) return 'target';
  if (event.kind === 'moved' && event.to === me) return 'receiver';
  return 'none';
}

/** Goods of one sweep stand in one line: "Timur stashes ◆◆". */
function sweep(events: GameEvent[]): GameEvent[] {
  const merged: GameEvent[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    const one = ['stolen', 'given', 'stashed'].includes(event.kind);
    if (
      one &&
      last?.kind === event.kind &&
      last.seat === event.seat &&
      suffers(last) === suffers(event)
    ) {
      merged[merged.length - 1] = {
        ...last,
        at: event.at,
        good: `${String(last.good)} ${String(event.good)}`,
      };
    } else merged.push(event);
  }
  return merged;
}

export function logLines(events: GameEvent[], table: Table): LogLine[] {
  const lines: LogLine[] = [];
  const me = table.seat;
  let round = 0;
  let turn = 0;
  sweep(events).forEach((event, i) => {
    const id = LOG[event.kind];
    if (!id) return;
    if (event.kind === 'round-begins') {
      round = Number(event.round);
      turn = 0;
    }
    if (event.kind === 'turn-begins') {
      turn += 1;
      // the next line names the player anyway
      return;
    }
    const word = (name: string): string =>
      typeof event[name] === 'string' ? (event[name] as string) : '';
    const number = (name: string): number =>
      typeof event[name] === 'number' ? (event[name] as number) : 0;
    const as = role(event, me);
    const whom = suffers(event);
    const dice = Array.isArray(event.dice) ? (event.dice as string[]).join(' ') : word('die');
    const args: Args = {
      me: as,
      round: number('round'),
      times: number('times'),
      left: number('left'),
      choice: word('choice'),
      face: word('action'),
      who: slot(`seat:${number('seat')}`),
      whom: slot(`seat:${whom ?? 0}`),
      to: slot(`seat:${number('to')}`),
      good: slot(`good:${event.kind === 'artefact' ? 'artefact' : word('good') || word('gave')}`),
      got: slot(`good:${word('got')}`),
      client: word('client') ? slot(`client:${word('client')}`) : '',
      dice: slot(`dice:${dice}`),
      event: slot(`event:${word('event')}`),
    };
    lines.push({
      id: `${event.at}-${i}`,
      at: event.at,
      kind: event.kind === 'round-begins' ? 'round' : 'line',
      turn: `${round}.${turn}`,
      parts: parts(id, args),
      toMe: as === 'target' || as === 'receiver',
      now: event.at > table.state.horizon && as === 'actor',
    });
  });
  return lines;
}

export const sheetTitle = (key: string): string => t('st-sheet', { key });
export const optionName = (key: string): string => t('st-option', { key });
export const optionNote = (key: string, value: string): string =>
  t('st-option-note', { of: `${key}-${value}` });
export const optionValue = (key: string, value: string): string =>
  t('st-option-value', { of: `${key}-${value}`, value });
