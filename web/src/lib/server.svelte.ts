/** The way to the server: HTTP for the lobby and the records, one socket for a table. docs/wire.md tells the story. */
import { announcer } from './announce.svelte';
import { bringPocket } from './keep';
import { inPocket, pocket, type Socket } from './pocket.svelte';
import { printed } from './printed.svelte';
import { refusedText } from './refusals';
import { to } from './root';
import { paceNow, settings } from './settings.svelte';
import { Table, type Answer, type Line, type Wish } from './table.svelte';
import type * as wire from './wire';
import { WIRE } from './wire';

/** A request the server refused, with a sentence for people. */
export class Problem extends Error {
  readonly code: string;
  constructor(problem: { code: string; rule: string }) {
    super(refusedText(problem));
    this.code = problem.code;
  }
}

/** Whether the server, the last time it was asked, could not be reached. */
export const reach = $state({ lost: false });

/** Asks the server; without one the house in the pocket, if this device has it. */
export async function http<T>(path: string, body?: string): Promise<T> {
  if (pocket.alone) return ask(path, body);
  return served<T>(path, body).catch((reason: unknown) => {
    const silent = reason instanceof Problem && reason.code === 'offline';
    if (silent && pocket.wanted) return ask<T>(path, body);
    throw reason;
  });
}

/** Asks the server and nobody else. */
async function served<T>(path: string, body?: string): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(to(`/api${path}`), body === undefined ? {} : { method: 'POST', body });
    reach.lost = false;
  } catch {
    reach.lost = true;
    throw new Problem({ code: 'offline', rule: '' });
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as wire.Problem | null;
  throw new Problem(problem ?? { code: 'broken', rule: '' });
}

/** The same of the house in the pocket. */
async function ask<T>(path: string, body?: string): Promise<T> {
  return JSON.parse(await told(path, body)) as T;
}
async function told(path: string, body?: string): Promise<string> {
  const answer = await pocket.ask(`/api${path}`, body);
  if (answer === null) throw new Problem({ code: 'offline', rule: '' });
  if (answer.status < 400) return answer.body;
  const problem = answer.body ? (JSON.parse(answer.body) as wire.Problem) : null;
  throw new Problem(problem ?? { code: 'broken', rule: '' });
}
const of = (code: string): typeof http => (inPocket(code) ? ask : http);

let games: Promise<wire.GameInfo[]> | null = null;
/** What this server can play; asked once for each page. */
export function listGames(fresh = false): Promise<wire.GameInfo[]> {
  if (fresh || !games) {
    games = http<wire.GameInfo[]>('/games');
    games.then(remember).catch(() => (games = null));
  }
  return games;
}

const GAMES = 'night-market:games';
function remember(found: wire.GameInfo[]): void {
  try {
    if (pocket.wanted) localStorage.setItem(GAMES, JSON.stringify(found));
  } catch {
    // then the stalls wait for the house
  }
}
/** The stalls as they stood last, while the house on this device still opens. */
export function lastGames(): wire.GameInfo[] | null {
  try {
    const kept = pocket.wanted ? localStorage.getItem(GAMES) : null;
    return kept ? (JSON.parse(kept) as wire.GameInfo[]) : null;
  } catch {
    return null;
  }
}

export async function gameInfo(key: string): Promise<wire.GameInfo> {
  const found = (await listGames()).find((game) => game.key === key);
  if (!found) throw new Problem({ code: 'unknown-game', rule: '' });
  return found;
}

const courses: Record<string, Promise<wire.CourseLine[]>> = {};
/** The lessons of a game, in order; asked once for each page. */
export function courseOf(game: string): Promise<wire.CourseLine[]> {
  const asked = (courses[game] ??= http<wire.CourseLine[]>(`/games/${game}/lessons`));
  asked.catch(() => delete courses[game]);
  return asked;
}

/** The lesson of this table; without it the table is a free game. */
async function lessonAt({ code, game, lesson }: wire.Table): Promise<wire.LessonInfo | null> {
  if (!lesson) return null;
  return of(code)<wire.LessonInfo>(`/games/${game}/lessons/${lesson.name}`).catch(() => null);
}

export const addresses = async (): Promise<string[]> =>
  (await http<wire.Addresses>('/addresses')).addresses;

/** The seats this browser holds, the newest last: here a person's own seats would join. */
const held = (): wire.Held[] =>
  Object.entries(secrets()).map(([table, some]) => ({ table, secrets: some.slice(-16) }));

