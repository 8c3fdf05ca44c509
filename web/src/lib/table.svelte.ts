import type { Component, Snippet } from 'svelte';
import type { LogLine } from './log';
import { announcer } from './announce.svelte';
import { t, words } from './i18n.svelte';
import type { Lesson } from './lesson.svelte';
import { COLOURS, isColour } from './marks';
import { noteText } from './notes';
import { refusedText } from './refusals';
import { book } from './rules.svelte';
import type { Pace } from './settings.svelte';
import { PACE_MS, Story } from './story.svelte';
import { boxName } from './texts';
import type * as wire from './wire';
import { isUnheard } from './unheard.svelte';

/** Everything that carries a key is answered by one of these. */
export type Answer =
  wire.Ack | wire.Refused | wire.Seated | wire.Link | wire.Because | wire.Previewed | wire.Foreseen;
type WithKey = Exclude<wire.ToServer, wire.Hello | wire.Ping>;
/** What the client asks; the line gives it its key. */
export type Wish = WithKey extends infer M ? (M extends WithKey ? Omit<M, 'key'> : never) : never;

/** What a table is told unasked, once it is there. */
type News = wire.Table | wire.You | wire.Update | wire.Window | wire.Thinking | wire.Said;

/** The way to the server; a replay has none. */
export interface Line {
  ask(wish: Wish): Promise<Answer>;
  /** Keep a secret that makes this device a person at the table. */
  keep(secret: string): void;
}

/** One thing that happened: its kind, the entry it came from, and the fields this viewer may see. */
export interface GameEvent {
  at: number;
  by: number | null;
  kind: string;
  [field: string]: unknown;
}

/** What one seat's eyes see: the last update, and the log as it still stands. */
export interface Eye extends Omit<wire.Update, 'type' | 'log' | 'seat'> {
  log: wire.Seen[];
}

/** A chair with everything the rooms draw. */
export interface Seat {
  seat: number;
  kind: wire.Chair['kind'];
  name: string;
  colour: string;
  level: wire.Level;
  mine: boolean;
  /** played by this device beside its first person: hands are hidden between turns */
  local: boolean;
  present: boolean;
  /** since when nobody has heard of this person, by this device's clock; 0: they are here */
  away: number;
  /** so long that it is said at the seat */
  gone: boolean;
  standIn: boolean;
}

export type Panel =
  'log' | 'digest' | 'ahead' | 'list' | 'since' | 'extra' | 'settings' | 'seats' | 'rules' | null;

/** a person is away when nothing was heard of them for so long */
const GONE_MS = 30_000;

/** who only looks on */
export const NOBODY: wire.You = {
  type: 'you',
  seats: [],
  host: false,
  automatic: [],
  unless: [],
  quiet: null,
  plans: [],
};

const BOTS = ['Brass', 'Wren', 'Ember', 'Sable', 'Quill', 'Onyx', 'Moth', 'Flint'];

/** how many earlier moments a device keeps to look back at */
const MOMENTS = 300;

/**
 * The entries that still stand: an undo drops those after the one it leads back to, and an entry that is told
 * again replaces the one that was.
 */
export function standing(log: readonly wire.Seen[], fresh: readonly wire.Seen[]): wire.Seen[] {
  let kept = [...log];
  for (const entry of fresh) {
    const { n, undo } = entry;
    if (undo !== null) kept = kept.filter((old) => old.n <= undo || old.n >= n);
    const at = kept.findLastIndex((old) => old.n <= n);
    kept.splice(at + 1, 0, entry);
    if (kept[at]?.n === n) kept.splice(at, 1);
  }
  return kept;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What came, with every part that is as it was before still the very same: what shows it has nothing to do. */
export function keepSame<T>(before: unknown, came: T): T {
  if (!isObject(before) || !isObject(came) || Array.isArray(before) !== Array.isArray(came))
    return came;
  const parts: Record<string, unknown> = came;
  const keys = Object.keys(parts);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    parts[key] = keepSame(before[key], parts[key]);
    same &&= parts[key] === before[key];
  }
  return same ? (before as T) : came;
}

