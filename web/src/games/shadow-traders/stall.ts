import type { Stall } from '../registry';

export const stall: Stall = {
  minutes: 45,
  weight: 2,
  accent: '#f0b45c',
  symbol: 'magic-lamp',
  roof: ['#c77f27', '#5a3412'],
  light: '#ffb24d',
  things: [
    ['magic-lamp', 56],
    ['hooded-figure', 60],
    ['cookie', 40],
  ],
};
