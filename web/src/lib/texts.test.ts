import { beforeAll, describe, expect, it, vi } from 'vitest';
import { logLines as sweptLines } from '../games/shadow-traders/words';
import { t, words } from './i18n.svelte';
import { keepSame, NOBODY, standing, Table } from './table.svelte';
import {
  choiceText,
  deed,
  eventParts,
  lastTurn,
  logLines,
  plainLine,
  plainValue,
  plainWord,
  questionText,
  sinceMine,
} from './texts';
import { titleFor } from './calling.svelte';
import type { GameInfo, Seen, Table as Meta, Update } from './wire';

const info = {
  key: 'shadow-traders',
  prefix: 'ST',
  titles: { en: 'Shadow Traders' },
  blurbs: {},
  seats: [4],
  options: [],
  rules_version: 1,
  timed: false,
  declines: false,
  compared: false,
  lessons: false,
  puzzles: false,
  listed: 0,
  verbs: {
    steal: ['seat', 'good'],
    act: ['action', 'times'],
    give: ['seat', 'good'],
    pick: ['die'],
  },
  events: {
    stolen: { seat: 'seat', victim: 'seat', good: 'good' },
    'token-placed': { seat: 'seat', board: 'seat', client: 'client' },
  },
} satisfies GameInfo;

const update = (seat: number | null, log: Seen[], more: Partial<Update> = {}): Update => ({
  type: 'update',
  version: 1,
  seat,
  view: {},
  question: {},
  asked: [0],
  choices: [],
  log,
  horizon: 0,
  undo: null,
  clock: null,
  over: false,
  ...more,
});
function table(
  me: number | null,
  log: Seen[] = [],
  question: Update['question'] = {},
  asked = [0],
): Table {
  const chairs = ['Olha', 'Timur', '', ''].map((name) => ({
    kind: name ? ('person' as const) : ('bot' as const),
    name,
    colour: '',
    level: 'fair' as const,
    present: true,
    stand_in: false,
    opened: false,
  }));
  const made = new Table({ chairs, phase: 'playing' } as unknown as Meta, info, null);
  made.you = { ...NOBODY, seats: me === null ? [] : [me], host: false };
  made.hear(update(me, log, { question, asked }));
  return made;
}
const entry = (n: number, events: Seen['events'], undo: number | null = null): Seen => ({
  n,
  seat: 0,
  events,
  ms: 0,
  undo,
});
const stolen = { event: 'stolen', seat: 0, victim: 1, good: 'green' };

