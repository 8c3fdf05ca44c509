import type { Component, Snippet } from 'svelte';
import type { LogLine } from './Log.svelte';
import type { GameEvent, Refusal, SeatMeta, TableMeta, TableState } from './wire-draft';

/** The way to the server. The socket implements it; the mock rooms implement it without one. */
export interface Transport {
  /** One gesture: all texts are taken, or none. */
  send(seat: number, texts: string[]): Promise<Refusal | null>;
  undo(seat: number): Promise<Refusal | null>;
  say(text: string): void;
  /** The view after these texts, where no die and no hidden thing stands between; null if unknown. */
  preview(seat: number, texts: string[]): Promise<unknown>;
  /** The rule that forbids a choice. */
  whyNot(seat: number, text: string): Promise<Refusal | null>;
  /** Set-up, while the table's phase is `setup`. */
  sit(seat: number, kind: SeatMeta['kind'], level?: string): void;
  addChair(): void;
  removeChair(seat: number): void;
  moveChair(seat: number): void;
  setOption(key: string, value: string): void;
  start(): void;
  leave(): void;
  rematch(): void;
}

export type Panel = 'log' | 'list' | 'extra' | 'settings' | null;

/** One table as this viewer sees it: what the server sent, and which panel is open. */
export class Table<View = unknown> {
  meta = $state.raw() as TableMeta;
  state = $state.raw() as TableState<View>;
  online = $state(true);
  panel = $state<Panel>(null);
  /** a hot-seat device owns several seats and hides hands between them */
  #hot = $state<number | null>(null);
  readonly transport: Transport;

  constructor(meta: TableMeta, state: TableState<View>, transport: Transport) {
    this.meta = meta;
    this.state = state;
    this.transport = transport;
  }

  /** The seat whose hand is on screen; null when watching. */
  get seat(): number | null {
    const own = this.meta.seats.filter((seat) => seat.mine);
    if (own.length <= 1) return own[0]?.seat ?? null;
    const asked = own.find((seat) => this.state.waiting.includes(seat.seat));
    return this.#hot ?? asked?.seat ?? own[0]?.seat ?? null;
  }

  sitDown(seat: number): void {
    this.#hot = seat;
  }

  get choices(): string[] {
    const seat = this.seat;
    return seat === null ? [] : (this.state.choices[seat] ?? []);
  }

  get asked(): boolean {
    return this.choices.length > 0;
  }

  name(seat: number): string {
    return this.meta.seats[seat]?.name ?? '?';
  }

  colour(seat: number): string | null {
    return this.meta.seats[seat]?.colour ?? null;
  }

  /** The others in the order they play after this viewer. */
  get rivals(): SeatMeta[] {
    const seats = this.meta.seats;
    const from = this.seat ?? -1;
    return seats
      .map((_, i) => seats[(from + 1 + i) % seats.length] as SeatMeta)
      .filter((seat) => seat.seat !== from);
  }

  get waitingNames(): string {
    return this.state.waiting.map((seat) => this.name(seat)).join(', ');
  }

  /** Undo is free when something of this viewer's lies after the horizon. */
  get canUndo(): boolean {
    return this.seat !== null && this.state.version > this.state.horizon;
  }

  toggle(panel: Exclude<Panel, null>): void {
    this.panel = this.panel === panel ? null : panel;
  }
}

/** What a game's folder gives to the rooms. */
export interface GameModule {
  /** the drawn table; without one the plain list is played */
  TableView: Component<{ table: Table; scrubber?: Snippet }>;
  /** a choice in words */
  label(text: string, table: Table): string;
  /** log lines of the events so far */
  log(events: GameEvent[], table: Table): LogLine[];
  /** draws a slot of a log line */
  Piece: Component<{ of: string; table: Table }>;
  /** a column of the score sheet */
  sheetTitle(key: string): string;
  /** a word in the score sheet, in the viewer's language */
  sheetWord(word: string): string;
  /** an option of the set-up: its name, one sentence about a value, the value */
  optionName(key: string): string;
  optionNote(key: string, value: string): string;
  optionValue(key: string, value: string): string;
  round(view: unknown): number | null;
  sheet(view: unknown): { lines: import('./wire-draft').ScoreLine[]; winners: number[] } | null;
}
