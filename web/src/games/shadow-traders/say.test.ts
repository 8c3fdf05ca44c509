import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../lib/i18n.svelte';
import type { TradersHand } from './hand.svelte';
import { hintText, stormText } from './say';
import { roundOf, type View } from './view';

beforeAll(async () => {
  await words.use('en');
  await words.need('shadow-traders');
});

describe('the question', () => {
  it('offers to re-roll and to flip only where that can be done', () => {
    const hint = (canReroll: boolean, mayFlip: boolean): string =>
      hintText({
        me: 0,
        mode: 'roll',
        marked: [],
        held: null,
        canReroll,
        mayFlip,
      } as unknown as TradersHand);
    expect(hint(true, false)).toBe('Tap dice to re-roll them first');
    expect(hint(false, true)).toBe('Tap dice to flip them first');
    expect(hint(true, true)).toBe('Tap dice to re-roll or flip them first');
    expect(hint(false, false)).toBe('');
  });
});

describe('the round', () => {
  const at = (round: number, storm_deck: number, end: unknown = null): View =>
    ({ round, event_deck: Math.max(0, 4 - round), storm_deck, end }) as View;

  it('is the last one that was played: the storm comes in place of one', () => {
    expect(roundOf(at(6, 1))).toBe(6);
    expect(roundOf(at(7, 0, {}))).toBe(6);
  });
  it('says when the storm may come, and nothing once it is there', () => {
    expect(stormText(at(3, 3))).toBe('Storm deck from round 5');
    expect(stormText(at(4, 3))).toBe('Sandstorm next round: 1/3');
    expect(stormText(at(6, 1))).toBe('Sandstorm next round: certain');
    expect(stormText(at(7, 0, {}))).toBe('');
  });
});
