import { describe, expect, it } from 'vitest';
import * as g from './gesture';
import type { View } from './view';

const board = (goods: Record<string, number>, stash: Record<string, number> = {}) => ({
  colour: 'green',
  goods,
  stash,
  embargo: false,
  unplaced: 6,
  discarded: 0,
  pile: { height: 0, tokens: [] },
});
const view = (step: Partial<NonNullable<View['step']>> = {}): View =>
  ({
    boards: [board({ green: 3 }), board({ red: 2 }), board({ blue: 1 }), board({})],
    step: { name: 'Stealing', seat: 0, left: 2, kind: '', source: -1, ...step },
  }) as unknown as View;

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
  it('cast their shadow', () => {
    const [me, first] = g.shadow(view(), 0, ['steal:1:red', 'steal:1:red']);
    expect(me?.goods).toEqual({ green: 3, red: 2 });
    expect(first?.goods).toEqual({ red: 0 });
    const swapped = g.shadow(view(), 0, ['offer:green', 'swap:2:blue']);
    expect(swapped[0]?.goods).toEqual({ green: 2, blue: 1 });
    expect(swapped[2]?.goods).toEqual({ blue: 0, green: 1 });
    const begun = g.shadow(view({ name: 'MovingTo', kind: 'red', source: 1 }), 0, ['drop:3']);
    expect(begun[3]?.goods).toEqual({ red: 1 });
  });
  it('count in pairs where they are pairs', () => {
    expect(g.done('swap', ['offer:green', 'swap:2:blue', 'offer:green'])).toBe(1);
    expect(g.done('steal', ['steal:1:red'])).toBe(1);
    expect(g.isHalf(['swap:1:red'])).toBe(true);
    expect(g.isHalf(['offer:green'])).toBe(false);
  });
  it('are sent as they were made', () => {
    expect(g.rerollTexts('reroll:keep', [3, 0])).toEqual([
      'reroll:keep',
      'pick:3',
      'pick:0',
      'throw',
    ]);
    expect(g.rerollTexts(null, [1])).toEqual(['pick:1', 'throw']);
    expect(g.flipTexts([4, 2])).toEqual(['flip:4', 'flip:2']);
  });
  it('use each token once', () => {
    const choices = ['roll', 'place:keep:1', 'place:keep:2', 'place:take:1'];
    expect(g.placeable(choices, ['place:keep:1'])).toEqual(['roll', 'place:take:1']);
    expect(g.freeClients(choices, 'place')).toEqual(['keep', 'take']);
  });
});