describe('a game in words', () => {
  beforeAll(async () => {
    await words.use('en');
    await words.need('shadow-traders');
  });
  const language = async (code: 'en' | 'ru' | 'uk'): Promise<void> => words.use(code);

  it('names choices in the case the verb asks for', async () => {
    await language('ru');
    expect(choiceText('steal:1:green', table(0))).toBe('Украсть плоскую землю у игрока Timur');
    await language('uk');
    expect(choiceText('give:1:lamp', table(0))).toBe('Віддати чарівну лампу гравцеві Timur');
    await language('en');
    expect(choiceText('steal:1:green', table(0))).toBe('Steal a flat earth from Timur');
    expect(choiceText('act:steal:6', table(0))).toBe('Steal × 6');
    expect(choiceText('pick:0', table(0))).toBe('Roll die 1 again'); // people count from one
  });

  it('counts as each language does', async () => {
    const ask = (left: number): string => questionText(table(0, [], { ask: 'Stealing', left }));
    await language('ru');
    expect([1, 2, 5].map(ask)).toEqual([
      'Украдите 1 товар',
      'Украдите 2 товара',
      'Украдите 5 товаров',
    ]);
    await language('en');
    expect(ask(1)).toBe('Steal 1 good');
    expect(questionText(table(1, [], { ask: 'Stealing', left: 2 }))).toBe('Olha is stealing');
  });

  it('says of a set-up how many chairs there are, and turns only where there are any', async () => {
    const chairs = (n: number, waiting = 0): string => t('ui-setup-chairs', { n, waiting });
    expect([chairs(1), chairs(2), chairs(4, 1)]).toEqual([
      '1 chair',
      '2 chairs',
      '4 chairs · 1 waiting',
    ]);
    expect(t('ui-clockwise', { timed: 'yes' })).not.toContain('clockwise');
    expect(t('ui-clockwise', { timed: 'no' })).toContain('clockwise');
  });

  it('names everybody who is asked while one waits', async () => {
    const waits = (asked: number[]): string =>
      questionText(table(1, [], { ask: 'Stealing', left: 1 }, asked));
    expect(waits([0, 2])).toBe('Waiting for Olha and Ember');
    expect(waits([0, 2, 3])).toBe('Waiting for Olha, Ember, and Sable');
    expect(waits([0, 1])).toBe('Steal 1 good');
    expect(questionText(table(null, [], { ask: 'Stealing', left: 1 }, [0, 1, 2, 3]))).toBe(
      'Waiting for 4 players',
    );
    await language('uk');
    expect(waits([0, 2])).toBe('Чекаємо: Olha і Ember');
    await language('en');
  });

  it('calls a field of a view by its message, and a seat by its name', async () => {
    await language('en');
    expect(plainWord('last_roll', table(0))).toBe('Last roll');
    expect(plainValue(1, table(0), 'lead_seat')).toBe('Timur');
    expect(plainValue(1, table(0), 'lead')).toBe('1');
    expect(plainValue(-1, table(0), 'seat')).toBe('');
  });

  it('speaks to you as you, and marks what happened to you', () => {
    const said = (me: number | null): [string, boolean] => {
      const at = table(me, [entry(1, [stolen])]);
      const line = logLines(at)[0];
      return line ? [plainLine(line, at), line.toMe] : ['', false];
    };
    expect(said(0)).toEqual(['You steal a flat earth from Timur', false]);
    expect(said(1)).toEqual(['Olha steals a flat earth from you', true]);
    expect(said(null)).toEqual(['Olha steals a flat earth from Timur', false]);
  });

  it('tells what everybody did since my own turn, also what did not touch me', () => {
    const begins = (n: number, seat: number): Seen => entry(n, [{ event: 'turn-begins', seat }]);
    const done = [
      begins(1, 1),
      { ...entry(2, [{ ...stolen, seat: 1, victim: 2 }]), seat: 1 },
      begins(3, 0),
      entry(4, [stolen]),
      // an answer in another's turn is no turn of mine
      { ...entry(5, [{ ...stolen, seat: 1, victim: 2 }]), seat: 1 },
      { ...begins(6, 2), seat: 2 },
      { ...entry(7, [{ ...stolen, seat: 2, victim: 0 }]), seat: 2 },
    ];
    const news = (me: number | null, n = done.length): [number, number[]][] => {
      const at = table(me, done.slice(0, n));
      const lines = logLines(at, { draw: () => false });
      return sinceMine(lines, at).map((one) => [one.by, one.lines.map((line) => line.at)]);
    };
    expect(news(1)).toEqual([
      [0, [4]],
      [2, [7]],
    ]);
    expect(news(1, 2)).toEqual([]);
    expect(news(0)).toEqual([
      [1, [5]],
      [2, [7]],
    ]);
    expect(news(null)).toEqual([]);
  });

  it('tells who comes back what the bot did in their place', () => {
    const at = table(0, [
      entry(1, [{ event: 'turn-begins', seat: 0 }]),
      entry(2, [stolen]),
      entry(3, [{ ...stolen, victim: 2 }]),
      entry(4, [stolen]),
    ]);
    const news = (): [number, number[]][] =>
      sinceMine(logLines(at, { draw: () => false }), at).map((one) => [
        one.by,
        one.lines.map((line) => line.at),
      ]);
    expect(news()).toEqual([]);
    const chairs = at.meta.chairs.map((chair, seat) =>
      seat ? chair : { ...chair, sat_from: 2, sat_to: 3 },
    );
    // of its three entries the second was the bot's; since then the person has played
    at.meta = { ...at.meta, chairs };
    expect(news()).toEqual([]);
    at.meta = { ...at.meta, chairs: chairs.map((chair) => ({ ...chair, sat_to: 4 })) };
    expect(news()).toEqual([[0, [3, 4]]]);
  });

  it('tells the turn of who acts now, without the name before every step', () => {
    const at = table(1, [entry(1, [stolen]), entry(2, [{ ...stolen, victim: 2 }])]);
    const turn = lastTurn(logLines(at), at);
    expect(turn?.by).toBe(0);
    expect(turn?.lines.map((line) => deed(line, at))).toEqual([
      [{ text: 'steals a flat earth from you', bold: false }],
      [{ text: 'steals a flat earth from Ember', bold: false }],
    ]);
    const own = table(0, [entry(1, [stolen])]);
    expect(lastTurn(logLines(own), own)).toBe(null);
  });

  it('forgets in the recap what the rules cover', () => {
    const placed = { event: 'token-placed', seat: 0, board: 2, client: 'take' };
    const at = table(1, [entry(1, [placed])]);
    const recap = (): string =>
      sinceMine(logLines(at), at)
        .flatMap((one) => one.lines.map((line) => plainLine(line, at)))
        .join();
    expect(recap()).toContain('Take');
    const { client: _, ...covered } = placed;
    at.hear(update(1, [entry(1, [covered])]));
    expect(recap()).not.toContain('Take');
  });

  it('leaves a line as it is until it says something else', () => {
    const at = table(0, [entry(1, [stolen])]);
    const first = logLines(at)[0];
    expect(first?.now).toBe(true);
    at.hear(update(0, [entry(2, [stolen])]));
    expect(logLines(at)).toHaveLength(2);
    expect(logLines(at)[0]).toBe(first);
    at.hear(update(0, [], { horizon: 1 }));
    expect(logLines(at).map((line) => line.now)).toEqual([false, true]);
  });

  it('stays the same also where a game joins events', () => {
    const at = table(0, [entry(1, [stolen, stolen])]);
    const first = sweptLines(at)[0];
    at.hear(update(0, [entry(2, [{ event: 'token-placed', seat: 0, board: 1 }])]));
    expect(sweptLines(at)).toHaveLength(2);
    expect(sweptLines(at)[0]).toBe(first);
  });

  it('draws what a game can draw, in every form', () => {
    const at = table(1, [entry(1, [stolen])]);
    const event = at.events[0];
    if (!event) throw new Error('no event');
    const slots = eventParts(event, at, () => true).flatMap((part) =>
      'slot' in part ? [part.slot] : [],
    );
    expect(slots).toEqual(['seat:0', 'good:green']);
  });

  it('says of a hidden field only what may be said', () => {
    const at = table(2, [entry(1, [{ event: 'token-placed', seat: 0, board: 1 }])]);
    expect(logLines(at).map((line) => plainLine(line, at))).toEqual([
      'A token on this board, covered by now',
    ]);
  });
});

