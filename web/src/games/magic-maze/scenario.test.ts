import { beforeAll, describe, expect, it } from 'vitest';
import { printed } from '../../lib/printed.svelte';
import { chosen, needed, withLevel, withRule, withTile, type Setup } from './scenario';

const TILES = ['2', '3', '6', '7', '8', '9', '10', '11', '12', '15', '20'];
const now: Setup = {
  scenario: 1,
  first: 1,
  side: '1a',
  level: 'scenario',
  tiles: ['2', '6', '7', '8', '9'],
  rules: ['free-talk'],
  own: false,
  kind: '1',
};

beforeAll(() =>
  printed.lay({
    needs: ['2', '6', '7', '8', '9'],
    rules: {
      'own-exits': { needs: ['10', '11', '12'], against: [], beside: [] },
      'fool-guards': { needs: ['10', '11', '12'], against: [], beside: [] },
      dimensions: {
        needs: ['3'],
        against: ['no-gatherings'],
        beside: ['own-exits', 'fool-guards'],
      },
      'no-gatherings': {
        needs: [],
        against: ['dimensions'],
        beside: ['own-exits', 'fool-guards'],
      },
    },
    scenarios: {},
    tiles: {},
  }),
);

describe('a scenario of one’s own, as options', () => {
  it('is a printed one again', () => {
    expect(chosen(1, now).scenario).toBe('first');
    expect(chosen(8, now)).toMatchObject({ scenario: '8', rules: 'scenario', tiles: 'level' });
  });

  it('takes its tiles by level or one by one', () => {
    expect(withLevel(now, '12', TILES)).toEqual({ level: '12', tiles: 'level' });
    expect(withTile(now, '20')?.tiles).toBe('2,6,7,8,9,20');
    expect(withTile({ ...now, tiles: [...now.tiles, '20'] }, '20')?.tiles).toBe('2,6,7,8,9');
  });

  it('never loses what the rules need', () => {
    expect(withTile(now, '6')).toBeNull();
    expect(withRule(now, 'own-exits')).toEqual({
      rules: 'free-talk,own-exits',
      level: 'scenario',
      tiles: '2,6,7,8,9,10,11,12',
    });
    const parted = { ...now, rules: ['own-exits', 'no-gatherings'] };
    expect(withRule(parted, 'dimensions').rules).toBe('own-exits,dimensions');
    // all four must be able to leave (MM-167)
    expect(withRule({ ...now, rules: [] }, 'no-gatherings').rules).toBe('no-gatherings,own-exits');
    expect(withRule(parted, 'own-exits').rules).toBe('plain');
    expect(needed(['fool-guards'])).toContain('10');
    expect(withRule(now, 'free-talk')).toEqual({ rules: 'plain' });
    expect(needed(['own-exits'])).toContain('12');
    expect(withLevel({ ...now, rules: ['own-exits'] }, '9', TILES).tiles).toBe(
      '2,3,6,7,8,9,10,11,12',
    );
  });
});