const told = new WeakMap<wire.Seen, GameEvent[]>();
/** What an entry tells; an entry never changes, so neither do its events. */
function eventsOf(entry: wire.Seen): GameEvent[] {
  const { n: at, seat: by } = entry;
  const known = told.get(entry);
  if (known) return known;
  const events: GameEvent[] =
    entry.undo !== null
      ? [{ at, by, kind: 'undone', seat: by }]
      : entry.events.map(({ event: kind, ...fields }) => ({
          ...fields,
          at,
          by,
          kind: String(kind),
        }));
  told.set(entry, events);
  return events;
}

/** One table as this device sees it: what the server sent, and which panel is open. */
export class Table<View = unknown> {
  #meta = $state.raw() as wire.Table;
  metaHeard = 0;
  /** the time of day while somebody is away; else it stands */
  now = $state(Date.now());
  get meta(): wire.Table {
    return this.#meta;
  }
  set meta(meta: wire.Table) {
    this.metaHeard = this.now = Date.now();
    this.#meta = meta;
  }
  you = $state.raw<wire.You>(NOBODY);
  eyes = $state.raw<Record<string, Eye>>({});
  chat = $state.raw<wire.Said[]>([]);
  thinking = $state<number | null>(null);
  /** an own seat's question that is about to be declined for it, and when */
  window = $state.raw<{ seat: number; version: number; ends: number } | null>(null);
  online = $state(true);
  #panel = $state<Panel>(null);
  /** when the last update came, for the clock */
  heard = $state(0);
  #hot = $state<number | null>(null);
  #acked = 0;
  readonly info: wire.GameInfo;
  readonly line: Line | null;
  /** a moment of a game that is over, to be answered here: its first choice is the answer, and nothing is sent */
  readonly tries: boolean = false;

  constructor(meta: wire.Table, info: wire.GameInfo, line: Line | null) {
    this.meta = meta;
    this.info = info;
    this.line = line;
  }

  /** how fast the others' turns are told here; a replay has its own */
  pace: () => Pace = () => 'once';
  /** what the others do, told at this person's pace */
  readonly story = new Story<wire.Update>({
    show: (update) => this.#show(update),
    pace: () => this.pace(),
    people: () =>
      this.seats.some(({ kind, mine, standIn }) => kind === 'person' && !mine && !standIn),
  });

  /** Let in, for the first time or again. */
  greeted({ table, you, chat }: wire.Welcome): void {
    this.story.end();
    this.meta = table;
    this.you = you;
    this.chat = chat;
    this.online = true;
  }

  /** What the server says of this table. */
  hear(message: News): void {
    switch (message.type) {
      case 'table':
        // the clock goes on from where it stood
        if (this.meta.paused.length && !message.paused.length) this.heard = Date.now();
        this.meta = message;
        break;
      case 'you':
        this.you = message;
        break;
      case 'update':
        if (this.#canWait(message)) return this.story.take(message);
        this.story.end();
        this.#show(message);
        break;
      case 'window': {
        const { seat, version, ms } = message;
        this.story.end();
        this.window = { seat, version, ends: Date.now() + ms };
        break;
      }
      case 'thinking':
        this.thinking = message.seat;
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        this.#speak(message);
    }
  }

  /** A line of the chat is read out, unless it is one's own or of somebody one does not hear. */
  #speak(line: wire.Said): void {
    const { name, note, seat, sign, spot } = line;
    if (note) return announcer.show(noteText(line));
    if (isUnheard(this.meta.code, name, seat)) return;
    if (seat !== null && this.you.seats.includes(seat)) return;
    const text = sign ? t('ui-sign', { sign }) : line.text;
    announcer.say(
      spot
        ? t('ui-chat-pointed', { name, spot: this.spotName(spot) })
        : t('ui-chat-said', { name, text }),
    );
  }

