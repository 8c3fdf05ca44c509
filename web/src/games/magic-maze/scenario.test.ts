import { describe, expect, it } from 'vitest';
import { counts, isOwn, kindOf, needed, read, withRule, withTile, write } from './scenario';

const RULES = ['free-talk', 'own-exits', 'passing', 'dimensions', 'no-gatherings'];
const AS_PRINTED = { side: 'scenario', rules: 'scenario', level: 'scenario', tiles: 'level' };

describe('a scenario and the options that say it', () => {
  it('comes back as it was written', () => {
    for (let scenario = 1; scenario <= 17; scenario++) {
      const options = { scenario: String(scenario), ...AS_PRINTED };
      const found = read(options, 4);
      expect(isOwn(found, options)).toBe(false);
      expect(counts(found)).toBe(true);
      expect(kindOf(found)).toBe(scenario < 8 ? String(scenario) : `${scenario}-1b-19`);
      expect(write(found, options, 4)).toEqual({
        ...options,
        scenario: scenario === 1 ? 'first' : String(scenario),
      });
    }
  });

  it('is the first one for so many players', () => {
    expect(read({ scenario: 'first' }, 9).scenario).toBe(9);
    expect(read({}, 2)).toMatchObject({ scenario: 1, side: '1a', rules: ['free-talk'] });
  });

  it('takes its tiles by level or one by one', () => {
    const level = read({ scenario: '8', level: '12' }, 4);
    expect(level.tiles.at(-1)).toBe('12');
    expect(write(level, {}, 4)).toMatchObject({ level: '12', tiles: 'level' });
    const own = withTile(level, '20');
    expect(write(own, {}, 4)).toMatchObject({
      level: 'scenario',
      tiles: '2,3,4,5,6,7,8,9,10,11,12,20',
    });
    expect(read({ scenario: '8', ...write(own, {}, 4) }, 4)).toEqual(own);
    expect(isOwn(own, {})).toBe(true);
    expect(kindOf(own)).toBe('');
    expect(kindOf(level)).toBe('8-1b-12');
    expect(kindOf(read({ scenario: '5', mage_stack: '14' }, 4))).toBe('5');
    expect(counts(own)).toBe(true);
    expect(counts(withRule(read({}, 4), 'passing', RULES))).toBe(false);
  });

  it('never loses what the rules need', () => {
    const one = read({}, 4);
    expect(withTile(one, '6').tiles).toContain('6');
    const exits = withRule(one, 'own-exits', RULES);
    expect(exits.tiles).toEqual(expect.arrayContaining(needed(exits.rules)));
    const parted = withRule(exits, 'dimensions', RULES);
    expect(withRule(parted, 'no-gatherings', RULES).rules).not.toContain('dimensions');
    expect(write(withRule(one, 'free-talk', RULES), {}, 4).rules).toBe('plain');
    // all four must be able to leave (MM-167)
    const crowdless = withRule(one, 'no-gatherings', RULES);
    expect(crowdless.rules).toContain('own-exits');
    expect(crowdless.tiles).toContain('12');
    expect(withRule(crowdless, 'own-exits', RULES).rules).not.toContain('no-gatherings');
    expect(needed(['fool-guards'])).toContain('10');
  });
});
