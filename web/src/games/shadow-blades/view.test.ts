import { describe, expect, it } from 'vitest';
import { aims, attempt, buttons, places, playTexts, uses, type Card } from './view';

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
    // a lesson that wants it armed waits for the weapon
    const armed = places(['play-armed:a:theft'], 'a', 0).get('0:theft');
    expect(armed).toEqual({ plain: null, armed: 'play-armed:a:theft' });
    expect(playTexts({ plain: null, armed: 'play-armed:a:theft' }, [])).toEqual([]);
  });

  it('tells how a card would be played', () => {
    expect(attempt('spy', card({ kind: 'agent', symbols: ['infiltration'] }))).toBe(
      'play:spy:infiltration',
    );
    expect(attempt('captain', card({ kind: 'agent', symbols: ['mercenary'] }))).toBe(
      'play:captain:assassination',
    );
    expect(attempt('sabre', card({ kind: 'weapon' }))).toBe('arm:sabre');
  });
});
