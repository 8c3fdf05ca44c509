/** The house in the pocket, as the page sees it: asked like a server, and nothing of it is here before it is wanted. */
import { untrack } from 'svelte';
import { CHANNEL, LOCK, type ToHouse, type ToPage } from '../pocket/post';

/** The part of a socket that a conversation needs. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Is this the code of a table, or the id of a record, that only this device has? */
export const inPocket = (code: string): boolean => code.startsWith('0');

/** of the whole device, where the browser says it */
const LEAST_GB = 2;

/** for any word of the house: then it sleeps in another tab, as on phones those do that nobody looks at */
const SILENCE_MS = 8000;

const name = (): string => crypto.randomUUID();

class House {
  /** `off`: not wanted yet; `waiting`: on its way; `open`; `failed`: this device cannot */
  state = $state<'off' | 'waiting' | 'open' | 'failed'>('off');
  /** whether the browser has promised to keep what is here */
  kept = $state<boolean | null>(null);
  /** another tab holds it, and does not answer */
  asleep = $state(false);
  #silence: ReturnType<typeof setTimeout> | undefined;
  #channel: BroadcastChannel | null = null;
  #asked = new Map<string, (answer: { status: number; body: string } | null) => void>();
  #lines = new Map<string, Line>();
  #opened: ((open: boolean) => void)[] = [];

  /** there is no other house: a folder of files says so in its page */
  readonly alone = Boolean(globalThis.document?.querySelector('meta[name=house][content=pocket]'));

  /** Is it here, or on its way? */
  get wanted(): boolean {
    return this.alone || this.isOpen || untrack(() => this.state) === 'waiting';
  }

  /** Asked by whoever wants to use it now: a room is not built anew when that changes. */
  get isOpen(): boolean {
    return untrack(() => this.state) === 'open';
  }

  /** Could it be here at all? Not on a plain address or in a build without it. */
  get spoken(): boolean {
    return __POCKET__ !== null && isSecureContext;
  }

  /** Nor in an old browser, or where two of Python would leave no memory for the rest. */
  get offered(): boolean {
    const { deviceMemory = LEAST_GB } = navigator as { deviceMemory?: number };
    return (
      this.spoken &&
      deviceMemory >= LEAST_GB &&
      'locks' in navigator &&
      'getDirectory' in (navigator.storage ?? {}) &&
      typeof DecompressionStream === 'function'
    );
  }

  /** Bring it here; true when it is open. */
  start(): Promise<boolean> {
    const state = untrack(() => this.state);
    if (state === 'open') return Promise.resolve(true);
    if (state === 'failed' || !this.offered) return Promise.resolve(false);
    if (state === 'off') {
      this.state = 'waiting';
      this.#channel = new BroadcastChannel(CHANNEL);
      this.#channel.onmessage = (event: MessageEvent<ToHouse | ToPage>) => {
        if (event.data.to === 'page') this.#hear(event.data);
      };
      this.#listen();
      this.#work();
      void navigator.storage.persist?.().then((kept) => (this.kept = kept));
    }
    return new Promise((done) => this.#opened.push(done));
  }

  /** A worker of this tab's, which is the house or stands in the queue to be the next. */
  #work(): void {
    const worker = new Worker(new URL('../pocket/worker.ts', import.meta.url), { type: 'module' });
    const failed = (): void => {
      worker.terminate();
      this.state = 'failed';
      for (const done of this.#opened.splice(0)) done(false);
    };
    worker.onerror = failed;
    worker.onmessage = (event: MessageEvent<{ kind: string; reason?: string }>) => {
      if (event.data.kind === 'failed') {
        console.warn(`the pocket stays closed: ${event.data.reason}`);
        failed();
      } else {
        // granted when the worker is no more: somebody has ended it
        void navigator.locks.request(LOCK, () => {
          if (this.state === 'failed') return;
          this.state = 'waiting';
          this.#cut();
          worker.terminate();
          this.#work();
        });
      }
    };
  }

  /** The house that was is no more: nobody waits for its answers. */
  #cut(): void {
    for (const done of this.#asked.values()) done(null);
    this.#asked.clear();
    for (const line of [...this.#lines.values()]) line.cut();
  }

  #post(message: ToHouse): void {
    this.#channel?.postMessage(message);
  }

  /** Whoever holds the house says something soon, at least that it is there. */
  #listen(): void {
    this.#post({ to: 'house', kind: 'there?' });
    this.#silence ??= setTimeout(() => (this.asleep = true), SILENCE_MS);
  }

  #hear(message: ToPage): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.asleep = false;
    switch (message.kind) {
      case 'open':
        if (!message.again) this.#cut();
        this.state = 'open';
        for (const done of this.#opened.splice(0)) done(true);
        return;
      case 'answer':
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
        return;
      case 'said':
        this.#lines.get(message.id)?.onmessage?.({ data: message.text });
        return;
      case 'closed':
        this.#lines.get(message.id)?.cut();
    }
  }

  /** What a server would answer at this address; null when the house is not there. */
  async ask(address: string, body?: string): Promise<{ status: number; body: string } | null> {
    if (!(await this.start())) return null;
    const id = name();
    return new Promise((done) => {
      this.#asked.set(id, done);
      const method = body === undefined ? 'GET' : 'POST';
      this.#post({ to: 'house', kind: 'ask', id, method, address, body: body ?? '' });
    });
  }

  connect(): Socket {
    const id = name();
    const line = new Line(
      (text) => this.#post({ to: 'house', kind: 'say', id, text }),
      () => {
        this.#lines.delete(id);
        this.#post({ to: 'house', kind: 'leave', id });
      },
    );
    void this.start().then((open) => {
      if (!open) return line.cut();
      this.#lines.set(id, line);
      this.#post({ to: 'house', kind: 'connect', id });
      this.#listen();
      line.begin();
    });
    return line;
  }
}

class Line implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #say: (text: string) => void;
  readonly #leave: () => void;

  constructor(say: (text: string) => void, leave: () => void) {
    this.#say = say;
    this.#leave = leave;
  }
  begin(): void {
    if (this.readyState !== WebSocket.CONNECTING) return this.#leave();
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  send(text: string): void {
    this.#say(text);
  }
  close(): void {
    this.cut();
  }
  /** The line is no more, whoever ended it. */
  cut(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#leave();
    this.onclose?.();
  }
}

export const pocket = new House();