/** as many as are asked about at once */
const AT_ONCE = 50;
/** The newest tables of this browser, or every one of them. */
export async function myTables(every = false): Promise<wire.Running[]> {
  const mine = held();
  const found: wire.Running[] = [];
  for (let end = mine.length; end > 0 && (every || end === mine.length); end -= AT_ONCE)
    found.push(...(await someTables(mine.slice(Math.max(0, end - AT_ONCE), end))));
  return found;
}
async function someTables(tables: wire.Held[]): Promise<wire.Running[]> {
  const found: wire.Running[] = [];
  for (const way of [http, ask]) {
    const there = tables.filter(({ table }) => of(table) === way);
    if (!there.length || (way === ask && !pocket.wanted)) continue;
    const list = await way<wire.RunningList>('/mine', JSON.stringify({ tables: there })).catch(
      (reason: unknown) => {
        if (way === http && pocket.wanted) return { tables: [] }; // no server: what is here is all
        throw reason;
      },
    );
    found.push(...list.tables);
  }
  return found;
}

/** What has happened at a table since, as its seat would be shown it now. */
export function digest(code: string, seen: number, said: number): Promise<wire.Digest> {
  const mine = held().find(({ table }) => table === code)?.secrets ?? [];
  const wish: wire.Missed = { table: code, secrets: mine, seen, said };
  return of(code)('/digest', JSON.stringify(wish));
}

/** What a bot would do in this seat, where everybody agreed to hints. */
export function hintFor(code: string, seat: number): Promise<wire.Hint> {
  const mine = held().find(({ table }) => table === code)?.secrets ?? [];
  const wish: wire.HintWish = { table: code, secrets: mine, seat };
  return of(code)('/hint', JSON.stringify(wish));
}

/** The same to be watched, moment by moment. */
export async function since(code: string, seen: number): Promise<wire.Past[]> {
  const mine = held().find(({ table }) => table === code)?.secrets ?? [];
  const wish: wire.Missed = { table: code, secrets: mine, seen };
  return (await of(code)<wire.PastList>('/since', JSON.stringify(wish))).moments;
}

/** Tables where anybody may sit down; none where nobody else can come. */
export const openTables = async (): Promise<wire.Running[]> =>
  pocket.alone ? [] : (await served<wire.RunningList>('/open')).tables;

export const watchable = async (game: string): Promise<wire.Running[]> =>
  (await http<wire.RunningList>(`/watch?game=${encodeURIComponent(game)}`)).tables;

/** The best runs of a game: of one kind and size, or the best of each. */
export const bestRuns = async (query: Record<string, string>): Promise<wire.Best[]> =>
  (await http<wire.BestList>(`/best?${new URLSearchParams(query)}`)).runs;

/**
 * `here`: nobody else is wanted, so it may be opened on this device as soon as a house stands there. `met`: others come,
 * and a device of one's own is no place for that.
 */
export async function openTable(wish: wire.NewTable, where?: 'here' | 'met'): Promise<string> {
  const here = where === 'here';
  const ours = here && !settings.server && pocket.isOpen;
  const outside = where === 'met' && !pocket.alone ? served : http;
  const way = ours || inPocket(wish.deal_of ?? '') ? ask : outside;
  const opened = await way<wire.Opened>('/tables', JSON.stringify(wish));
  keepSecret(opened.table, opened.secret);
  if (here && way !== ask) bringPocket();
  return opened.table;
}

/** Carries a table with its whole log from this device to the server, or back; friends may take bots' places. */
export async function carryTable(code: string, invite: boolean): Promise<string> {
  const [from, to] = inPocket(code) ? [ask, served] : [served, ask];
  const held = JSON.stringify({ secrets: (secrets()[code] ?? []).slice(-16) } satisfies wire.Carry);
  const carried = await from<wire.Carried>(`/tables/${code}/carry`, held);
  const opened = await to<wire.Opened>('/carried', JSON.stringify({ ...carried, invite }));
  keepSecret(opened.table, opened.secret);
  forgetTable(code);
  return opened.table;
}

/** This device becomes the person who made the code. */
export async function claim(code: string): Promise<string> {
  const claimed = await http<wire.Claimed>('/claim', JSON.stringify({ code }));
  keepSecret(claimed.table, claimed.secret);
  return claimed.table;
}

