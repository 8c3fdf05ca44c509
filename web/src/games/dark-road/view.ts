/** What the Dark Road's pieces look like, and what can be pressed where. */
import type { IconName } from '../../lib/icons/names';
import { printed } from '../../lib/printed.svelte';
import type { DarkRoad } from '../../lib/wire';
import { ahead } from './guess';

export type View = DarkRoad.View;
export type Hero = DarkRoad.Hero;
export type Tile = DarkRoad.Tile;
export type Wagon = DarkRoad.Wagon;
export type Piece = DarkRoad.Piece;

const sheet = (): DarkRoad.Printed => printed.as<DarkRoad.Printed>();
/** What the six rows of an event do. */
export const printedRows = (event: string): DarkRoad.Effect[][] => sheet().events[event] ?? [];
/** The rule of a district. */
export const districtRule = (district: string): string => sheet().districts[district] ?? '';
/** The region of a town. */
export const regionOf = (town: string): string => sheet().regions[town] ?? '';
/** The shape of each good, in rows: # is a cell. */
export const printedShapes = (): Record<string, string[]> => sheet().shapes;
/** The slots for dice and the rule of each. */
export const printedSlots = (): [slot: string, rule: string][] => Object.entries(sheet().slots);

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
/** The phases of a turn. */
export const PHASES = ['plan', 'move', 'act', 'rest'] as const;

/** Faces for heroes: names and classes never matter (DR-39), so any face is right, but always the same. */
const FACES: IconName[] = [
  'hood',
  'cavalry',
  'cowled',
  'elf-helmet',
  'dwarf-face',
  'wizard-face',
  'visored-helm',
  'barbarian',
  'monk-face',
  'archer',
  'swordwoman',
  'viking-helmet',
];
export const faceOf = (hero: string): IconName =>
  FACES[Number(hero.replace(/\D/g, '')) % FACES.length] ?? 'hood';
export const PLACES = ['first', 'second', 'third'];

/** The first of these texts that may be chosen now. */
export const first = (choices: readonly string[], ...texts: string[]): string | null =>
  texts.find((text) => choices.includes(text)) ?? null;

/** The move that ends on a space: without a horseshoe if there is one. */
export function moveTo(
  choices: readonly string[],
  ring: readonly unknown[],
  from: number,
  to: number,
): string | null {
  for (const verb of ['move', 'horseshoe'])
    for (const text of choices) {
      const [what, steps] = text.split(':');
      if (what === verb && ahead(from, Number(steps), ring.length) === to) return text;
    }
  return null;
}

/** The spaces these moves end on, and the horseshoes each costs. */
export function landings(
  choices: readonly string[],
  spaces: number,
  from: number,
): Map<number, number> {
  const found = new Map<number, number>();
  for (const [cost, verb] of ['move', 'horseshoe'].entries())
    for (const text of choices) {
      const [what, steps] = text.split(':');
      const to = ahead(from, Number(steps), spaces);
      if (what === verb && !found.has(to)) found.set(to, cost);
    }
  return found;
}

/** The step of a rondel marker that ends on a section. */
export function stepTo(
  choices: readonly string[],
  verb: 'delve' | 'sneak',
  ring: readonly unknown[],
  from: number,
  to: number,
): string | null {
  return (
    choices.find((text) => {
      const [what, steps] = text.split(':');
      return what === verb && ahead(from, Number(steps), ring.length) === to;
    }) ?? null
  );
}

/** What a good in the own wagon can be used for now. */
export const useOf = (choices: readonly string[], ware: Piece): string | null =>
  first(
    choices,
    ...['sell', 'hand-in', 'return', 'lose'].map((verb) => `${verb}:${ware.good}:${ware.side}`),
    ...(ware.side === 'basic' ? [`upgrade:${ware.good}`] : [`downgrade:${ware.good}`]),
  );

/** The town a choice names, for whatever reason it is named. */
export const townText = (choices: readonly string[], town: string): string | null =>
  first(
    choices,
    ...['commission', 'head-for', 'stop-at', 'trader-town', 'trader-commission'].map(
      (verb) => `${verb}:${town}`,
    ),
  );

/** Where each verb is pressed: on a panel of the table. Verbs that stand nowhere are buttons. */
const DRAWN: Record<string, Panel> = {
  lock: 'dice',
  unlock: 'dice',
  shine: 'dice',
  move: 'board',
  horseshoe: 'board',
  visit: 'board',
  building: 'board',
  'turn-wheel': 'board',
  buy: 'board',
  flip: 'places',
  commission: 'places',
  'head-for': 'places',
  'stop-at': 'places',
  'trader-town': 'places',
  'trader-commission': 'places',
  host: 'places',
  invite: 'places',
  'trader-hero': 'places',
  crown: 'places',
  'trader-crown': 'places',
  befriend: 'places',
  delve: 'places',
  sneak: 'places',
  take: 'places',
  deliver: 'wagon',
  'drop-hero': 'wagon',
  send: 'wagon',
  fulfil: 'wagon',
  'drop-commission': 'wagon',
  sell: 'wagon',
  'hand-in': 'wagon',
  return: 'wagon',
  lose: 'wagon',
  upgrade: 'wagon',
  downgrade: 'wagon',
  'trader-loses': 'rivals',
};
export type Panel = 'dice' | 'board' | 'places' | 'wagon' | 'rivals';
export const verbOf = (text: string): string => text.split(':')[0] ?? '';

/** Drawn, and a button too: the words help whoever does not know the board yet. */
const ALSO_BUTTONS = new Set([
  ...['move', 'horseshoe', 'visit', 'building', 'turn-wheel', 'buy'],
  ...['sell', 'hand-in', 'delve', 'sneak'],
]);

/** What is offered in words beside the question. */
export const buttons = (choices: readonly string[]): string[] =>
  choices.filter((text) => {
    const verb = verbOf(text);
    if (verb === 'take') return !text.endsWith(':0');
    return !(verb in DRAWN) || ALSO_BUTTONS.has(verb);
  });

/** The panel on which most of these are pressed: a phone turns to it. */
export function panelOf(choices: readonly string[]): Panel | null {
  const found = choices.map((text) => DRAWN[verbOf(text)]).filter((panel) => panel !== undefined);
  const places = ['places', 'wagon', 'rivals', 'board', 'dice'] as const;
  return places.find((panel) => found.includes(panel)) ?? null;
}
