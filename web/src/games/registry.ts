import { words } from '../lib/i18n.svelte';
import { needSprite } from '../lib/sprite';
import type { GameModule } from '../lib/table.svelte';

/** The five stalls in the order they stand, with their light. A stall opens when the server has the game. */
export interface Stall {
  key: string;
  accent: string;
  /** `data-game` of tokens.css */
  tokens: string;
  seats: [number, number];
  minutes: number;
  weight: number;
}

export const STALLS: Stall[] = [
  {
    key: 'shadow-traders',
    tokens: 'shadow-traders',
    accent: '#f0b45c',
    seats: [4, 6],
    minutes: 45,
    weight: 2,
  },
  {
    key: 'shadow-blades',
    tokens: 'shadow-blades',
    accent: '#ff8b85',
    seats: [2, 4],
    minutes: 30,
    weight: 2,
  },
  {
    key: 'dark-road',
    tokens: 'dark-road',
    accent: '#74e6b4',
    seats: [1, 4],
    minutes: 90,
    weight: 4,
  },
  {
    key: 'dale-of-merchants',
    tokens: 'dale',
    accent: '#b7d67a',
    seats: [2, 4],
    minutes: 30,
    weight: 2,
  },
  {
    key: 'magic-maze',
    tokens: 'magic-maze',
    accent: '#ff8fe0',
    seats: [1, 8],
    minutes: 15,
    weight: 1,
  },
];

export const stallOf = (key: string): Stall | undefined =>
  STALLS.find((stall) => stall.key === key);

/** The chunk of a game with its words; a game without one of its own is played at the plain table. */
export async function loadGame(key: string): Promise<GameModule> {
  const tables: Record<string, () => Promise<{ game: GameModule }>> = {
    'shadow-traders': () => import('./shadow-traders'),
    'shadow-blades': () => import('./shadow-blades'),
    'dark-road': () => import('./dark-road'),
    'magic-maze': () => import('./magic-maze'),
    'dale-of-merchants': () => import('./dale-of-merchants'),
  };
  void needSprite(key);
  const [found] = await Promise.all([tables[key]?.(), words.need(key)]);
  return found?.game ?? {};
}
