import { describe, expect, it } from 'vitest';
import { softly } from '../../lib/texts';
import {
  familyOf,
  handChoices,
  marketChoices,
  nextChoices,
  plainChoices,
  spread,
  tally,
  type Held,
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
    expect(spread('', choices).map((one) => one.card)).toEqual(['glue', 'cheer']);
    expect(plainChoices(choices)).toEqual(['done', 'choose:1']);
  });
});

describe('a gesture', () => {
  const own = [held('junk'), held('magnet'), held('junk')];

  it('goes on with the cards that are left, paid or only offered', () => {
    const after = [held('magnet'), held('junk')];
    expect(nextChoices(own, [0], after, ['pay:junk'])).toEqual([[], [], ['pay:junk']]);
    const offered = [held('junk'), held('magnet', { picked: true }), held('junk')];
    expect(nextChoices(own, [1], offered, ['build:junk'])).toEqual([
      ['build:junk'],
      [],
      ['build:junk'],
    ]);
    // the first junk was pressed, the server took the last: everybody knew that one
    const other = [held('junk'), held('magnet')];
    expect(nextChoices(own, [0], other, ['pay:magnet'])).toEqual([[], ['pay:magnet'], []]);
  });

  it('stays in its frames', () => {
    expect(familyOf('Acting', 'buy:0:magnet')).toContain('Arranging');
    expect(familyOf('Acting', 'marked:build:junk:0')).toEqual(['Building']);
    expect(familyOf('Acting', 'play:magnet')).toEqual([]);
    expect(familyOf('Testing', 'discard:junk')).toEqual(['Testing']);
    expect(familyOf('Helping', 'decline')).toEqual([]);
    expect(familyOf('Reacting', 'use:binoculars')).toEqual([]);
  });

  it('counts the most first', () => {
    expect(tally({ glue: 1, junk: 4, cheer: 1 })).toEqual([
      ['junk', 4],
      ['cheer', 1],
      ['glue', 1],
    ]);
  });
});

describe('long names', () => {
  it('are parted between syllables, short ones never', () => {
    expect(softly('Наполегливий трудівник')).toBe(
      'Напо\u00adлег\u00adли\u00adвий тру\u00adдів\u00adник',
    );
    // two consonants are parted, a soft sign stays with the one before it
    expect(softly('Отравленный')).toBe('Отрав\u00adлен\u00adный');
    expect(softly('покупками')).toBe('покуп\u00adками');
    expect(softly('Предательница')).toBe('Пре\u00adда\u00adтель\u00adница');
    expect(softly('Майстер виживання', 7)).toBe('Майстер вижи\u00adвання');
    expect(softly('Похід за покупками', 7)).toBe('Похід за покуп\u00adками');
    expect(softly('Мотлох')).toBe('Мотлох');
    expect(softly('Quartermaster')).toBe('Quar\u00adter\u00admas\u00adter');
    expect(softly('Blacksmith')).toBe('Blacksmith');
  });
});
