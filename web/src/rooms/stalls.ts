import type { IconName } from '../lib/icons/names';

/** the symbol of each stall */
export const SYMBOL: Record<string, IconName> = {
  'shadow-traders': 'magic-lamp',
  'shadow-blades': 'daggers',
  'dark-road': 'old-wagon',
  'dale-of-merchants': 'fox-head',
  'magic-maze': 'hourglass',
};
