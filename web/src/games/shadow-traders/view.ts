import type { ScoreLine } from '../../lib/wire-draft';
import type { IconName } from '../../lib/icons/names';

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

export type Goods = Partial<Record<Good, number>>;

export interface PlacedToken {
  owner: number;
  client: Client;
}

export interface SeatView {
  colour: string;
  goods: Goods;
  stash: Goods;
  embargo: boolean;
  /** unplaced tokens: the number is public, the clients are not (ST-40) */
  tokens: number;
  discarded: number;
  stack: { height: number; top: PlacedToken | null; all?: PlacedToken[] };
}

/** How often an action may be done: `times` × (`dice` + used smuggles), ST-48. */
export interface Count {
  dice: number;
  smuggle: number;
  times: number;
  min: number;
  max: number;
  values: number[];
}

export interface MyView {
  mission: Client;
  unplaced: Client[];
  discarded: Client[];
  placed: { client: Client; seat: number }[];
  worth: number;
}

export interface View {
  round: number;
  rounds_left_events: number;
  event: string | null;
  events_seen: string[];
  storm_deck: number;
  event_deck: number;
  first: number;
  turn: number;
  phase: string;
  dice: Face[];
  picked: number[];
  flipped: number[];
  used: number[];
  action: Action | null;
  left: number;
  counts: Partial<Record<Action, Count>>;
  seats: SeatView[];
  mine?: MyView;
  over: boolean;
  sheet?: ScoreLine[];
  missions?: Client[];
  winners?: number[];
}

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
  DOUBLE_SWAP: 'trade',
  DOUBLE_STEAL: 'robber-mask',
  DOUBLE_GIVE: 'present',
  CURSED_ARTEFACT: 'voodoo-doll',
  NO_SWAP: 'closed-doors',
  PLACE_OR_ROLL: 'talk',
  EXTRA_SMUGGLE: 'secret-door',
  DOUBLE_PROTECT: 'locked-chest',
  FLIP_DICE: 'vertical-flip',
  NO_STEAL: 'guards',
  NO_PROTECT: 'padlock-open',
  FREE_REROLL: 'perspective-dice-six-faces-random',
  ALL_FIVE: 'checklist',
};
export const eventIcon = (event: string): IconName => EVENT_ICON[event] ?? 'sandstorm';

export const isGood = (word: string | undefined): word is Good =>
  (GOODS as readonly string[]).includes(word ?? '');
export const isClient = (word: string | undefined): word is Client =>
  (CLIENTS as readonly string[]).includes(word ?? '');

export function total(goods: Goods): number {
  return GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);
}

/** Own colour first, as it lies on the own board; then the rest in the order of the rulebook. */
export function ordered(seat: SeatView): Good[] {
  return [...GOODS].sort((a, b) => Number(b === seat.colour) - Number(a === seat.colour));
}
