import { printed } from '../../lib/printed.svelte';
import type { ShadowTraders } from '../../lib/wire';
import type { IconName } from '../../lib/icons/names';

export type View = ShadowTraders.View;
export type Board = ShadowTraders.Board;
export type Own = ShadowTraders.Own;
export type Count = ShadowTraders.Count;
export type Pile = ShadowTraders.Pile;

export const GOODS = [
  'green',
  'yellow',
  'orange',
  'blue',
  'pink',
  'red',
  'lamp',
  'artefact',
] as const;
export type Good = (typeof GOODS)[number];
export const CLIENTS = ['keep', 'take', 'collect', 'give-away', 'choose', 'lose'] as const;
export type Client = (typeof CLIENTS)[number];
export const ACTIONS = ['steal', 'give', 'swap', 'protect', 'move'] as const;
export type Action = (typeof ACTIONS)[number];
export type Face = Action | 'smuggle';

export type Goods = Record<string, number>;

export const LETTER: Record<Good, string> = {
  green: 'G',
  yellow: 'Y',
  orange: 'O',
  blue: 'B',
  pink: 'P',
  red: 'R',
  lamp: 'M',
  artefact: 'C',
};

export const FACE_ICON: Record<Face, IconName> = {
  steal: 'snatch',
  give: 'pay-money',
  swap: 'trade',
  protect: 'padlock',
  move: 'hand-truck',
  smuggle: 'hooded-figure',
};

export const CLIENT_ICON: Record<Client, IconName> = {
  keep: 'locked-chest',
  take: 'robber-hand',
  collect: 'gems',
  'give-away': 'present',
  choose: 'scales',
  lose: 'broken-pottery',
};

const EVENT_ICON: Record<string, IconName> = {
  'double-swap': 'trade',
  'double-steal': 'robber-mask',
  'double-give': 'present',
  'cursed-artefact': 'voodoo-doll',
  'no-swap': 'closed-doors',
  'place-or-roll': 'talk',
  'extra-smuggle': 'secret-door',
  'double-protect': 'locked-chest',
  'flip-dice': 'vertical-flip',
  'no-steal': 'guards',
  'no-protect': 'padlock-open',
  'free-reroll': 'perspective-dice-six-faces-random',
  'all-five': 'checklist',
};
export const eventIcon = (event: string): IconName => EVENT_ICON[event] ?? 'sandstorm';

/** Where the own token with this client is. */
export interface TokenState {
  state: 'free' | 'placed' | 'spent';
  seat: number | null;
}
export function tokenState(own: Own, client: string): TokenState {
  const placed = own.placed.find((token) => token.client === client);
  if (placed) return { state: 'placed', seat: placed.board };
  return { state: own.discarded.includes(client) ? 'spent' : 'free', seat: null };
}

export const isGood = (word: string | undefined): word is Good =>
  (GOODS as readonly string[]).includes(word ?? '');
export const isClient = (word: string | undefined): word is Client =>
  (CLIENTS as readonly string[]).includes(word ?? '');
export const isFace = (word: string | undefined): word is Face => (word ?? '') in FACE_ICON;

/** The round that was played last: the sandstorm comes in place of one (ST-72). */
export const roundOf = (view: View): number => (view.end === null ? view.round : view.round - 1);

/** What a good is worth by itself at the end. */
export const pointsOf = (good: Good): number =>
  printed.as<ShadowTraders.Printed>().points[good] ?? 0;

export function total(goods: Goods): number {
  return GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);
}

/** Own colour first, as it lies on the own board; then the rest in the order of the rulebook. */
export function ordered(board: Board): Good[] {
  return [...GOODS].sort((a, b) => Number(b === board.colour) - Number(a === board.colour));
}
