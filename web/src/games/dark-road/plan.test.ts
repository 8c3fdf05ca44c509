import { describe, expect, it } from 'vitest';
import { printed } from '../../lib/printed.svelte';
import { changes, prices } from './outcome';
import { judge, missed } from './plan';
import type { View, Wagon } from './view';

const wagon = (player: number, more: Partial<Wagon> = {}): Wagon =>
  ({
    player,
    prestige: 0,
    space: 0,
    heroes: [],
    commissions: [],
    goods: [],
    lanterns: 0,
    quartz: 0,
    horseshoes: 0,
    crown_count: 0,
    light_count: 0,
    upgrade: '',
    friends: [],
    seen_crowns: [],
    delivered: [],
    fulfilled: [],
    ...more,
  }) as unknown as Wagon;
const hero = (id: string, town = 'farglen') => ({ id, town, wants: [], icon: 'none' });
const tile = (id: string, town = 'farglen') => ({ id, town, goods: ['book', 'sword', 'bow'] });
const table = (more: Partial<View> = {}): View =>
  ({
    turn: 1,
    phase: 'act',
    wheel: [{ good: 'sword', price: 3, dice: 1, left: 9 }],
    stacks: ['scorchbog', 'northbreak', 'cursecairn', 'nightpoem', 'farglen', 'windglass'].map(
      (town) => ({ town, height: 0, top: null }),
    ),
    inn: [],
    guest: null,
    palace: [],
    friends: [],
    caravan: null,
    wagons: [wagon(0), wagon(1)],
    own: { coins: 5, crowns: [], score: 0 },
    ...more,
  }) as unknown as View;

describe('a mark of the plan', () => {
  it('stands while its thing lies there, is done when it is mine, and broken by whoever took it', () => {
    expect(judge('hero:h01', 0, table({ inn: [hero('h01')] }), 0)).toBe('stands');
    expect(judge('hero:h01', 0, table({ wagons: [wagon(0, { heroes: [hero('h01')] })] }), 0)).toBe(
      'done',
    );
    const taken = table({ wagons: [wagon(0), wagon(1, { heroes: [hero('h01')] })] });
    expect(judge('hero:h01', 0, taken, 0)).toEqual({ why: 'hero', value: 'h01', by: 1 });
    expect(judge('hero:h01', 0, table(), 0)).toEqual({ why: 'hero', value: 'h01' });
    const tiles = table({ wagons: [wagon(0), wagon(1, { commissions: [tile('c21')] })] });
    expect(judge('tile:c21', 0, tiles, 0)).toEqual({ why: 'tile', value: 'c21', by: 1 });
    expect(judge('crown:k02', 0, table(), 0)).toEqual({ why: 'crown', value: 'k02' });
    expect(judge('friend:raven', 0, table(), 0)).toEqual({ why: 'friend', value: 'raven' });
    expect(judge('friend:raven', 0, table({ friends: ['raven'] }), 0)).toBe('stands');
  });
  it('watches the price and the dice of a purchase', () => {
    expect(judge('buy:sword', 3, table(), 0)).toBe('stands');
    expect(judge('buy:sword', 4, table(), 0)).toBe('stands'); // cheaper is no harm
    expect(judge('buy:sword', 2, table(), 0)).toEqual({
      why: 'price',
      value: 'sword',
      from: 2,
      to: 3,
    });
    const none = table({ wheel: [{ good: 'sword', price: 3, dice: 0, left: 9 }] });
    expect(judge('buy:sword', 3, none, 0)).toEqual({ why: 'dice', value: 'sword' });
  });
  it('knows when what was to be delivered is lost', () => {
    expect(judge('deliver:h05', 0, table(), 0)).toEqual({ why: 'deliver', value: 'h05' });
    expect(judge('deliver:h05', 0, table({ wagons: [wagon(0, { delivered: ['h05'] })] }), 0)).toBe(
      'done',
    );
    const bare = table({ wagons: [wagon(0, { commissions: [tile('c21')] })] });
    expect(judge('fulfil:c21', 2, bare, 0)).toEqual({ why: 'fulfil', value: 'c21' });
    expect(judge('fulfil:c21', 0, bare, 0)).toBe('stands'); // there were no goods for it before either
    expect(judge('space:3', 0, table({ turn: 0, wagons: [wagon(0, { space: 3 })] }), 0)).toBe(
      'done',
    );
  });
  it('tells of a caravan that leaves for the planned region without the planner', () => {
    printed.lay({ regions: { windglass: 'a', farglen: 'a', scorchbog: 'b' } });
    const caravan = { leader: 1, town: 'windglass', members: [1], event: 'd01' } as View['caravan'];
    const mine = wagon(0, { heroes: [hero('h30', 'farglen')] });
    const view = table({ caravan, wagons: [mine, wagon(1)] });
    expect(missed(['deliver:h30'], view, 0)).toBe('windglass');
    expect(missed(['town:scorchbog'], view, 0)).toBeNull();
    const along = { ...caravan, members: [1, 0] } as View['caravan'];
    expect(missed(['deliver:h30'], table({ caravan: along, wagons: [mine] }), 0)).toBeNull();
  });
});

describe('what a choice would give', () => {
  it('is the difference of the two tables', () => {
    const before = table({
      wagons: [wagon(0, { goods: [{ good: 'book', side: 'basic', cells: [] }], lanterns: 2 })],
    });
    const after = table({
      own: { coins: 7, crowns: [], score: 0 },
      wheel: [{ good: 'sword', price: 2, dice: 1, left: 9 }],
      wagons: [
        wagon(0, {
          goods: [{ good: 'book', side: 'upgraded', cells: [] }],
          lanterns: 1,
          heroes: [hero('h01')],
        }),
      ],
    });
    const found = changes(before, after, 0).map((c) => [c.what, c.by, c.piece?.[1] ?? '']);
    expect(found).toEqual([
      ['coins', 2, ''],
      ['lantern', -1, ''],
      ['good', 1, 'book+'],
      ['good', -1, 'book'],
      ['hero', 1, 'h01'],
    ]);
    expect(prices(before, after)).toEqual([{ good: 'sword', from: 3, to: 2 }]);
  });
});
