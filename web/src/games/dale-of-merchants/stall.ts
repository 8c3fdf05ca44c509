import type { Stall } from '../registry';

export const stall: Stall = {
  minutes: 30,
  weight: 2,
  accent: '#b7d67a',
  symbol: 'fox-head',
  roof: ['#6f9a3c', '#5c4a1c'],
  light: '#fff0b0',
  things: [
    ['sloth', 54],
    ['fox-head', 48],
    ['barn-owl', 48],
  ],
  day: true, // the dale has its market in the morning
};