  /** Only what others did, seen by one pair of eyes, can be told later than it happens. */
  #canWait({ seat, choices, clock, over, log }: wire.Update): boolean {
    const before = this.eyes[String(seat ?? 'watcher')];
    return (
      this.pace() !== 'once' &&
      !this.info.timed &&
      this.you.seats.length < 2 &&
      before !== undefined &&
      !document.hidden &&
      !over &&
      !choices.length &&
      !(seat !== null && clock?.seats.includes(seat)) &&
      log.every((entry) => entry.undo === null && (entry.seat === null || entry.seat !== seat))
    );
  }

  #show(update: wire.Update): void {
    this.shown = null;
    const key = String(update.seat ?? 'watcher');
    const { log, ...rest } = update;
    this.#keep(key);
    this.#forget(key, log);
    // a question brings everybody back to now, an answer closes what was read before it
    if (update.choices.length) this.moment = null;
    if (this.panel === 'since' && log.some((entry) => entry.seat === update.seat))
      this.panel = null;
    const before = this.eyes[key];
    this.eyes = {
      ...this.eyes,
      [key]: {
        ...rest,
        view: keepSame(before?.view, rest.view),
        choices: keepSame(before?.choices, rest.choices),
        log: standing(before?.log ?? [], log),
      },
    };
    this.#questions.set(update.version, String(update.question.rule ?? ''));
    this.heard = Date.now();
    this.thinking = null;
    if (this.window && this.window.version < update.version) this.window = null;
  }

  /** The last entry every eye of this device has. */
  get seen(): number {
    const wanted = this.you.seats.length ? this.you.seats.map(String) : ['watcher'];
    return Math.min(...wanted.map((key) => this.eyes[key]?.log.at(-1)?.n ?? -1));
  }

  // --- who is who

  seats = $derived.by((): Seat[] => {
    const plain = this.meta.chairs.map((chair, seat) =>
      chair.kind === 'person' && chair.name ? chair.name : botName(seat),
    );
    return this.meta.chairs.map((chair, seat) => {
      // two of one name are told apart by a number
      const twin = plain.slice(0, seat).filter((name) => name === plain[seat]).length;
      const mine = this.you.seats.includes(seat);
      const away =
        chair.kind === 'person' && !chair.present ? this.metaHeard - chair.away_s * 1000 : 0;
      return {
        seat,
        kind: chair.kind,
        name: (plain[seat] ?? '') + (twin ? ` ${twin + 1}` : ''),
        colour: this.colour(seat),
        level: chair.level,
        mine,
        local: mine && seat !== this.you.seats[0],
        present: chair.present,
        away,
        gone: away > 0 && !chair.stand_in && this.now - away >= GONE_MS,
        standIn: chair.stand_in,
      };
    });
  });

  /** A number beyond the seats is a player of the box. */
  name(seat: number): string {
    return this.seats[seat]?.name ?? boxName(this.info, seat - this.seats.length);
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** the colours a game has dealt to the seats, where it deals any */
  dealt = $state.raw<((view: unknown) => string[]) | null>(null);
  /** one text: seats are put together anew only when it changes, not with every move */
  #colours = $derived(this.view ? (this.dealt?.(this.view).join(' ') ?? '') : '');

  /** The colour dealt by the game, else the wish, else one that nobody wished for. */
  colour(seat: number): string {
    const dealt = this.#colours.split(' ')[seat];
    if (dealt && isColour(dealt)) return dealt;
    const wishes = this.meta.chairs.map((chair) => chair.colour);
    const wish = wishes[seat] ?? '';
    if (isColour(wish) && wishes.indexOf(wish) === seat) return wish;
    const free = COLOURS.filter((colour) => !wishes.includes(colour));
    const before = wishes.slice(0, seat).filter((w, i) => !isColour(w) || wishes.indexOf(w) !== i);
    return free[before.length % Math.max(1, free.length)] ?? 'violet';
  }

  // --- the eyes on screen

  /** The seat whose hand is on screen; null when watching. */
  get seat(): number | null {
    const own = this.you.seats;
    if (own.length <= 1) return own[0] ?? null;
    return this.#hot !== null && own.includes(this.#hot) ? this.#hot : null;
  }

  /** A device with several people: whose turn it is to look, while nobody else's hand is open. */
  get curtain(): Seat | null {
    const own = this.you.seats;
    if (own.length <= 1 || this.meta.phase !== 'playing') return null;
    const asked = this.asking.filter((seat) => own.includes(seat));
    if (this.seat !== null && (asked.length === 0 || asked.includes(this.seat))) return null;
    return this.seats[asked[0] ?? own[0] ?? 0] ?? null;
  }

  sitDown(seat: number | null): void {
    this.#hot = seat;
  }

  /** how the table would be after the step of a lesson, while this is shown */
  shown = $state.raw<Eye | null>(null);

  get eye(): Eye | null {
    if (this.shown) return this.shown;
    const seat = this.seat ?? (this.you.seats.length > 1 ? this.you.seats[0] : null);
    const key = String(seat ?? 'watcher');
    return this.#past.get(key)?.get(this.moment ?? -1) ?? this.eyes[key] ?? null;
  }

  /** The entry of the log one looks back at; null is now. */
  moment = $state<number | null>(null);
  #past = new Map<string, Map<number, Eye>>();

  /** a replay goes to any moment by its scrubber */
  seek: ((at: number) => void) | null = null;

  /** Was this moment seen on this device, so that one can look at it again? */
  knows(at: number): boolean {
    const key = String(this.seat ?? 'watcher');
    // asked again with every update: each makes the moment before it a known one
    return this.seek !== null || (key in this.eyes && this.#past.get(key)?.has(at) === true);
  }

  /** the rules of the questions that were asked here, by the version they were asked at */
  #questions = new Map<number, string>();
  /** a replay knows every question, and how each seat stood */
  reasons: ((at: number) => Why | null) | null = null;

  /** What the choice of this entry answered; null: before this device looked. */
  reason(at: number): Why | null {
    if (this.reasons) return this.reasons(at);
    // a gesture answers several questions with one update: the one that it began with
    const first = Math.max(...[...this.#questions.keys()].filter((version) => version < at));
    const rule = this.#questions.get(first);
    return rule ? { rules: rule.split(' '), name: '', before: null, after: null } : null;
  }

  see(at: number): void {
    if (this.seek) this.seek(at);
    else this.moment = at;
  }

  #retelling: ReturnType<typeof setTimeout> | undefined;
  /** These moments once more, one after the other; whoever goes elsewhere or is asked something ends it. */
  retell([first, ...rest]: readonly number[]): void {
    clearTimeout(this.#retelling);
    this.moment = first ?? null;
    if (first === undefined) return;
    const ms = PACE_MS[this.pace()];
    const on = (): void => (this.moment === first ? this.retell(rest) : undefined);
    this.#retelling = setTimeout(on, ms > 0 && ms < Infinity ? ms : PACE_MS.normal);
  }

  /** Moments that this seat saw elsewhere, or long ago: they can be looked at from here too. */
  recall(moments: readonly wire.Past[]): void {
    const key = String(this.seat ?? 'watcher');
    const eye = this.eyes[key];
    if (!eye) return;
    const kept = this.#past.get(key) ?? new Map<number, Eye>();
    for (const { n, view, question, asked } of moments) {
      if (n >= eye.version) continue;
      const log = eye.log.filter((entry) => entry.n <= n);
      const past = { version: n, view, question, asked, log };
      kept.set(n, { ...eye, ...past, choices: [], undo: null, clock: null, over: false });
    }
    this.#past.set(key, new Map([...kept].sort(([a], [b]) => a - b)));
  }

  /** The last moment is kept for those who look back: it asks nothing and shows the log up to there. */
  #keep(key: string): void {
    const last = this.eyes[key];
    if (!last || this.line === null) return;
    const kept = this.#past.get(key) ?? new Map<number, Eye>();
    kept.set(last.version, { ...last, choices: [], undo: null, clock: null });
    for (const old of kept.keys()) if (kept.size > MOMENTS) kept.delete(old);
    this.#past.set(key, kept);
  }

  /** What an entry no longer tells nobody looks at again: the moments that showed it go, and one is back at now. */
  #forget(key: string, fresh: readonly wire.Seen[]): void {
    const kept = this.#past.get(key);
    const log = this.eyes[key]?.log ?? [];
    const size = (event: object = {}): number => Object.keys(event).length;
    for (const { n, events } of fresh) {
      const old = log.find((one) => one.n === n)?.events ?? [];
      if (!events.some((event, i) => size(event) < size(old[i]))) continue;
      for (const at of kept?.keys() ?? []) if (at >= n) kept?.delete(at);
      this.moment = null;
    }
  }

  get view(): View | null {
    return (this.eye?.view as View | undefined) ?? null;
  }

  get version(): number {
    return this.eye?.version ?? 0;
  }

  /** The rules behind the question, as ids. */
  get rules(): string[] {
    return String(this.eye?.question.rule ?? '')
      .split(' ')
      .filter(Boolean);
  }

  /** seats that are asked something */
  get asking(): number[] {
    const any = this.eye ?? Object.values(this.eyes)[0];
    return any?.asked ?? [];
  }

  get choices(): string[] {
    if (this.seat === null || this.seats[this.seat]?.standIn) return [];
    return this.#taught;
  }
  #taught = $derived.by((): string[] => this.taught(this.eye?.choices ?? []));

  /** the lesson at this table, where there is one */
  lesson = $state.raw<Lesson | null>(null);
  /** In a lesson only what its step teaches can be chosen. */
  taught(choices: string[], picks: readonly string[] = []): string[] {
    return this.lesson?.taught(choices, picks) ?? choices;
  }

  get asked(): boolean {
    return this.choices.length > 0;
  }

  events = $derived.by((): GameEvent[] => (this.eye?.log ?? []).flatMap(eventsOf));

  /** The others in the order they play after this viewer. */
  get rivals(): Seat[] {
    const from = this.seat ?? -1;
    return this.seats
      .map((_, i) => this.seats[(from + 1 + i) % this.seats.length] as Seat)
      .filter((seat) => seat.seat !== from);
  }

  get waitingNames(): string {
    return words.list(this.asking.map((seat) => this.name(seat)));
  }

  /** One step back is free for this seat. */
  get canUndo(): boolean {
    return this.seat !== null && this.eye?.undo != null;
  }

  /** The panel in front: the rulebook lies on whatever is open, and goes when anything else is wanted. */
  get panel(): Panel {
    return book.open ? 'rules' : this.#panel;
  }
  set panel(wanted: Exclude<Panel, 'rules'>) {
    book.open = false;
    this.#panel = wanted;
  }

  toggle(panel: Exclude<Panel, 'rules' | null>): void {
    this.panel = this.panel === panel ? null : panel;
  }

  // --- wishes

  /** Ask, and say in words when it was refused; unless the game says it itself. */
  async #tell(wish: Wish, aloud = true): Promise<Answer | null> {
    const answer = await this.line?.ask(wish);
    if (!answer) return null;
    if (aloud && answer.type === 'refused' && answer.code !== 'stale')
      announcer.show(refusedText(answer), true);
    return answer;
  }

  /** Something else than the step of the lesson was wanted. */
  #notNow(): void {
    announcer.show(t('ui-lesson-not-now', { step: this.lesson?.card?.title ?? '' }));
  }

  /** One gesture: all texts are taken, or none. */
  async play(choices: string[], aloud = true): Promise<Answer | null> {
    const seat = this.seat;
    const texts = this.lesson ? this.lesson.gesture(choices) : choices;
    if (texts === null) this.#notNow();
    if (seat === null || texts === null) return null;
    // the answer to the last choice may be here before its picture
    const version = Math.max(this.version, this.#acked);
    const answer = await this.#tell({ type: 'play', version, seat, choices: texts }, aloud);
    if (answer?.type === 'ack') this.#acked = Math.max(this.#acked, answer.version);
    return answer;
  }

  async preview(choices: string[]): Promise<wire.Previewed | null> {
    const seat = this.seat;
    if (seat === null) return null;
    const answer = await this.line?.ask({ type: 'preview', seat, choices });
    if (answer?.type !== 'previewed') return null;
    return { ...answer, choices: this.taught(answer.choices, choices) };
  }

  /** Which rule forbids this choice, now or after these picks? */
  async why(choice: string, after: string[] = []): Promise<wire.Because | null> {
    const seat = this.seat;
    if (seat === null) return null;
    // a step leaves out what the rules allow: a rule would be the wrong reason
    if (this.lesson?.play) {
      this.#notNow();
      return null;
    }
    const answer = await this.line?.ask({ type: 'why', seat, choice, after });
    return answer?.type === 'because' ? answer : null;
  }

  /** Back by one free step, or to an entry: free if it can be, else the others are asked. */
  async undo(to = this.eye?.undo ?? null): Promise<void> {
    const seat = this.seat;
    if (seat === null || to === null) return;
    const answer = await this.#tell({ type: 'undo', version: this.version, seat, to });
    if (answer?.type === 'ack' && this.meta.proposal) announcer.show(t('ui-undo-asked'));
  }

  vote(agree: boolean): void {
    const proposal = this.meta.proposal;
    if (proposal) void this.#tell({ type: 'vote', proposal: proposal.id, agree });
  }

  say(text: string): void {
    void this.#tell({ type: 'chat', text });
  }

  /** Say something without a word. */
  sign(sign: wire.Sign): void {
    void this.#tell({ type: 'chat', sign });
  }

  /** Point at a place on the table, as the game names it. */
  point(spot: string): void {
    void this.#tell({ type: 'chat', spot });
  }

  /** how such a place is called; the game's own table says it */
  spotName = (spot: string): string => spot;

  /** How this person follows: what a bot's step may take, and whether a lesson is open, for which the sand waits. */
  follow(pace_ms: number, reading: boolean): void {
    void this.line?.ask({ type: 'follow', pace_ms, reading });
  }

  /** Agree to play to teach and to learn, or no longer. */
  teach(on: boolean): void {
    void this.#tell({ type: 'teach', on });
  }

  /** this person wants nothing explained at this table */
  hushed = $state(false);

  hurry(): void {
    void this.#tell({ type: 'hurry' });
  }

  handOver(seat: number, level: wire.Level = 'fair'): void {
    void this.#tell({ type: 'hand-over', seat, level });
  }

  /** Let the server decline what this seat may have no answer to. */
  automatic(seat: number, on: boolean, unless = false): void {
    void this.#tell({ type: 'automatic', seat, on, unless });
  }

  /** Say when nothing is expected of this person; the same hour twice: never. */
  quiet(zone: string, begins: number, ends: number): void {
    void this.#tell({ type: 'quiet', zone, begins, ends });
  }

  /** What this seat could decide now about what it will be asked, after these choices. */
  async ahead(seat: number, choices: string[] = []): Promise<wire.Foreseen | null> {
    const answer = await this.line?.ask({ type: 'ahead', seat, choices });
    return answer?.type === 'foreseen' ? answer : null;
  }

  /** Decide it; no choices: nothing any more. True when it is kept. */
  async plan(wish: Omit<wire.Plan, 'type' | 'key'>): Promise<boolean> {
    return (await this.#tell({ type: 'plan', ...wish }))?.type === 'ack';
  }

  /** Another pace, if everybody agrees. */
  async repace(clock: wire.Clock): Promise<boolean> {
    return (await this.#tell({ type: 'repace', clock }))?.type === 'ack';
  }

  /** Take time: the question stays open until this seat answers it. */
  hold(): void {
    if (this.window) void this.#tell({ type: 'hold', seat: this.window.seat });
    this.window = null;
  }

  /** Nobody new comes in, or they do again; with a seat: nobody sits down in this chair. */
  lock(on: boolean, seat: number | null = null): void {
    void this.#tell({ type: 'lock', on, seat });
  }

  /** Send away who took over a chair; null: all who only watch. */
  remove(seat: number | null): void {
    void this.#tell({ type: 'remove', seat });
  }

  /** Tell whoever keeps the house. */
  async report(text: string, seat: number | null): Promise<boolean> {
    return (await this.#tell({ type: 'report', text, seat }))?.type === 'ack';
  }

  /** What was said by those one wants to hear. */
  get talk(): wire.Said[] {
    return this.chat.filter(
      (line) => line.note || !isUnheard(this.meta.code, line.name, line.seat),
    );
  }

  /** Let a newcomer take a chair that was left in play, or not. */
  open(seat: number, on: boolean): void {
    void this.#tell({ type: 'open', seat, on });
  }

  takeBack(seat: number): void {
    void this.#tell({ type: 'take-back', seat });
  }

  async share(): Promise<wire.Link | null> {
    const answer = await this.#tell({ type: 'share' });
    return answer?.type === 'link' ? answer : null;
  }

  async sit(seat: number, name: string, colour = ''): Promise<boolean> {
    // made here: whoever asks again because the answer was lost is still the same person
    const secret = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const answer = await this.#tell({ type: 'sit', seat, name, colour, secret });
    if (answer?.type !== 'seated') return false;
    if (answer.secret) this.line?.keep(answer.secret);
    return true;
  }

  async stand(seat: number): Promise<void> {
    await this.#tell({ type: 'stand', seat });
  }

  async configure(wish: Omit<wire.Configure, 'type' | 'key'>): Promise<boolean> {
    return (await this.#tell({ type: 'configure', ...wish }))?.type === 'ack';
  }

  /** To the hints that the host wants, or no longer. */
  agree(on: boolean): void {
    void this.#tell({ type: 'agree', on });
  }

  async start(fill: wire.Level | null): Promise<boolean> {
    return (await this.#tell({ type: 'start', fill }))?.type === 'ack';
  }

  rematch(same: boolean): void {
    void this.#tell({ type: 'rematch', same });
  }
}

/** Bots have names of their own, so that a log can speak of them. */
export const botName = (seat: number): string => BOTS[seat % BOTS.length] ?? 'Brass';

/** What a game's folder gives to the rooms; every part can be left to the generic one. */
/** Why a choice was made: by which rules it was asked, and what the bots' eye made of it. */
export interface Why {
  rules: string[];
  /** whose prospects changed, in parts of one; null where nobody may know them */
  name: string;
  before: number | null;
  after: number | null;
}

export interface GameModule {
  /** the drawn table; without one the generic table is played */
  TableView?: Component<{ table: Table; scrubber?: Snippet }>;
  /** log lines of the events so far */
  log?: (table: Table) => LogLine[];
  /** draws a slot of a log line */
  Piece?: Component<{ of: string; table: Table }>;
  /** the colour of each seat, where the game deals them */
  colours?: (view: unknown) => string[];
  /** draws what the points of a line of the score sheet come from */
  Sum?: Component<{ table: Table; at: number; line: string }>;
  /** columns of the score sheet before the points: words in the reader's language */
  columns?: (view: unknown) => { key: string; title: string; rule: string; words: string[] }[];
  /** how it ended, instead of the score sheet */
  Result?: Component<{ table: Table }>;
  endTitle?: (table: Table) => string;
  /** why somebody wins who has not the most points */
  endNote?: (result: wire.Result) => { text: string; rule: string } | null;
  /** games against the clock: ms since the start, for replays in true time */
  elapsed?: (view: unknown) => number;
  /** draws these options of the set-up itself, instead of one row for each */
  Options?: Component<{ table: Table }>;
  optionKeys?: string[];
  /** the options of a first lesson; the table then teaches, and the rulebook stays shut */
  learn?: () => Record<string, string>;
}
