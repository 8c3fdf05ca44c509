/** What the client knows of each game stands in its folder here; a game without one has the plain stall and table. */
import type { Component } from 'svelte';
import { words } from '../lib/i18n.svelte';
import type { IconName } from '../lib/icons/names';
import { needSprite } from '../lib/sprite';
import { scene } from '../lib/settings.svelte';
import type { GameModule, Table } from '../lib/table.svelte';

/** `stall.ts`: how a game stands on the street. */
export interface Stall {
  /** how long a game takes, and how heavy it is, 1 to 5 */
  minutes?: number;
  weight?: number;
  accent: string;
  symbol: IconName;
  /** the roof from its top to its edge, and the light below it */
  roof: [string, string];
  light: string;
  /** on the counter, each with its size */
  things: [IconName, number][];
  /** its table stands in daylight, whatever the theme */
  day?: boolean;
}

const PLAIN: Stall = {
  accent: '#ffc86f',
  symbol: 'rule-book',
  roof: ['#46589c', '#1c2550'],
  light: '#ffd98f',
  things: [
    ['person', 44],
    ['rule-book', 54],
    ['dice-six-faces-five', 42],
  ],
};

const STALLS = import.meta.glob<Stall>('./*/stall.ts', { eager: true, import: 'stall' });
const TABLES = import.meta.glob<GameModule>('./*/index.ts', { import: 'game' });
const ROOFS = import.meta.glob<Component>('./*/Roof.svelte', { eager: true, import: 'default' });
// the colours of each, under `[data-game]`
const COLOURS = import.meta.glob('./*/tokens.css', { eager: true });

export const stallOf = (key: string): Stall => STALLS[`./${key}/stall.ts`] ?? PLAIN;

/** SVG, 240 wide and 108 high; what has no fill gets the stall's. */
export const roofOf = (key: string): Component | undefined => ROOFS[`./${key}/Roof.svelte`];

/** Dress the page in a game's colours; in the market's where it has none. */
export function enter(key: string): void {
  scene.game = `./${key}/tokens.css` in COLOURS ? key : 'market';
  scene.day = stallOf(key).day ?? false;
}

/** The chunk of a game with its words; a game without one of its own is played at the plain table. */
export async function loadGame(key: string): Promise<GameModule> {
  void needSprite(key);
  const [found] = await Promise.all([TABLES[`./${key}/index.ts`]?.(), words.need(key)]);
  return found ?? {};
}

/** The same for a table, which learns from it what its seats look like. */
export async function loadFor(table: Table): Promise<GameModule> {
  const [game] = await Promise.all([loadGame(table.meta.game), words.need('tables')]);
  table.dealt = game.colours ?? null;
  return game;
}
