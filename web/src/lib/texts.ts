/**
 * What a game says, for any game: the same as src/nightmarket/locale/__init__.py does for the command line.
 * The ids are explained in docs/adding-a-game.md; which argument is of which domain comes from the server.
 */
import { cut, slot, t, words, type Args, type Part } from './i18n.svelte';
import type { LogLine } from './log';
import { packTitle } from './packs';
import type { GameEvent, Table } from './table.svelte';
import type { Choosing, GameInfo } from './wire';

/** A value drawn instead of written: true for the domains the game draws. */
export type Draw = (domain: string) => boolean;

const never: Draw = () => false;
const prefix = (info: GameInfo): string => info.prefix.toLowerCase();
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

interface Reader {
  info: GameInfo;
  names: string[];
  me: number | null;
  draw: Draw;
}
const reader = (table: Table, draw = never): Reader => ({
  info: table.info,
  names: table.names,
  me: table.seat,
  draw,
});

function argument(args: Args, name: string, domain: string, value: unknown, by: Reader): void {
  const text = value === null ? 'None' : String(value);
  if (domain === 'seat' && /^\d+$/.test(text)) {
    args[name] = by.draw(domain) ? slot(`seat:${text}`) : (by.names[Number(text)] ?? text);
    args[`${name}_key`] = Number(text) === by.me ? 'you' : 'other';
    return;
  }
  const id = `${prefix(by.info)}-${domain}-${text}`;
  if (/^\d+$/.test(text) && !words.has(id)) {
    args[name] = Number(text);
    return;
  }
  const drawn = by.draw(domain) && text !== 'hidden' ? slot(`${domain}:${text}`) : null;
  args[name] = drawn ?? (words.has(id) ? words.text(id) : text);
  args[`${name}_key`] = text;
  // a sweep of goods ("green red") is drawn as one: its forms are those of its first
  const first = `${prefix(by.info)}-${domain}-${text.split(' ')[0] ?? ''}`;
  for (const form of words.forms(first))
    args[`${name}_${form}`] = drawn ?? words.text(first, undefined, form);
}

/** A choice as a short label. */
export function choiceText(text: string, table: Table): string {
  const [verb = '', ...values] = text.split(':');
  const domains = table.info.verbs[verb] ?? [];
  const args: Args = {};
  domains.forEach((domain, i) => {
    let name = domain;
    while (name in args)
      name = /\d$/.test(name) ? name.slice(0, -1) + (Number(name.at(-1)) + 1) : `${name}2`;
    argument(args, name, domain, values[i] ?? '', reader(table));
  });
  const id = `${prefix(table.info)}-choice-${verb}`;
  return words.has(id) ? t(id, args) : text.replaceAll(':', ' · ');
}

/** Why a choice is better, by what moved most: see docs/analysis.md. */
export function reasonText(
  why: Pick<Choosing, 'reason' | 'about' | 'facts'>,
  table: Table,
  me: number,
): string {
  const id = `${prefix(table.info)}-reason-${why.reason}`;
  const by = { ...reader(table), me };
  if (!why.reason || !words.has(id)) return t('ui-an-reason-none', { name: by.names[me] ?? '' });
  const args: Args = {};
  for (const [name, value] of Object.entries(why.facts)) argument(args, name, name, value, by);
  argument(args, 'seat', 'seat', why.about, by);
  return t(id, args);
}

/** A line of the log, cut into words and drawings. */
export function eventParts(event: GameEvent, table: Table, draw = never): Part[] {
  const args: Args = {};
  const by = reader(table, draw);
  if (event.kind === 'undone') {
    argument(args, 'seat', 'seat', event.seat, by);
    return cut(words.text('ui-log-undone', args));
  }
  for (const [name, domain] of Object.entries(table.info.events[event.kind] ?? {}))
    argument(args, name, domain, name in event ? event[name] : 'hidden', by);
  const id = `${prefix(table.info)}-log-${event.kind}`;
  if (words.has(id)) return cut(words.text(id, args));
  const told = Object.keys(args).filter((name) => !name.includes('_'));
  return cut([event.kind, ...told.map((name) => String(args[name]))].join(' · '));
}

