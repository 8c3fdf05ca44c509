import { describe, expect, it } from 'vitest';
import { cut, preferred } from './i18n.svelte';
import { COLOURS, MARK } from './marks';
import { codeOf, placeOf } from './router.svelte';

describe('addresses', () => {
  it('lead to rooms', () => {
    expect(placeOf('/')).toEqual({ room: 'home' });
    expect(placeOf('/t/fox-lamp-7')).toEqual({ room: 'table', code: 'fox-lamp-7' });
    expect(placeOf('/r/fox-lamp-7')).toEqual({ room: 'replay', code: 'fox-lamp-7' });
    expect(placeOf('/new/magic-maze')).toEqual({ room: 'new', game: 'magic-maze' });
    expect(placeOf('/book/dark-road')).toEqual({ room: 'book', game: 'dark-road' });
    expect(placeOf('/t/../etc')).toEqual({ room: 'nowhere' });
  });
  it('are understood as people paste them', () => {
    expect(codeOf(' Fox-Lamp-7 ')).toBe('fox-lamp-7');
    expect(codeOf('https://market.example/t/fox-lamp-7?x')).toBe('fox-lamp-7');
    expect(codeOf('a b')).toBe(null);
  });
});

describe('sentences', () => {
  it('are cut at bold words and drawings', () => {
    expect(cut('You <b>steal</b> \uE000good:red\uE001.')).toEqual([
      { text: 'You ', bold: false },
      { text: 'steal', bold: true },
      { text: ' ', bold: false },
      { slot: 'good:red' },
      { text: '.', bold: false },
    ]);
  });
  it('come in a language the person reads', () => {
    expect(preferred(['de-AT', 'uk-UA', 'en'])).toBe('uk');
    expect(preferred(['fr'])).toBe('en');
  });
});

describe('marks', () => {
  const light = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  it('tell nine seats apart by shape and letter, not by colour alone', () => {
    expect(COLOURS.length).toBe(9);
    for (const part of ['path', 'letter', 'fill'] as const)
      expect(new Set(COLOURS.map((colour) => MARK[colour][part])).size).toBe(9);
  });
  it('stand out from their outline and from the night', () => {
    for (const ground of ['#0d0906', '#1c1040'])
      for (const colour of COLOURS)
        expect((light(MARK[colour].fill) + 0.05) / (light(ground) + 0.05)).toBeGreaterThan(4.5);
  });
});
