import type { Stall } from '../registry';

export const stall: Stall = {
  minutes: 30,
  weight: 2,
  accent: '#ff8b85',
  symbol: 'daggers',
  roof: ['#b3202c', '#4a0d18'],
  light: '#ff5f56',
  things: [
    ['daggers', 50],
    ['cloak-dagger', 58],
    ['spy', 46],
  ],
};
