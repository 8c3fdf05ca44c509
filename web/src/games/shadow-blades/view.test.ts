import { describe, expect, it } from 'vitest';
import {
  aims,
  attempt,
  buttons,
  cardRules,
  leaders,
  margin,
  places,
  playTexts,
  uses,
  type Card,
} from './view';

const choices = [
  'recruit',
  'play:resident:infiltration',
  'play-armed:resident:infiltration',
  'plant:resident:2:theft',
  'plant-armed:resident:2:theft',
  'lay:odd-job:theft',
  'shadow:odd-job',
  'destroy:spy',
];

/** fields at their defaults do not travel */
const card = (some: Partial<Card>): Card => some as Card;

describe('the picks of Shadow Blades', () => {
  it('finds what a card, an agent and the prompt can do', () => {
    expect(uses(choices, 'odd-job')).toEqual(['lay:odd-job:theft', 'shadow:odd-job']);
    expect(aims(choices, 'spy')).toBe('destroy:spy');
    expect(buttons(choices)).toEqual(['recruit']);
  });

  it('knows the places of an agent, own and planted', () => {
    const found = places(choices, 'resident', 0);
    expect([...found.keys()]).toEqual(['0:infiltration', '2:theft']);
    expect(found.get('2:theft')?.armed).toBe('plant-armed:resident:2:theft');
  });

  it('sends an agent and its weapons as one gesture', () => {
    const place = { plain: 'play:a:theft', armed: 'play-armed:a:theft' };
    expect(playTexts(place, ['sabre', 'sling'])).toEqual([
      'play-armed:a:theft',
      'arm:sabre',
      'arm:sling',
      'ready',
    ]);
    expect(playTexts(place, [])).toEqual(['play:a:theft']);
  });

  it('lets nobody lead a tie', () => {
    expect(leaders([5, 5, 3])).toEqual([]);
    expect(leaders([0, -1])).toEqual([0]);
    expect(leaders([5, 4, 4, 3], true)).toEqual([0]);
    expect(leaders([4, 2, 5, 3], true)).toEqual([2, 0]);
    expect(leaders([5, 5, 0, 0], true)).toEqual([]);
    expect(margin([5, 3, 4], 2)).toBe(-1);
    expect(margin([5, 3, 4, 0], 2, true)).toBe(1);
  });

  it('names the rules of a card and how it would be played', () => {
    expect(cardRules(card({ kind: 'agent', ability: 'look-at-hand' }))).toEqual(['SB-49', 'SB-41']);
    expect(cardRules(card({ kind: 'mission', condition: 'hand-max', n: 2 }))).toEqual(['SB-53']);
    expect(attempt('spy', card({ kind: 'agent', symbols: ['infiltration'] }))).toBe(
      'play:spy:infiltration',
    );
    expect(attempt('captain', card({ kind: 'agent', symbols: ['mercenary'] }))).toBe(
      'play:captain:assassination',
    );
    expect(attempt('sabre', card({ kind: 'weapon' }))).toBe('arm:sabre');
  });
});
