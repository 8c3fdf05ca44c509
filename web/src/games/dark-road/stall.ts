import type { Stall } from '../registry';

export const stall: Stall = {
  minutes: 90,
  weight: 4,
  accent: '#74e6b4',
  symbol: 'old-wagon',
  roof: ['#1f9c74', '#0d3c3a'],
  light: '#58e2b0',
  things: [
    ['old-lantern', 46],
    ['old-wagon', 62],
    ['crystal-cluster', 42],
  ],
};
