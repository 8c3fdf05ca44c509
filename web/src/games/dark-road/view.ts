/** The Dark Road's view as the server sends it, and what can be pressed where. */
import type { IconName } from '../../lib/icons/names';
import { href } from '../../lib/sprite';

export const spriteOf = (icon: IconName): string => href(icon);

export interface Hero {
  id: string;
  town: string;
  wants: string[];
  icon: string;
}
export interface Tile {
  id: string;
  town: string;
  goods: string[];
}
export interface Crown {
  id: string;
  counts: number;
  pays: number;
}
export interface Section {
  good: string;
  price: number;
  dice: number;
  left: number;
}
export interface Stack {
  town: string;
  height: number;
  top: Tile | null;
}
export interface Space {
  left: string;
  right: string;
  building: string;
  wagons: number[];
}
export interface Ware {
  good: string;
  side: string;
  cells: number[];
}
export interface Friend {
  companion: string;
  count: number;
  free: number[];
}
export interface Wagon {
  player: number;
  trader: boolean;
  prestige: number;
  space: number;
  steed: string;
  upgrade: string;
  heroes: Hero[];
  commissions: Tile[];
  goods: Ware[];
  good_count: number;
  rows: number;
  columns: number;
  lanterns: number;
  quartz: number;
  horseshoes: number;
  slots: Record<string, number>;
  friends: Friend[];
  locked: number[];
  reserve: number[];
  lights: number[];
  light_count: number;
  spent: number;
  removed: number;
  crown_count: number;
  seen_crowns: Crown[];
  delivered: string[];
  fulfilled: string[];
}
export interface Caravan {
  leader: number;
  town: string;
  road: string;
  members: number[];
  event: string;
  rows: string[];
  dice: number[];
  taken: number;
  lift: number;
}
export interface View {
  turn: number;
  round: number;
  rounds: number;
  first: number;
  pool: number;
  pool_light: number;
  wheel: Section[];
  ring: Space[];
  stacks: Stack[];
  inn: (Hero | null)[];
  guest: Hero | null;
  palace: (Crown | null)[];
  crown_deck: number;
  friends: string[];
  friend_deck: number;
  row_die: boolean;
  dark_market: number;
  dark_sections: string[][];
  ruins: number;
  ruins_sections: string[][];
  five: boolean;
  upgrades: string[];
  caravan: Caravan | null;
  wagons: Wagon[];
  trader_card: string;
  step: { name: string } | null;
  own: { coins: number; crowns: Crown[]; score: number } | null;
  end: { coins: number[]; totals: number[]; winners: number[]; trader: number } | null;
}

export const GOOD_ICON: Record<string, IconName> = {
  potion: 'round-potion',
  book: 'spell-book',
  sword: 'broadsword',
  lute: 'banjo',
  shield: 'checked-shield',
  bow: 'bow-arrow',
};
export const GOOD_COLOUR: Record<string, string> = {
  potion: '#e879d0',
  book: '#7fb2ff',
  sword: '#c9d3e0',
  lute: '#f4a259',
  shield: '#f2cf57',
  bow: '#5fdc8f',
};
export const DISTRICT_ICON: Record<string, IconName> = {
  bazaar: 'shop',
  commissions: 'tied-scroll',
  excursions: 'mountain-cave',
  'dark-market': 'hooded-figure',
  inn: 'beer-stein',
};
export const DISTRICT_COLOUR: Record<string, string> = {
  bazaar: '#f0b45c',
  commissions: '#b99bff',
  excursions: '#3f9c7a',
  'dark-market': '#a05a60',
  inn: '#6f9fd8',
};
export const FRIEND_ICON: Record<string, IconName> = {
  raven: 'raven',
  'fey-cat': 'feline',
  'frost-mouse': 'seated-mouse',
  'cave-dragon': 'dragon-head',
  scorpion: 'scorpion',
  phoenix: 'egyptian-bird',
  'snow-bee': 'bee',
};
export const BUILDING_ICON: Record<string, IconName> = {
  'quartz-mine': 'mining',
  'frozen-harbor': 'anchor',
  'hoarfrost-filigree': 'snowflake-2',
  'oracle-of-lumi': 'crystal-ball',
  'yedls-workshop': 'anvil',
  'royal-post': 'envelope',
  'star-chapel': 'stars-stack',
  'counting-house': 'abacus',
  farrier: 'horseshoe',
  'lamp-house': 'candle-light',
};
export const PLACES = ['first', 'second', 'third'];

/** The first of these texts that may be chosen now. */
export const first = (choices: readonly string[], ...texts: string[]): string | null =>
  texts.find((text) => choices.includes(text)) ?? null;

/** The move that ends on a space: without a horseshoe if there is one. */
export function moveTo(choices: readonly string[], from: number, to: number): string | null {
  for (const verb of ['move', 'horseshoe'])
    for (const text of choices) {
      const [what, steps] = text.split(':');
      if (what === verb && (from + Number(steps)) % 5 === to) return text;
    }
  return null;
}

/** The step of a rondel marker that ends on a section. */
export function stepTo(
  choices: readonly string[],
  verb: 'delve' | 'sneak',
  from: number,
  to: number,
): string | null {
  return (
    choices.find((text) => {
      const [what, steps] = text.split(':');
      return what === verb && (from + Number(steps)) % 4 === to;
    }) ?? null
  );
}

/** What a good in the own wagon can be used for now. */
export const useOf = (choices: readonly string[], ware: Ware): string | null =>
  first(
    choices,
    ...['sell', 'hand-in', 'return', 'lose'].map((verb) => `${verb}:${ware.good}:${ware.side}`),
    ...(ware.side === 'basic' ? [`upgrade:${ware.good}`] : [`downgrade:${ware.good}`]),
  );

/** Verbs that are pressed on the board or the wagon; all others are buttons. */
const DRAWN = new Set(
  [
    'lock unlock shine flip commission head-for stop-at trader-town',
    'trader-commission host invite trader-hero crown trader-crown befriend delve sneak deliver',
    'drop-hero send trader-loses fulfil drop-commission sell hand-in return lose upgrade downgrade',
  ]
    .join(' ')
    .split(' '),
);
export function buttons(choices: readonly string[]): string[] {
  return choices.filter((text) => {
    const verb = text.split(':')[0] ?? '';
    return !DRAWN.has(verb) && !(verb === 'take' && text.endsWith(':0'));
  });
}