describe('the log', () => {
  it('drops what was taken back, and keeps the undo', () => {
    const log = standing([entry(1, []), entry(2, []), entry(3, [])], [entry(4, [], 1)]);
    expect(log.map((one) => one.n)).toEqual([1, 4]);
    expect(standing(log, [entry(5, [])]).map((one) => one.n)).toEqual([1, 4, 5]);
  });
  it('replaces what is told again, and nothing else', () => {
    const log = standing([entry(1, []), entry(2, [])], [entry(1, [stolen]), entry(2, [stolen])]);
    expect(log.map((one) => one.events.length)).toEqual([1, 1]);
    const faded = standing([entry(1, []), entry(2, []), entry(4, [])], [entry(2, [stolen])]);
    expect(faded.map((one) => [one.n, one.events.length])).toEqual([
      [1, 0],
      [2, 1],
      [4, 0],
    ]);
  });
  it('is shown again moment by moment, until one looks elsewhere', () => {
    vi.useFakeTimers();
    const at = table(2);
    const live = new Table(at.meta, info, { ask: () => new Promise(() => {}), keep: () => {} });
    live.you = at.you;
    for (const n of [1, 2, 3]) live.hear(update(2, [entry(n, [])], { version: n }));
    live.pace = () => 'fast';
    live.retell([1, 2]);
    expect([live.moment, live.version]).toEqual([1, 1]);
    vi.advanceTimersByTime(250);
    expect(live.moment).toBe(2);
    vi.advanceTimersByTime(250);
    expect([live.moment, live.version]).toEqual([null, 3]);
    live.retell([1, 2]);
    live.moment = null;
    vi.advanceTimersByTime(5000);
    expect(live.moment).toBe(null);
    vi.useRealTimers();
  });
  it('keeps nothing that the rules cover, in no line and no moment', () => {
    const placed = { event: 'token-placed', seat: 0, board: 1, client: 'lose' };
    const at = table(2);
    const live = new Table(at.meta, info, { ask: () => new Promise(() => {}), keep: () => {} });
    live.you = at.you;
    live.hear(update(2, [entry(1, [])], { version: 1 }));
    live.hear(update(2, [entry(2, [placed])], { version: 2 }));
    live.hear(update(2, [entry(3, [])], { version: 3 }));
    live.hear(update(2, [entry(4, [])], { version: 4 }));
    expect([1, 2, 3].map((n) => live.knows(n))).toEqual([true, true, true]);
    live.see(2);
    const covered = { event: 'token-placed', board: 1 };
    live.hear(update(2, [entry(2, [covered]), entry(5, [])], { version: 5 }));
    expect(live.moment).toBeNull();
    expect([1, 2, 3, 4].map((n) => live.knows(n))).toEqual([true, false, false, false]);
    expect(JSON.stringify(live.events)).not.toContain('lose');
    // told in full again, as at the end: what is known of the past stays
    live.hear(update(2, [entry(2, [placed]), entry(6, [])], { version: 6 }));
    expect([1, 5].map((n) => live.knows(n))).toEqual([true, true]);
  });
});

