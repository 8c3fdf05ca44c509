import type { IconName } from '../../lib/icons/names';
import type { Colour } from '../../lib/marks';
import type { MagicMaze } from '../../lib/wire';

export type View = MagicMaze.View;

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

/** How far a hero has come, as a message. */
export const PROGRESS: Record<string, string> = {
  hidden: 'mm-ui-hidden',
  seen: 'mm-ui-seen',
  there: 'mm-ui-there',
  out: 'mm-ui-out',
};
/** The same where the hero is named and not the artefact or exit. */
export const GOALS: Record<string, string> = {
  ...PROGRESS,
  hidden: 'mm-ui-goal-hidden',
  seen: 'mm-ui-goal-seen',
};
/** The hero of a colour. */
export const heroOf = ({ heroes }: View, colour: string | null | undefined): string =>
  heroes.find((one) => one.colour === colour)?.hero ?? '';
/** How many heroes stand on an artefact that counts for the theft. */
export const thievesIn = ({ heroes }: View): number =>
  heroes.filter((one) => one.goal === 'there').length;
