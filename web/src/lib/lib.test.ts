import { describe, expect, it } from 'vitest';
import { cut, preferred } from './i18n.svelte';
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
    '# Book\n\n## 1. Scope\n\n- **ST-1** Four to `six` players\n  go on here.\n- **ST-2** [T] A **game** lasts. *Ruling:* so.\n\ntext\n## 2. End\n- **A-3** Ruling.\n';
  const rules = parseRules(book);
  it('is cut into numbered rules', () => {
    expect(rules).toEqual([
      { id: 'ST-1', section: '1. Scope', text: 'Four to six players go on here.' },
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
