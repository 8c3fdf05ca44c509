import { printed } from '../../lib/printed.svelte';
import type { ShadowBlades } from '../../lib/wire';
import type { IconName } from '../../lib/icons/names';

export type View = ShadowBlades.View;
export type Card = ShadowBlades.Card;
export type Row = ShadowBlades.Row;

export const cardOf = (id: string): Card => printed.as<ShadowBlades.Printed>().cards[id] as Card;
/** The rule of a conspiracy. */
export const conspiracyRule = (conspiracy: string): string =>
  printed.as<ShadowBlades.Printed>().conspiracies[conspiracy] ?? '';

export const SPHERES = ['assassination', 'theft', 'support', 'infiltration'] as const;
export type Sphere = (typeof SPHERES)[number];

const SPHERE_ICON: Record<string, IconName> = {
  assassination: 'daggers',
  theft: 'robber-mask',
  support: 'shaking-hands',
  infiltration: 'spy',
  mercenary: 'two-coins',
};
export const sphereIcon = (sphere: string): IconName => SPHERE_ICON[sphere] ?? 'two-coins';

/** A drawing for each place of the set; what a pack puts there keeps the drawing. */
const ART: Record<string, IconName> = {
  assassin: 'hooded-assassin',
  'night-blade': 'cloak-dagger',
  executioner: 'executioner-hood',
  blademaster: 'katana',
  poisoner: 'poison-bottle',
  duelist: 'crossed-swords',
  fanatic: 'burning-passion',
  thief: 'snatch',
  pickpocket: 'swap-bag',
  burglar: 'key-lock',
  raider: 'running-ninja',
  grabber: 'grab',
  cutpurse: 'robber-hand',
  marauder: 'bandit',
  courier: 'walking-boot',
  healer: 'healing',
  quartermaster: 'wooden-crate',
  patron: 'crown',
  herald: 'public-speaker',
  gravedigger: 'graveyard',
  blacksmith: 'anvil',
  spy: 'spy',
  informer: 'eye-target',
  pathfinder: 'compass',
  resident: 'domino-mask',
  tempter: 'love-letter',
  blackmailer: 'envelope',
  watcher: 'spyglass',
  cutthroat: 'bowie-knife',
  sellsword: 'sabers-choc',
  captain: 'captain-hat-profile',
  'bounty-hunter': 'crosshair',
  smuggler: 'knapsack',
  wanderer: 'boots',
  stiletto: 'stiletto',
  'throwing-knife': 'thrown-knife',
  garrotte: 'rope-coil',
  knuckleduster: 'brass-knuckles',
  blowpipe: 'target-arrows',
  sling: 'sling',
  sabre: 'broadsword',
  'hand-crossbow': 'crossbow',
  'twin-daggers': 'plain-dagger',
  glaive: 'halberd',
};
export const art = (card: string): IconName => ART[card] ?? 'tied-scroll';

const verb = (text: string): string => text.split(':')[0] ?? '';
const first = (text: string): string => text.split(':')[1] ?? '';

/** Verbs whose first argument is a card of the hand. */
const HAND = new Set([
  ...['play', 'play-armed', 'plant', 'plant-armed', 'lay', 'shadow'],
  ...['arm', 'blow', 'discard', 'give'],
]);
const OPEN = new Set(['keep', 'get']);
const AGENTS = new Set(['betray', 'destroy', 'sacrifice', 'lure', 'return', 'forge']);
const SEATS = new Set(['steal', 'press', 'watch']);

/** What can be done with a card of the hand. */
export const uses = (choices: readonly string[], card: string): string[] =>
  choices.filter((text) => HAND.has(verb(text)) && first(text) === card);
/** What can be done with a card that lies open before this seat. */
export const takes = (choices: readonly string[], card: string): string | null =>
  choices.find((text) => OPEN.has(verb(text)) && first(text) === card) ?? null;
/** What can be done to an agent in play, or to a weapon on one. */
export const aims = (choices: readonly string[], card: string): string | null =>
  choices.find(
    (text) => (AGENTS.has(verb(text)) || verb(text) === 'loot') && first(text) === card,
  ) ?? null;
export const aimsAtSeat = (choices: readonly string[], seat: number): string | null =>
  choices.find((text) => SEATS.has(verb(text)) && first(text) === String(seat)) ?? null;
/** Choices that need no card, agent, seat or pile: the buttons of the prompt. */
export const buttons = (choices: readonly string[]): string[] =>
  choices.filter((text) => !text.includes(':'));

/** A place for an agent, with the texts that play it there: without weapons, with weapons. */
export interface Way {
  plain: string | null;
  armed: string | null;
}

/** What it is listed as. */
export const textOf = ({ plain, armed }: Way): string => plain ?? armed ?? '';

/** Where an agent can be played: `seat:sphere`. A lesson may want it armed only. */
export function places(choices: readonly string[], agent: string, me: number): Map<string, Way> {
  const found = new Map<string, Way>();
  for (const text of uses(choices, agent)) {
    const [what = '', , a = '', b = ''] = text.split(':');
    if (!/^(play|plant)(-armed)?$/.test(what)) continue;
    const place = what.startsWith('play') ? `${me}:${a}` : `${a}:${b}`;
    const way = found.get(place) ?? { plain: null, armed: null };
    way[what.endsWith('-armed') ? 'armed' : 'plain'] = text;
    found.set(place, way);
  }
  return found;
}

/** One gesture: the agent, its weapons, ready; nothing while a weapon is still to be chosen. */
export function playTexts({ plain, armed }: Way, weapons: readonly string[]): string[] {
  if (weapons.length && armed) return [armed, ...weapons.map((card) => `arm:${card}`), 'ready'];
  return plain === null ? [] : [plain];
}

/** Aiming at a card in play that cannot be aimed at: the same deed done to it; empty when nothing is aimed at. */
export function aiming(choices: readonly string[], card: string): string {
  const found = choices.map(verb).find((one) => AGENTS.has(one) || one === 'loot');
  return found ? `${found}:${card}` : '';
}

/** A choice that shows why a card of the hand cannot be used: `why` tells its rule. */
export function attempt(id: string, card: Card): string {
  const symbol = card.symbols?.[0] ?? '';
  const sphere = (SPHERES as readonly string[]).includes(symbol) ? symbol : SPHERES[0];
  if (card.kind === 'weapon') return `arm:${id}`;
  return `${card.kind === 'mission' ? 'lay' : 'play'}:${id}:${sphere}`;
}