/** The name of a question as message ids have it: `working-all`. */
export const frameOf = (table: Table, question = table.eye?.question ?? {}): string =>
  String(question.ask ?? '')
    .replaceAll(/(?<!^)(?=[A-Z])/g, '-')
    .toLowerCase();

/** The prompt of a question, for the one who is asked or for those who wait. */
export function questionText(
  table: Table,
  question = table.eye?.question ?? {},
  mine = table.seat !== null && table.asking.includes(table.seat),
): string {
  if (!question.ask) return '';
  const args: Args = {};
  // a text is a value with a name: `card` is of the domain card
  for (const [name, value] of Object.entries(question))
    if (name !== 'ask' && name !== 'rule') argument(args, name, name, value, reader(table));
  const id = `${prefix(table.info)}-ask-${frameOf(table, question)}`;
  if (!mine && table.asking.length > 1) {
    args.names = table.waitingNames;
    return words.has(`${id}-others`) ? words.text(`${id}-others`, args) : t('ui-waiting-for', args);
  }
  argument(args, 'seat', 'seat', mine ? table.seat : (table.asking[0] ?? 0), reader(table));
  const wanted = mine ? id : `${id}-other`;
  return words.has(wanted) ? words.text(wanted, args) : '';
}

/** What a newcomer should know about the question that is open: the prompt's own note. */
export function questionHint(table: Table): string {
  const id = `${prefix(table.info)}-ask-${frameOf(table)}`;
  return words.forms(id).includes('hint') ? words.text(id, undefined, 'hint') : '';
}

/** The name of a component: `name(table, 'good', 'green')`. */
export function nameOf(info: GameInfo, domain: string, value: string, form = ''): string {
  const id = `${prefix(info)}-${domain}-${value}`;
  return words.has(id) ? words.text(id, undefined, form) : value;
}

export const optionName = (info: GameInfo, key: string): string =>
  t(`${prefix(info)}-option-${key}`);
export const optionNote = (info: GameInfo, key: string): string => {
  const id = `${prefix(info)}-option-${key}`;
  return words.forms(id).includes('about') ? words.text(id, undefined, 'about') : '';
};
/** What a value of an option does, where it says more than its name. */
export function valueNote(info: GameInfo, key: string, value: string): string {
  const ids = [`option-${key}-${value}`, `${key.replace(/s$/, '')}-${value}`];
  const id = ids
    .map((one) => `${prefix(info)}-${one}`)
    .find((one) => words.forms(one).includes('about'));
  return id ? words.text(id, undefined, 'about') : '';
}
/** Values that are seats or numbers have no message of their own. */
export function optionValue(info: GameInfo, key: string, value: string): string {
  const own = packTitle(value, words.language);
  if (own !== null) return own;
  const id = `${prefix(info)}-option-${key}-${value}`;
  if (words.has(id)) return t(id);
  if (/^\d+$/.test(value)) {
    const seat = info.options.find((option) => option.key === key)?.kind === 'seat';
    return seat ? t('ui-chair-n', { n: Number(value) + 1 }) : value;
  }
  const named = `${prefix(info)}-${key.replace(/s$/, '')}-${value}`;
  return words.has(named) ? t(named) : value;
}
export const scoreName = (info: GameInfo, key: string): string => t(`${prefix(info)}-score-${key}`);
/** Who is played by the box. */
export function boxName(info: GameInfo, n: number): string {
  const id = `${prefix(info)}-box-${n}`;
  return words.has(id) ? t(id) : '?';
}
export const titleOf = (info: GameInfo): string =>
  info.titles[words.language] ?? info.titles['en'] ?? info.key;

/** Seats an event touches besides the one who acts. */
export function touches(event: GameEvent, table: Table): number[] {
  return Object.entries(table.info.events[event.kind] ?? {}).flatMap(([name, domain]) =>
    domain === 'seat' && name !== 'seat' && typeof event[name] === 'number'
      ? [event[name] as number]
      : [],
  );
}

