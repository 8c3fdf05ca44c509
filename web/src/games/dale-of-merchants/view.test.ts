import { describe, expect, it } from 'vitest';
import {
  handChoices,
  marketChoices,
  plainChoices,
  printed,
  spread,
  type Held,
  type View,
} from './view';

const held = (card: string, more: Partial<Held> = {}): Held => ({
  card,
  value: 1,
  changed: false,
  picked: false,
  used: false,
  known: false,
  ...more,
});

describe('choices find their cards', () => {
  it('plain copies share a choice, changed ones have their own', () => {
    const own = [
      held('junk'),
      held('junk', { changed: true, value: 3 }),
      held('magnet', { picked: true }),
    ];
    const choices = ['pay:junk', 'marked:pay:junk:0', 'pay:magnet', 'done'];
    expect(handChoices(own, choices)).toEqual([['pay:junk'], ['marked:pay:junk:0'], []]);
  });

  it('two changed copies are told apart by their value', () => {
    const own = [
      held('junk', { changed: true, value: 3 }),
      held('junk', { changed: true, value: 2 }),
    ];
    const choices = ['marked:discard:junk:0', 'marked:discard:junk:1'];
    expect(handChoices(own, choices)).toEqual([
      ['marked:discard:junk:1'],
      ['marked:discard:junk:0'],
    ]);
  });

  it('the board, the spread and the buttons take the rest', () => {
    const choices = [
      'buy:2:magnet',
      'calculate:2:magnet',
      'take:glue:1',
      'give:1:cheer',
      'done',
      'choose:1',
    ];
    expect(marketChoices(2, choices)).toEqual(['buy:2:magnet', 'calculate:2:magnet']);
    expect(spread({ buying: '' } as View, choices).map((one) => one.card)).toEqual([
      'glue',
      'cheer',
    ]);
    expect(plainChoices(choices)).toEqual(['done', 'choose:1']);
  });

  it('knows what is printed on a card', () => {
    expect(printed('shopping-journey')).toEqual({
      folk: 'sloth',
      value: 2,
      kind: 'technique',
      plus: false,
    });
    expect(printed('glue').kind).toBe('passive');
    expect(printed('ironing').value).toBe(5);
  });
});
