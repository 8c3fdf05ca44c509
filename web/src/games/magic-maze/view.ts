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