/** How a game tells its log. */
export interface Telling {
  /** domains that are drawn */
  draw?: Draw;
  /** a last hand on what a line says */
  tidy?: (parts: Part[]) => Part[];
  /** what befalls a seat without naming it */
  befalls?: (event: GameEvent, seat: number) => boolean;
  /** who did it, where that is not who chose last; a number beyond the seats is a player of the box */
  doer?: (event: GameEvent) => number | null;
}
const PLAIN: Telling = {};
const made = new WeakMap<GameEvent, { table: Table; how: Telling; as: string; line: LogLine }>();

/**
 * The log of a table; a game may leave out or join events before. A line stays the same one as long as it says
 * the same, so that an open log draws only what is new.
 */
export function logLines(table: Table, how = PLAIN, events = table.events): LogLine[] {
  const me = table.seat;
  const horizon = table.eye?.horizon ?? 0;
  const lines: LogLine[] = [];
  let round = 0;
  let turn = 0;
  events.forEach((event, i) => {
    const heads = event.kind === 'round-begins';
    if (heads) {
      round = Number(event.round);
      turn = 0;
    }
    if (event.kind === 'turn-begins') {
      turn += 1;
      // the next line names the player anyway
      if (how.draw) return;
    }
    const acts = event.seat === me || (event.seat === undefined && event.by === me);
    const now = me !== null && event.at > horizon && acts;
    const as = `${i} ${round}.${turn} ${me} ${now}`;
    let known = made.get(event);
    if (known?.as !== as || known.table !== table || known.how !== how) {
      const line: LogLine = {
        id: `${event.at}-${i}`,
        at: event.at,
        kind: heads ? 'round' : 'line',
        by: doerOf(event, how),
        turn: round ? `${round}.${turn}` : String(event.at),
        get parts() {
          const parts = eventParts(event, table, how.draw);
          return how.tidy?.(parts) ?? parts;
        },
        get toMe() {
          if (me === null || heads) return false;
          const named = !acts && touches(event, table).includes(me);
          return named || (how.befalls?.(event, me) ?? false);
        },
        now,
      };
      known = { table, how, as, line };
      made.set(event, known);
    }
    lines.push(known.line);
  });
  return lines;
}

const NOBODYS = ['begins', 'turn-begins'];
const doerOf = (event: GameEvent, how: Telling): number | null =>
  NOBODYS.includes(event.kind)
    ? null
    : (how.doer?.(event) ?? event.by ?? (typeof event.seat === 'number' ? event.seat : null));

/** What one player did, in order. */
export interface Deeds {
  by: number;
  lines: LogLine[];
}

/** Whether a bot has made this entry in the place of the person at this seat. */
function byBot(table: Table, at: number): boolean {
  const chair = table.meta.chairs[table.seat ?? -1];
  return !!chair?.sat_from && at > chair.sat_from && (chair.stand_in || at <= chair.sat_to);
}

/** The last entry of this seat's own turn; an answer in somebody else's turn is none. */
function lastOwn(table: Table): number {
  let turn: unknown = table.seat;
  let own = 0;
  for (const event of table.events) {
    if (event.kind === 'turn-begins') turn = event.seat;
    const mine = event.by === table.seat && !byBot(table, event.at);
    if (mine && turn === table.seat) own = event.at;
  }
  return own;
}

/** What everybody else did since this seat's own turn, and a bot in the person's place, one after the other as they came. */
export function sinceMine(lines: readonly LogLine[], table: Table): Deeds[] {
  const { seat } = table;
  if (seat === null) return [];
  const own = lastOwn(table);
  // who is played by the box acts within the entry that ends one's own turn
  const theirs = lines.filter(
    ({ at, by, kind }) =>
      kind === 'line' &&
      by !== null &&
      (by !== seat || byBot(table, at)) &&
      (at > own || (at === own && by >= table.seats.length)),
  );
  const found = new Map<number, LogLine[]>();
  for (const line of theirs) {
    const by = line.by ?? 0;
    found.set(by, [...(found.get(by) ?? []), line]);
  }
  return [...found].map(([by, some]) => ({ by, lines: some }));
}

/** What the player who acted last has done without a break: the story of a turn. */
export function lastTurn(lines: readonly LogLine[], table: Table): Deeds | null {
  const last = lines.findLast((line) => line.kind === 'line' && line.by !== null);
  if (!last || last.by === null || last.by === table.seat) return null;
  const before = lines.findLastIndex(
    (line) => line.kind === 'round' || (line.by !== null && line.by !== last.by),
  );
  const mine = lines.slice(before + 1).filter((line) => line.by === last.by);
  return {
    by: last.by,
    lines: mine.filter((line) => line.turn === last.turn || !line.turn.includes('.')),
  };
}

