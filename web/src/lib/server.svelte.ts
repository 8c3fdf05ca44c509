/**
 * The way to the server, on the drafted wire: plain HTTP for the lobby, one socket per table.
 * Everything that knows an address or a message's shape stands in this file and in wire-draft.ts.
 */
import { Table, type Transport } from './table.svelte';
import { settings } from './settings.svelte';
import type { GameMeta, Refusal, RunningTable, TableMeta, TableState } from './wire-draft';

async function http<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return (await answer.json()) as T;
}

export const listGames = (): Promise<GameMeta[]> => http('/games');

/** Tables this browser sits at. Seats are held by secrets that never leave this device but to the server. */
export const listTables = (): Promise<RunningTable[]> =>
  http('/tables/mine', { secrets: Object.values(secrets()) });

export async function openTable(game: string, way: string): Promise<string> {
  const made = await http<{ code: string; secret: string }>('/tables', {
    game,
    way,
    name: settings.nickname,
  });
  keepSecret(made.code, made.secret);
  return made.code;
}

const SECRETS = 'night-market:seats';
function secrets(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(SECRETS) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
function keepSecret(code: string, secret: string): void {
  try {
    localStorage.setItem(SECRETS, JSON.stringify({ ...secrets(), [code]: secret }));
  } catch {
    // without storage the seat lasts as long as the page
  }
}

type FromServer =
  | { t: 'welcome'; secret: string | null }
  | { t: 'table'; meta: TableMeta; state: TableState }
  | { t: 'answer'; id: string; refusal: Refusal | null; view?: unknown };

/** Sits down at a table. A lost line is tried again, ever more slowly; moves carry a key and are resent, never doubled. */
export class Connection implements Transport {
  table = $state.raw<Table | null>(null);
  #socket: WebSocket | null = null;
  #waiting = new Map<
    string,
    { message: string; done: (answer: Extract<FromServer, { t: 'answer' }>) => void }
  >();
  #tries = 0;
  #closed = false;
  readonly code: string;

  constructor(code: string) {
    this.code = code;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #open(): void {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${this.code}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      socket.send(
        JSON.stringify({
          t: 'hello',
          secret: secrets()[this.code] ?? null,
          name: settings.nickname,
          version: this.table?.state.version ?? null,
        }),
      );
      for (const { message } of this.#waiting.values()) socket.send(message);
      if (this.table) this.table.online = true;
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => {
      if (this.#closed) return;
      if (this.table) this.table.online = false;
      setTimeout(() => this.#open(), Math.min(10_000, 300 * 2 ** this.#tries++));
    };
  }

  #hear(message: FromServer): void {
    if (message.t === 'welcome') {
      if (message.secret) keepSecret(this.code, message.secret);
    } else if (message.t === 'table') {
      if (this.table) {
        this.table.meta = message.meta;
        this.table.state = message.state;
      } else this.table = new Table(message.meta, message.state, this);
    } else {
      this.#waiting.get(message.id)?.done(message);
      this.#waiting.delete(message.id);
    }
  }

  #ask(body: Record<string, unknown>): Promise<Extract<FromServer, { t: 'answer' }>> {
    const id = crypto.randomUUID();
    const message = JSON.stringify({ ...body, id });
    return new Promise((done) => {
      this.#waiting.set(id, { message, done });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
    });
  }

  async send(seat: number, texts: string[]): Promise<Refusal | null> {
    const version = this.table?.state.version ?? 0;
    return (await this.#ask({ t: 'choose', seat, texts, version })).refusal;
  }
  async undo(seat: number): Promise<Refusal | null> {
    return (await this.#ask({ t: 'undo', seat })).refusal;
  }
  async preview(seat: number, texts: string[]): Promise<unknown> {
    return (await this.#ask({ t: 'preview', seat, texts })).view ?? null;
  }
  async whyNot(seat: number, text: string): Promise<Refusal | null> {
    return (await this.#ask({ t: 'why-not', seat, text })).refusal;
  }
  say(text: string): void {
    void this.#ask({ t: 'say', text });
  }
  sit(seat: number, kind: string, level?: string): void {
    void this.#ask({ t: 'sit', seat, kind, level });
  }
  addChair(): void {
    void this.#ask({ t: 'add-chair' });
  }
  removeChair(seat: number): void {
    void this.#ask({ t: 'remove-chair', seat });
  }
  moveChair(seat: number): void {
    void this.#ask({ t: 'move-chair', seat });
  }
  setOption(key: string, value: string): void {
    void this.#ask({ t: 'option', key, value });
  }
  start(): void {
    void this.#ask({ t: 'start' });
  }
  leave(): void {
    void this.#ask({ t: 'leave' });
  }
  rematch(): void {
    void this.#ask({ t: 'rematch' });
  }
}
