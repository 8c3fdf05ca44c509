import type { IconName } from '../../lib/icons/names';
import type { Colour } from '../../lib/marks';
import type { MagicMaze } from '../../lib/wire';

export type View = MagicMaze.View;

export const HEROES = ['barbarian', 'mage', 'elf', 'dwarf'] as const;
export type Hero = (typeof HEROES)[number];
export const DIRECTIONS = ['n', 'e', 's', 'w'] as const;

/** A colour's shape and symbol: the colour never stands alone (MM-11). */
export const COLOUR_MARK: Record<string, Colour> = {
  yellow: 'yellow',
  purple: 'violet',
  green: 'green',
  orange: 'orange',
};
export const HERO_OF: Record<string, Hero> = {
  yellow: 'barbarian',
  purple: 'mage',
  green: 'elf',
  orange: 'dwarf',
};
export const SYMBOL: Record<string, IconName> = {
  yellow: 'broadsword',
  purple: 'round-bottom-flask',
  green: 'pocket-bow',
  orange: 'battered-axe',
};

/** 1:47 */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const ARTEFACT: Record<string, string> = { barbarian: '6', mage: '9', elf: '8', dwarf: '7' };
const EXIT: Record<string, string> = { barbarian: '11', mage: '2', elf: '10', dwarf: '12' };
const ARTEFACT_CELL: Record<string, string> = {
  barbarian: '6-32',
  mage: '9-33',
  elf: '8-03',
  dwarf: '7-02',
};
const CELLS = Object.values(ARTEFACT_CELL);

/** On an artefact that counts for the theft: its own, or in scenario 10 any but its own (MM-160). */
export function inPlace(view: View, hero: View['heroes'][number]): boolean {
  if (!view.rules.includes('fool-guards')) return hero.cell === ARTEFACT_CELL[hero.hero];
  return CELLS.includes(hero.cell ?? '') && hero.cell !== ARTEFACT_CELL[hero.hero];
}

/** How far a hero has come, as a message: its goal is hidden, seen or reached. */
export function progress(view: View, hero: View['heroes'][number]): string {
  if (hero.left) return 'mm-ui-out';
  if (!view.theft && inPlace(view, hero)) return 'mm-ui-there';
  const goals = view.theft ? EXIT : ARTEFACT;
  const fits = (of: string): boolean =>
    view.rules.includes('fool-guards')
      ? of !== hero.hero
      : of === (view.theft && !view.rules.includes('own-exits') ? 'mage' : hero.hero);
  const placed = new Set(view.tiles.map((tile) => tile.tile));
  return HEROES.some((of) => fits(of) && placed.has(goals[of] ?? ''))
    ? 'mm-ui-seen'
    : 'mm-ui-hidden';
}
