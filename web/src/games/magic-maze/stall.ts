import type { Stall } from '../registry';

export const stall: Stall = {
  minutes: 15,
  weight: 1,
  accent: '#ff8fe0',
  symbol: 'hourglass',
  roof: ['#d42ba6', '#2a1466'],
  light: '#ff6fe0',
  things: [
    ['hourglass', 48],
    ['escalator', 56],
    ['shopping-cart', 46],
  ],
};