describe('who is away', () => {
  it('is said at the seat after half a minute, and not while a bot plays for them', () => {
    const at = table(0);
    const gone = (): boolean[] => at.seats.map((seat) => seat.gone);
    const chairs = at.meta.chairs.map((chair, seat) =>
      seat === 1 ? { ...chair, present: false, away_s: 20 } : chair,
    );
    at.meta = { ...at.meta, chairs };
    expect(gone()).toEqual([false, false, false, false]);
    at.now += 10_000;
    expect(gone()).toEqual([false, true, false, false]);
    at.meta = { ...at.meta, chairs: chairs.map((chair) => ({ ...chair, stand_in: true })) };
    at.now += 10_000;
    expect(gone()).toEqual([false, false, false, false]);
  });
});

describe('the title of a page', () => {
  it('says whose turn it is, and what was said', () => {
    expect(titleFor(true, 'Your turn', 'Dale', 0)).toBe('● Your turn · Dale');
    expect(titleFor(false, 'Waiting for Olha', 'Dale', 2)).toBe('(2) Waiting for Olha · Dale');
    expect(titleFor(false, '', 'Dale', 0)).toBe('Dale');
  });
});

describe('a view after a view', () => {
  const view = (): unknown => ({ tiles: [{ x: 1 }, { x: 2 }], turn: 0, end: null });
  it('is the same one when nothing has changed', () => {
    const before = view();
    expect(keepSame(before, view())).toBe(before);
  });
  it('keeps the parts that have not', () => {
    const before = { tiles: [{ x: 1 }, { x: 2 }], heroes: [1], end: null };
    const after = keepSame(before, { tiles: [{ x: 1 }, { x: 3 }, { x: 4 }], heroes: [1], end: {} });
    expect(after).toEqual({ tiles: [{ x: 1 }, { x: 3 }, { x: 4 }], heroes: [1], end: {} });
    expect(after).not.toBe(before);
    expect(after.heroes).toBe(before.heroes);
    expect(after.tiles[0]).toBe(before.tiles[0]);
  });
  it('tells a list from a table and a shorter one from a longer', () => {
    expect(keepSame([], {})).toEqual({});
    expect(keepSame({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(keepSame([1, 2], [1])).toEqual([1]);
    expect(keepSame(null, [1])).toEqual([1]);
  });
});

describe('the story at a table', () => {
  const line = { ask: () => Promise.reject(new Error('no line')), keep: () => undefined };
  const at = (me: number | null): Table => {
    const { meta } = table(me);
    const made = new Table(meta, info, line);
    made.you = { ...NOBODY, seats: me === null ? [] : [me], host: false };
    made.pace = () => 'step';
    made.hear(update(me, [entry(1, [stolen])]));
    return made;
  };
  const heard = (one: Table): number => one.eye?.log.length ?? 0;
  beforeAll(() => void vi.stubGlobal('document', { hidden: false }));

  it('keeps what others do until the person goes on', () => {
    const one = at(1);
    one.hear(update(1, [entry(2, [stolen])]));
    expect([heard(one), one.story.left]).toEqual([1, 1]);
    one.story.next();
    expect([heard(one), one.story.left]).toEqual([2, 0]);
  });

  it('ends at once with a question, a clock or an answer of mine, an undo, and the end', () => {
    const ends: Partial<Update>[] = [
      { choices: ['roll'] },
      { clock: { seats: [1], ms: 1000, banks: [], resting: [] } },
      { log: [{ ...entry(3, []), seat: 1 }] },
      { log: [entry(3, [], 1)] },
      { over: true },
    ];
    for (const end of ends) {
      const one = at(1);
      one.hear(update(1, [entry(2, [stolen])]));
      one.hear(update(1, [entry(3, [stolen])], end));
      expect(one.story.left).toBe(0);
    }
  });

  it('is told to those who watch', () => {
    const one = at(null);
    one.hear(update(null, [entry(2, [stolen])]));
    expect(one.story.left).toBe(1);
  });
});
