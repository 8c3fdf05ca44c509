import { describe, expect, it } from 'vitest';
import * as g from './gesture';

describe('the question', () => {
  it('is read off the choices', () => {
    expect(g.modeOf([])).toBe('none');
    expect(g.modeOf(['roll', 'place:keep:1'])).toBe('place');
    expect(g.modeOf(['act:steal:2', 'reroll:keep'])).toBe('roll');
    expect(g.modeOf(['use:0:steal', 'reroll:keep'])).toBe('use');
    expect(g.modeOf(['swap:1:red'])).toBe('swap');
    expect(g.modeOf(['drop:1'])).toBe('move');
    expect(g.modeOf(['pick:0', 'throw'])).toBe('pick');
  });
  it('is done when another frame asks', () => {
    expect(g.isDone('swap', 'SwappingFor')).toBe(false);
    expect(g.isDone('swap', 'Suspecting')).toBe(true);
    expect(g.isDone('steal', undefined)).toBe(true);
  });
});

describe('picks', () => {
  it('count in pairs where they are pairs', () => {
    expect(g.done('swap', ['offer:green', 'swap:2:blue', 'offer:green'])).toBe(1);
    expect(g.done('steal', ['steal:1:red'])).toBe(1);
    expect(g.isHalf(['swap:1:red'])).toBe(true);
    expect(g.isHalf(['offer:green'])).toBe(false);
  });
  it('stand in the order the server asks for', () => {
    expect(g.rerollTexts('reroll:keep', [3, 0])).toEqual([
      'reroll:keep',
      'pick:0',
      'pick:3',
      'throw',
    ]);
    expect(g.rerollTexts(null, [1])).toEqual(['pick:1', 'throw']);
    expect(g.flipTexts([4, 2])).toEqual(['flip:2', 'flip:4']);
  });
  it('name the tokens that are free', () => {
    const choices = ['roll', 'place:keep:1', 'place:keep:2', 'place:take:1'];
    expect(g.freeClients(choices, 'place')).toEqual(['keep', 'take']);
  });
});
