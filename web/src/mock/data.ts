/** A table without a server, to look at the rooms while developing. Never in a build. */
import { Table, type Transport } from '../lib/table.svelte';
import type { GameEvent, GameMeta, RunningTable, TableMeta, TableState } from '../lib/wire-draft';
import type { View } from '../games/shadow-traders/view';

export const games: GameMeta[] = [
  {
    key: 'shadow-traders',
    seats: { min: 4, max: 6 },
    minutes: 45,
    weight: 2,
    designers: ['Rocky Bogdanski', 'Kai Wetzel'],
    watchable: 2,
  },
];

export const tables: RunningTable[] = [
  {
    code: 'fox-lamp-7',
    game: 'shadow-traders',
    title: 'Friday wreck',
    phase: 'play',
    round: 3,
    seats: ['orange', 'blue', 'green', 'yellow', 'pink'].map((colour) => ({
      colour,
      name: colour,
    })),
    waiting: ['Mira'],
    yours: true,
  },
  {
    code: 'owl-tea-2',
    game: 'shadow-traders',
    title: 'Lunch break',
    phase: 'play',
    round: 1,
    seats: ['blue', 'orange', 'green', 'red'].map((colour) => ({ colour, name: colour })),
    waiting: ['Timur'],
    yours: false,
  },
];

const seats: TableMeta['seats'] = [
  {
    seat: 0,
    name: 'Mira',
    kind: 'person',
    colour: 'orange',
    mine: true,
    ready: true,
    online: true,
  },
  {
    seat: 1,
    name: 'Timur',
    kind: 'person',
    colour: 'blue',
    mine: false,
    ready: true,
    online: true,
  },
  {
    seat: 2,
    name: 'Oksana',
    kind: 'person',
    colour: 'green',
    mine: false,
    ready: true,
    online: true,
  },
  {
    seat: 3,
    name: 'Brass',
    kind: 'bot',
    level: 'hard',
    colour: 'yellow',
    mine: false,
    ready: true,
    online: true,
  },
  {
    seat: 4,
    name: 'Wren',
    kind: 'bot',
    level: 'fair',
    colour: 'pink',
    mine: false,
    ready: true,
    online: true,
  },
];

const meta: TableMeta = {
  code: 'fox-lamp-7',
  game: 'shadow-traders',
  title: 'Friday wreck',
  phase: 'play',
  host: true,
  seats,
  options: [
    {
      key: 'stack_view',
      rule: 'ST-36',
      values: ['closed', 'open'],
      printed: 'closed',
      value: 'open',
    },
    { key: 'lose_tie_wins', rule: 'ST-94', values: ['off', 'on'], printed: 'off', value: 'off' },
  ],
  seed_hash: '7f3a90cc51b2e8d4a1907f3ac91e',
  seed: null,
};

export const view: View = {
  round: 3,
  rounds_left_events: 1,
  event: 'DOUBLE_STEAL',
  events_seen: ['NO_SWAP', 'EXTRA_SMUGGLE', 'DOUBLE_STEAL'],
  storm_deck: 3,
  event_deck: 1,
  first: 4,
  turn: 0,
  phase: 'repeat',
  dice: ['steal', 'steal', 'smuggle', 'move', 'protect'],
  picked: [],
  flipped: [],
  used: [],
  action: 'steal',
  left: 6,
  counts: {
    steal: { dice: 2, smuggle: 1, times: 2, min: 6, max: 6, values: [6] },
    give: { dice: 0, smuggle: 1, times: 1, min: 1, max: 1, values: [1] },
    swap: { dice: 0, smuggle: 1, times: 1, min: 1, max: 1, values: [1] },
    protect: { dice: 1, smuggle: 1, times: 1, min: 1, max: 2, values: [1, 2] },
    move: { dice: 1, smuggle: 0, times: 1, min: 1, max: 1, values: [1] },
  },
  seats: [
    {
      colour: 'orange',
      goods: { orange: 6, blue: 2, green: 1, pink: 1, lamp: 1 },
      stash: {},
      embargo: false,
      tokens: 5,
      discarded: 0,
      stack: { height: 2, top: { owner: 2, client: 'collect' } },
    },
    {
      colour: 'blue',
      goods: { blue: 3, green: 1, yellow: 2, orange: 1 },
      stash: { blue: 2 },
      embargo: false,
      tokens: 4,
      discarded: 0,
      stack: { height: 3, top: { owner: 4, client: 'keep' } },
    },
    {
      colour: 'green',
      goods: { green: 5, yellow: 1, orange: 2, blue: 1, pink: 2 },
      stash: {},
      embargo: false,
      tokens: 5,
      discarded: 0,
      stack: { height: 2, top: { owner: 1, client: 'take' } },
    },
    {
      colour: 'yellow',
      goods: { yellow: 6, green: 1, blue: 1, pink: 2 },
      stash: {},
      embargo: true,
      tokens: 6,
      discarded: 0,
      stack: { height: 1, top: { owner: 0, client: 'choose' } },
    },
    {
      colour: 'pink',
      goods: { pink: 5, green: 2, yellow: 1, orange: 1, blue: 1 },
      stash: {},
      embargo: false,
      tokens: 3,
      discarded: 1,
      stack: { height: 0, top: null },
    },
  ],
  mine: {
    mission: 'collect',
    unplaced: ['keep', 'take', 'give-away', 'lose', 'collect'],
    discarded: [],
    placed: [{ client: 'choose', seat: 3 }],
    worth: 16,
  },
  over: false,
};