export const aboutRecord = (id: string): Promise<wire.Kept> => of(id)(`/records/${id}/about`);
/** A click on the link to a record's file. What only this device has, no server can send: it is saved from here. */
export async function saveRecord(
  click: MouseEvent,
  id: string,
  name: string,
  part = '',
): Promise<void> {
  if (!inPocket(id)) return;
  click.preventDefault();
  try {
    const file = new Blob([await told(`/records/${id}${part}`)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // by then it is read
  } catch (reason) {
    announcer.show(reason instanceof Error ? reason.message : String(reason), true);
  }
}
/** The record of a finished game, as it is written to a file. */
export const recordOf = (id: string): Promise<unknown> => of(id)(`/records/${id}`);
export const importRecord = (text: string): Promise<wire.Kept> => http('/records', text);
/** Some games of one's own file; those that prove nothing are left out of the answer. */
export const importGames = async (games: unknown[]): Promise<wire.Kept[]> =>
  (await http<wire.KeptList>('/games', JSON.stringify({ games }))).records;

/** For whoever keeps the house: how it is, after one more thing was done if one was wished for. */
export const house = (wish?: wire.HouseWish): Promise<wire.House> =>
  wish ? http('/house/do', JSON.stringify(wish)) : http('/house');
export const openHouse = (secret: string): Promise<unknown> =>
  http('/house/door', JSON.stringify({ secret }));
export const leaveHouse = (): Promise<unknown> => http('/house/leave', '{}');

/** A table of one's own that stands where the record stood after this move; bots have the other seats. */
export async function playOn(id: string, wish: wire.PlayOn): Promise<string> {
  const opened = await of(id)<wire.Opened>(`/records/${id}/play-on`, JSON.stringify(wish));
  keepSecret(opened.table, opened.secret);
  return opened.table;
}

/** Look back at a finished game, ask how far that is, or stop it. */
export const analyse = (id: string): Promise<wire.Progress> =>
  of(id)(`/records/${id}/analysis`, '{}');
export const analysisFrom = (id: string, from: number): Promise<wire.Progress> =>
  of(id)(`/records/${id}/analysis?from=${from}`);
export const stopAnalysis = (id: string): Promise<unknown> =>
  of(id)(`/records/${id}/analysis/cancel`, '{}');

/** The puzzle of a day, by its date; of today without one. */
export const puzzleOf = (game: string, day = ''): Promise<wire.Daily> =>
  http(`/puzzles/${game}${day && `?day=${day}`}`);

/** A whole record through somebody's eyes. */
export async function moments(id: string, seat: number | null): Promise<wire.Moment[]> {
  const found: wire.Moment[] = [];
  for (let from: number | null = 0; from !== null;) {
    const part: wire.Replay = await of(id)(
      `/records/${id}/frames?seat=${seat ?? 'watcher'}&from=${from}`,
    );
    found.push(...part.moments);
    from = part.next;
  }
  return found;
}

// --- seats: secrets that never leave this device but to the server

const SECRETS = 'night-market:seats';
let unkept: Record<string, string[]> = {};
function secrets(): Record<string, string[]> {
  try {
    const kept = JSON.parse(localStorage.getItem(SECRETS) ?? '{}') as Record<string, string[]>;
    return { ...unkept, ...kept };
  } catch {
    return unkept;
  }
}
function write(all: Record<string, string[]>): void {
  try {
    localStorage.setItem(SECRETS, JSON.stringify(all));
  } catch {
    // without storage the seat lasts as long as the page
    unkept = all;
  }
}
/** what else happens when this browser has a seat more */
export const seated = { then: (): void => undefined };
export function keepSecret(table: string, secret: string): void {
  const { [table]: held = [], ...rest } = secrets();
  write({ ...rest, [table]: [...held, secret] });
  if (!inPocket(table)) seated.then();
}
export function forgetTable(table: string): void {
  const { [table]: _, ...rest } = secrets();
  write(rest);
}
/** The seats this browser shows to the house as its person's; those of the pocket are nobody else's. */
export const seatsHere = (): wire.Held[] =>
  Object.entries(secrets())
    .filter(([table]) => !inPocket(table))
    .slice(-50)
    .map(([table, held]) => ({ table, secrets: held.slice(-16) }));
/** This browser is nobody any more; what is in its pocket stays. */
export const forgetAll = (): void =>
  write(Object.fromEntries(Object.entries(secrets()).filter(([table]) => inPocket(table))));
/** The same people at the next table. */
export function carrySecrets(from: string, to: string): void {
  const all = secrets();
  if (all[from] && !all[to]) write({ ...all, [to]: all[from] });
}

// --- the socket

/**
 * Sits down at a table. A lost line is tried again, ever more slowly; a wish carries a key and is
 * sent again after a reconnect: the server does it once.
 */
export class Connection implements Line {
  table = $state.raw<Table | null>(null);
  /** whether the server has learned since this page was built */
  old = $state(false);
  /** why there is no table, in words */
  lost = $state<string | null>(null);
  #socket: Socket | null = null;
  #waiting = new Map<string, { message: string; done: (answer: Answer) => void }>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #alive = 0;
  #greeted = false;
  #closed = false;
  readonly code: string;

  constructor(code: string) {
    this.code = code;
    this.#open();
    if (inPocket(code)) return;
    addEventListener('online', this.#now);
    addEventListener('offline', this.#cut);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#cut);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#open();
  };

  /** The device says the network is gone: do not wait for the silence to tell. */
  #cut = (): void => {
    if (this.table) this.table.online = false;
    this.#socket?.close();
  };

  #open(): void {
    this.#socket?.close();
    // the address names the table, for whoever spreads tables over several servers
    const scheme = location.protocol.replace('http', 'ws');
    const socket = inPocket(this.code)
      ? pocket.connect()
      : (new WebSocket(`${scheme}//${location.host}${to(`/ws/${this.code}`)}`) as Socket);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          type: 'hello',
          table: this.code,
          secrets: (secrets()[this.code] ?? []).slice(-16),
          seen: this.table?.seen ?? -1,
        } satisfies wire.Hello),
      );
      this.#alive = Date.now();
      clearInterval(this.#beat);
      // a line that is dead without saying so is noticed by its silence
      this.#beat = setInterval(() => {
        if (Date.now() - this.#alive > 45_000) socket.close();
        else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
      }, 15_000);
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#alive = Date.now();
      void this.#hear(JSON.parse(String(event.data)) as wire.ToBrowser);
    };
    socket.onclose = () => {
      if (this.#closed || socket !== this.#socket) return;
      clearInterval(this.#beat);
      if (this.table) this.table.online = false;
      this.#timer = setTimeout(() => this.#open(), Math.min(8000, 300 * 2 ** this.#tries++));
    };
  }

  #early: wire.ToBrowser[] = [];

  async #hear(message: wire.ToBrowser): Promise<void> {
    if (message.type === 'welcome') {
      this.#tries = 0;
      this.#greeted = true;
      this.old = message.wire > WIRE;
      void printed.fetch(message.table.printed);
      if (!this.table) {
        const info = await gameInfo(message.table.game);
        const beats = await lessonAt(message.table);
        const { Lesson } = beats ? await import('./lesson.svelte') : {};
        const table = (this.table ??= new Table(message.table, info, this));
        if (beats && Lesson)
          table.lesson = new Lesson(beats, () => ({
            code: table.meta.code,
            version: table.version,
            at: table.meta.phase === 'playing' ? table.meta.lesson : null,
            seat: table.seat,
            prefix: table.info.prefix.toLowerCase(),
            names: Object.fromEntries(table.names.map((name, seat) => [`name${seat}`, name])),
          }));
      }
      const table = this.table;
      table.pace = paceNow;
      table.greeted(message);
      for (const { message: again } of this.#waiting.values()) this.#socket?.send(again);
      const early = this.#early;
      this.#early = [];
      for (const one of early) await this.#hear(one);
      return;
    }
    const table = this.table;
    switch (message.type) {
      case 'gone':
        if (!message.again) {
          this.lost = refusedText({ code: message.code, rule: '' });
          this.close();
        }
        return;
      case 'pong':
        return;
      case 'ack':
      case 'refused':
      case 'seated':
      case 'link':
      case 'because':
      case 'previewed':
      case 'foreseen':
        if (message.type === 'refused' && !this.#greeted && !table) {
          this.lost = refusedText(message);
          this.close();
        }
        this.#waiting.get(message.key)?.done(message);
        this.#waiting.delete(message.key);
        return;
    }
    if (!table) {
      this.#early.push(message);
      return;
    }
    if (message.type === 'table') {
      void printed.fetch(message.printed);
      if (message.next) carrySecrets(this.code, message.next);
    }
    table.hear(message);
  }

  keep(secret: string): void {
    keepSecret(this.code, secret);
  }

  ask(wish: Wish): Promise<Answer> {
    const key = crypto.randomUUID?.() ?? Math.random().toString(36).slice(2);
    const message = JSON.stringify({ ...wish, key });
    return new Promise((done) => {
      this.#waiting.set(key, { message, done });
      if (this.#greeted && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
    });
  }
}
