import { describe, expect, it } from 'vitest';
import { cut, preferred } from './i18n.svelte';
import { COLOURS, MARK } from './marks';
import { codeOf, placeOf } from './router.svelte';
import { parseRules, searchRules } from './rules';

describe('addresses', () => {
  it('lead to rooms', () => {
    expect(placeOf('/')).toEqual({ room: 'home' });
    expect(placeOf('/t/fox-lamp-7')).toEqual({ room: 'table', code: 'fox-lamp-7' });
    expect(placeOf('/r/fox-lamp-7')).toEqual({ room: 'replay', code: 'fox-lamp-7' });
    expect(placeOf('/new/magic-maze')).toEqual({ room: 'new', game: 'magic-maze' });
    expect(placeOf('/t/../etc')).toEqual({ room: 'nowhere' });
  });
  it('are understood as people paste them', () => {
    expect(codeOf(' Fox-Lamp-7 ')).toBe('fox-lamp-7');
    expect(codeOf('https://market.example/t/fox-lamp-7?x')).toBe('fox-lamp-7');
    expect(codeOf('a b')).toBe(null);
  });
});

describe('rulebook', () => {
  const book =
    '# Book\n\n## 1. Scope\n\n- **ST-1** Four to `six` players\n  go on here.\n  - **E1** One.\n- **ST-2** [T] A **game** lasts. *Ruling:* so.\n\ntext\n## 2. End\n- **A-3** Ruling.\n';
  const rules = parseRules(book);
  it('is cut into numbered rules', () => {
    expect(rules).toEqual([
      { id: 'ST-1', section: '1. Scope', text: 'Four to six players go on here.\nE1 One.' },
      { id: 'ST-2', section: '1. Scope', text: '[T] A game lasts. Ruling: so.' },
      { id: 'A-3', section: '2. End', text: 'Ruling.' },
    ]);
  });
  it('is searched by every word', () => {
    expect(searchRules(rules, 'GAME lasts').map((rule) => rule.id)).toEqual(['ST-2']);
    expect(searchRules(rules, 'st-1').map((rule) => rule.id)).toEqual(['ST-1']);
    expect(searchRules(rules, 'game six')).toEqual([]);
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