export const events: GameEvent[] = [
  { at: 30, kind: 'round-begins', round: 3 },
  { at: 30, kind: 'event-revealed', event: 'DOUBLE_STEAL' },
  { at: 31, kind: 'turn-begins', seat: 4 },
  { at: 34, kind: 'swapped', seat: 4, gave: 'pink', other: 2, got: 'green' },
  { at: 35, kind: 'turn-begins', seat: 1 },
  { at: 36, kind: 'token-placed', seat: 1, client: 'take', board: 2 },
  { at: 40, kind: 'stashed', seat: 1, good: 'blue' },
  { at: 41, kind: 'stashed', seat: 1, good: 'blue' },
  { at: 42, kind: 'turn-begins', seat: 2 },
  { at: 45, kind: 'stolen', seat: 2, victim: 0, good: 'pink' },
  { at: 46, kind: 'turn-begins', seat: 3 },
  { at: 48, kind: 'embargo', seat: 3 },
  { at: 49, kind: 'turn-begins', seat: 0 },
  { at: 50, kind: 'rolled', seat: 0, dice: ['steal', 'steal', 'smuggle', 'move', 'protect'] },
  { at: 51, kind: 'acts', seat: 0, action: 'steal', times: 6 },
];

const stealable = view.seats.flatMap((seat, i) =>
  i === 0 || seat.embargo ? [] : Object.keys(seat.goods).map((good) => `steal:${i}:${good}`),
);

const transport = (get: () => Table<View>): Transport => ({
  send: (_seat, texts) => {
    console.info('gesture', texts);
    return Promise.resolve(null);
  },
  undo: () => Promise.resolve(null),
  say: (text) => {
    const table = get();
    table.state = { ...table.state, chat: [...table.state.chat, { seat: 0, name: 'Mira', text }] };
  },
  preview: (_seat, texts) =>
    Promise.resolve({ ...get().state.view, mine: { ...view.mine, worth: 16 + 7 * texts.length } }),
  whyNot: () => Promise.resolve(null),
  sit: (seat, kind, level) => {
    const table = get();
    table.meta = {
      ...table.meta,
      seats: table.meta.seats.map((one) => (one.seat === seat ? { ...one, kind, level } : one)),
    };
  },
  addChair: () => {
    const table = get();
    const n = table.meta.seats.length;
    table.meta = {
      ...table.meta,
      seats: [
        ...table.meta.seats,
        {
          seat: n,
          name: 'Ash',
          kind: 'bot',
          level: 'fair',
          colour: 'red',
          mine: false,
          ready: true,
          online: true,
        },
      ],
    };
  },
  removeChair: (seat) => {
    const table = get();
    table.meta = { ...table.meta, seats: table.meta.seats.filter((one) => one.seat !== seat) };
  },
  moveChair: () => undefined,
  setOption: (key, value) => {
    const table = get();
    table.meta = {
      ...table.meta,
      options: table.meta.options.map((one) => (one.key === key ? { ...one, value } : one)),
    };
  },
  start: () => undefined,
  leave: () => undefined,
  rematch: () => undefined,
});