/** The line without the name it begins with: it stands beside that name already. */
export function deed(line: LogLine, table: Table): Part[] {
  const [first, ...rest] = line.parts;
  if (!first || line.by === null) return line.parts;
  const name = table.name(line.by);
  if ('slot' in first) {
    if (first.slot !== `seat:${line.by}`) return line.parts;
    const [next, ...more] = rest;
    return next && 'text' in next ? [{ ...next, text: next.text.trimStart() }, ...more] : rest;
  }
  return first.text.startsWith(`${name} `)
    ? [{ ...first, text: first.text.slice(name.length + 1) }, ...rest]
    : line.parts;
}

/** What is done over and over is said once: the last of each such run, and how many there were. */
export function atAGlance(
  lines: readonly LogLine[],
  table: Table,
): { line: LogLine; times: number }[] {
  const found: { line: LogLine; times: number }[] = [];
  let before = '';
  for (const line of lines) {
    const text = plainLine(line, table);
    const last = found.at(-1);
    if (last && text === before) found[found.length - 1] = { line, times: last.times + 1 };
    else found.push({ line, times: 1 });
    before = text;
  }
  return found;
}

/** A line for ears. */
export function plainLine(line: LogLine, table: Table): string {
  return line.parts
    .map((part, i, parts) => {
      if ('text' in part) return part.text;
      const [domain = '', rest = ''] = part.slot.split(':');
      if (domain === 'seat')
        return Number(rest) === table.seat ? t('ui-you') : table.name(Number(rest));
      const names = rest.split(' ').map((value) => nameOf(table.info, domain, value));
      // drawings stand side by side; words need their commas
      const before = parts[i - 1];
      return (before && 'slot' in before ? ', ' : '') + names.join(', ');
    })
    .join('');
}

/** Long words may be parted between syllables: not every browser knows where. `long`: from how many letters on. */
export const softly = (text: string, long = 9): string =>
  text
    .replaceAll(new RegExp(`\\p{Script=Cyrillic}{${long},}`, 'gu'), (word) =>
      word.replaceAll(
        /(?:(?<=..[аеёиоуыэюяєії])|(?<=.[аеёиоуыэюяєії][бвгґджзклмнпрстфхцчшщй]ь?))(?=[бвгґджзклмнпрстфхцчшщ][аеёиоуыэюяєії].)/giu,
        '\u00ad',
      ),
    )
    .replaceAll(new RegExp(`[a-z]{${long + 3},}`, 'gi'), (word) =>
      word.replaceAll(/(?<=...)(?=[bcdfghjklmnpqrstvwxz][aeiouy].)/gi, '\u00ad'),
    );

// --- a view in words, for games without a drawn table

/** A field's name: the message `<prefix>-view-<field>`, else the name itself as a word. */
export function plainWord(key: string, table: Table): string {
  const id = `${prefix(table.info)}-view-${key.replaceAll('_', '-')}`;
  return words.has(id) ? t(id) : capital(key.replaceAll(/[_-]/g, ' '));
}

/** A field that holds a seat says so with its name. */
const isSeat = (key: string): boolean => key === 'seat' || key.endsWith('_seat');

/** A value: yes and no, a component's name, a player, a number. */
export function plainValue(value: unknown, table: Table, key = ''): string {
  if (value === null || value === undefined || value === '') return '';
  if (value === -1 && isSeat(key)) return ''; // nobody
  if (typeof value === 'boolean') return t(value ? 'ui-yes' : 'ui-no');
  if (Array.isArray(value))
    return value
      .map((one) => plainValue(one, table, key))
      .filter(Boolean)
      .join(', ');
  if (typeof value === 'number') {
    return isSeat(key) && value in table.seats ? table.name(value) : words.number(value);
  }
  const text = String(value);
  const found = words.named(prefix(table.info), text);
  return found ? t(found) : text.replaceAll(/[_-]/g, ' ');
}
