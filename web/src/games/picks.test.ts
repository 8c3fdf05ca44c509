/** One gesture for board, keys and list, in every game's hand; and which of its answers is gold. */
import { describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { NOBODY, Table } from '../lib/table.svelte';
import type { GameInfo, Previewed, Refused, Table as Meta } from '../lib/wire';
import { BladesHand } from './shadow-blades/hand.svelte';
import { DaleHand } from './dale-of-merchants/hand.svelte';
import { RoadHand } from './dark-road/hand.svelte';
import { TradersHand } from './shadow-traders/hand.svelte';

// the settings ask the browser how it moves; here there is none
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

const SENT: string[][] = [];

/** A table that asks its only seat to choose among these. */
function asked(choices: string[], view: object, last = ''): Table {
  const meta = { code: 'abc', chairs: [{ kind: 'person', name: 'Olha', colour: '' }] };
  const table = new Table(
    meta as unknown as Meta,
    { prefix: 'DR', verbs: {} } as unknown as GameInfo,
    {
      ask: (wish) => {
        if (wish.type === 'play') SENT.push(wish.choices);
        if (wish.type === 'preview' && last)
          return Promise.resolve({
            type: 'previewed',
            ends: wish.choices.includes(last),
          } as Previewed);
        return Promise.resolve({ type: 'refused', key: '', code: 'stale' } as Refused);
      },
      keep: () => undefined,
    },
  );
  table.you = { ...NOBODY, seats: [0], host: true };
  table.eyes = { 0: { choices, view, version: 1, question: {}, log: [] } } as never;
  return table;
}

const held = <H>(make: new (of: () => { table: Table; replay: boolean }) => H, table: Table): H =>
  new make(() => ({ table, replay: false }));

describe('picks in the list', () => {
  const choices = ['place:take:1', 'place:lose:1', 'roll'];
  const view = { boards: [{ goods: {}, stash: {} }], step: null };
  it('are shown, and go with whatever is chosen there', () => {
    const hand = held(TradersHand, asked(choices, view));
    hand.pick('place:take:1');
    expect(hand.begun()).toEqual(['place:take:1']);
    expect(hand.offers()).toEqual(['place:lose:1', 'roll']);
    hand.choose('place:lose:1');
    expect(hand.begun()).toEqual(['place:take:1', 'place:lose:1']);
    expect(SENT).toEqual([]);
    hand.choose('roll');
    expect(SENT.pop()).toEqual(['place:take:1', 'place:lose:1', 'roll']);
  });
  it('are given up only by saying so', () => {
    const hand = held(TradersHand, asked(choices, view));
    hand.pick('place:take:1');
    hand.forget();
    expect(hand.begun()).toEqual([]);
    expect(hand.offers()).toEqual(choices);
    hand.choose('place:take:1');
    expect(SENT.pop()).toEqual(['place:take:1']);
  });
  it('of dice go with the re-roll', () => {
    const hand = held(TradersHand, asked(['act:steal:1', 'reroll-free'], view));
    hand.mark(3);
    expect(hand.offers()).toEqual(['reroll-free']);
    hand.choose('reroll-free');
    expect(SENT.pop()).toEqual(['reroll-free', 'pick:3', 'throw']);
  });
  it('of an agent are sent with its weapons', () => {
    const plays = ['play:spy:theft', 'play-armed:spy:theft', 'end'];
    const hand = held(BladesHand, asked(plays, { own: { hand: ['spy', 'sling'] }, guilds: [] }));
    hand.held = 'spy';
    hand.arms = ['sling'];
    expect(hand.begun()).toEqual(['play-armed:spy:theft', 'arm:sling']);
    expect(hand.offers()).toEqual([]);
    hand.confirm();
    expect(SENT.pop()).toEqual(['play-armed:spy:theft', 'arm:sling', 'ready']);
  });
});

describe('gold', () => {
  const gold = (hand: { gold: (texts: string[]) => string | null }, ...texts: string[]) =>
    hand.gold(texts);
  it('is never an answer that does nothing', () => {
    const dale = held(DaleHand, asked([], { own: [], sides: [] }));
    expect(gold(dale, 'discard:a', 'build:a')).toBe('build:a');
    expect(gold(dale, 'pass', 'use:owl')).toBe('use:owl');
    expect(gold(dale, 'pass')).toBe(null);
    const road = held(RoadHand, asked([], { wagons: [] }));
    expect(gold(road, 'stay', 'join')).toBe('join');
    expect(gold(road, 'pass')).toBe(null);
    const blades = held(BladesHand, asked([], { guilds: [] }));
    expect(gold(blades, 'back', 'take')).toBe('take');
    expect(gold(blades, 'decline', 'use')).toBe('use');
    const traders = held(TradersHand, asked([], { boards: [] }));
    expect(gold(traders, 'rest')).toBe(null);
    expect(gold(traders, 'place:take:1', 'rest')).toBe('place:take:1');
  });
});

describe('the list', () => {
  it('names what lies open, not its place alone', () => {
    const view = { wagons: [], friends: ['juggler', null], palace: [] };
    const hand = held(RoadHand, asked(['befriend:first', 'befriend:deck'], view));
    expect(hand.label('befriend:first')).toMatch(/: juggler$/i);
    expect(hand.label('befriend:deck')).not.toMatch(/juggler/i);
  });
});

describe('the choice that ends the turn', () => {
  const view = { boards: [{ goods: {}, stash: {} }], step: null };
  const settled = () => new Promise((done) => setTimeout(done));
  it('waits for the word of those who want it so', async () => {
    settings.ends = true;
    const hand = held(TradersHand, asked(['roll', 'rest'], view, 'rest'));
    hand.choose('roll');
    await settled();
    expect([SENT.pop(), hand.withheld]).toEqual([['roll'], null]);
    hand.choose('rest');
    await settled();
    expect([SENT.length, hand.withheld]).toEqual([0, ['rest']]);
    hand.stay();
    expect(hand.withheld).toBe(null);
    hand.choose('rest');
    await settled();
    await hand.end();
    expect([SENT.pop(), hand.withheld]).toEqual([['rest'], null]);
  });
  it('is given up by another pick', async () => {
    settings.ends = true;
    const hand = held(TradersHand, asked(['place:take:1', 'rest'], view, 'rest'));
    hand.choose('rest');
    await settled();
    hand.pick('place:take:1');
    expect(hand.withheld).toBe(null);
  });
  it('goes at once for all others, but waits while one learns', async () => {
    settings.ends = null;
    const hand = held(TradersHand, asked(['rest'], view, 'rest'));
    hand.choose('rest');
    await settled();
    expect([SENT.pop(), hand.withheld]).toEqual([['rest'], null]);
    settings.hints = true;
    hand.choose('rest');
    await settled();
    expect([SENT.length, hand.withheld]).toEqual([0, ['rest']]);
    settings.hints = false;
  });
});
