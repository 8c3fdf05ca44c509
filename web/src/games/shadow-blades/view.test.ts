import { describe, expect, it } from 'vitest';
import { aims, buttons, leader, places, playTexts, uses } from './view';

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

  it('sends weapons in the order of the hand', () => {
    const place = { plain: 'play:a:theft', armed: 'play-armed:a:theft' };
    expect(playTexts(place, ['sabre', 'sling'], ['a', 'sling', 'sabre'])).toEqual([
      'play-armed:a:theft',
      'arm:sling',
      'arm:sabre',
      'ready',
    ]);
    expect(playTexts(place, [], ['a'])).toEqual(['play:a:theft']);
  });

  it('lets nobody lead a tie', () => {
    expect(leader([5, 5, 3])).toEqual({ seat: null, by: 0 });
    expect(leader([0, -1])).toEqual({ seat: 0, by: 1 });
    expect(leader([5, 4, 5, 1], true)).toEqual({ seat: 0, by: 1 });
    expect(leader([5, 5, 0, 0], true)).toEqual({ seat: null, by: 0 });
  });
});