export function mockTable(name: string): Table<View> {
  let state: TableState<View> = {
    version: 51,
    view,
    choices: { 0: stealable },
    waiting: [0],
    horizon: 50,
    events,
    chat: [],
  };
  let about = meta;
  const rolled: View = { ...view, action: null, left: 0 };
  if (name === 'roll') {
    state = {
      ...state,
      view: rolled,
      choices: {
        0: [
          'act:steal:4',
          'act:steal:6',
          'act:give:1',
          'act:swap:1',
          'act:protect:1',
          'act:protect:2',
          'act:move:1',
          'reroll:keep',
          'reroll:take',
          'reroll:give-away',
          'reroll:lose',
          'reroll:collect',
        ],
      },
    };
  } else if (name === 'place') {
    const clients = ['keep', 'take', 'give-away', 'lose', 'collect'];
    state = {
      ...state,
      view: { ...rolled, dice: [], counts: {} },
      choices: {
        0: [
          ...clients.flatMap((client) => [1, 2, 3, 4].map((seat) => `place:${client}:${seat}`)),
          'roll',
        ],
      },
    };
  } else if (name === 'swap') {
    state = {
      ...state,
      view: { ...view, action: 'swap', left: 2 },
      choices: { 0: ['offer:orange', 'offer:blue', 'offer:green', 'offer:pink', 'offer:lamp'] },
    };
  } else if (name === 'wait') {
    state = { ...state, view: { ...view, turn: 1 }, choices: {}, waiting: [1] };
  } else if (name === 'six') {
    about = {
      ...meta,
      seats: [
        ...seats,
        {
          seat: 5,
          name: 'Ash',
          kind: 'bot',
          level: 'easy',
          colour: 'red',
          mine: false,
          ready: true,
          online: true,
        },
      ],
    };
    const red: View['seats'][number] = {
      colour: 'red',
      goods: { red: 4, green: 1, yellow: 1, orange: 2, blue: 1, pink: 1 },
      stash: {},
      embargo: false,
      tokens: 6,
      discarded: 0,
      stack: { height: 4, top: { owner: 3, client: 'lose' } },
    };
    state = {
      ...state,
      view: { ...view, round: 5, storm_deck: 2, seats: [...view.seats, red] },
      choices: { 0: [...stealable, ...Object.keys(red.goods).map((good) => `steal:5:${good}`)] },
    };
  } else if (name === 'setup') {
    about = {
      ...meta,
      phase: 'setup',
      seats: seats.map((seat) =>
        seat.seat === 2 ? { ...seat, kind: 'open', name: 'Open' } : seat,
      ),
    };
  } else if (name === 'end') {
    about = { ...meta, phase: 'over', seed: '7f3a90cc51b2e8d4a1907f3ac91e' };
    state = {
      ...state,
      choices: {},
      waiting: [],
      view: {
        ...view,
        over: true,
        winners: [0],
        sheet: [
          {
            key: 'mission',
            rule: 'ST-78',
            values: ['collect', 'keep', 'take', 'choose', 'give-away'],
          },
          { key: 'suspicion', rule: 'ST-74', values: [15, 17, 12, 7, 0] },
          { key: 'correct', rule: 'ST-74', values: [2, 3, 2, 2, 1] },
          { key: 'exposure', rule: 'ST-75', values: [0, 0, 0, 0, 0] },
          { key: 'disguise', rule: 'ST-76', values: [0, 8, 0, 0, 8] },
          { key: 'mission-points', rule: 'ST-79', values: [44, 35, 39, 50, 40] },
          { key: 'lamp', rule: 'ST-88', values: [5, 0, 0, 0, 0] },
          { key: 'artefact', rule: 'ST-88', values: [0, 0, 0, -5, 0] },
          { key: 'total', rule: 'ST-90', values: [64, 60, 51, 52, 48] },
        ],
      },
    };
  }
  const table: Table<View> = new Table(
    about,
    state,
    transport(() => table),
  );
  return table;
}
