/**
 * What travels between server and browser, until wire.ts is generated from the server's structs.
 * The browser draws what it was sent and sends back choice texts; it holds no rules.
 */

/** Who sits in a chair. */
export type SeatKind = 'person' | 'bot' | 'local' | 'open';

export interface SeatMeta {
  seat: number;
  name: string;
  kind: SeatKind;
  level?: string;
  colour: string | null;
  /** this viewer plays this seat */
  mine: boolean;
  ready: boolean;
  online: boolean;
}

/** One option of a game: plain words come from the locale, the rule id from the server. */
export interface OptionMeta {
  key: string;
  rule: string | null;
  values: string[];
  printed: string;
  value: string;
}

export interface GameMeta {
  key: string;
  seats: { min: number; max: number };
  minutes: number;
  weight: number;
  designers: string[];
  /** people can watch this many tables right now */
  watchable: number;
}

export type TablePhase = 'setup' | 'play' | 'over';

export interface TableMeta {
  code: string;
  game: string;
  title: string;
  phase: TablePhase;
  host: boolean;
  seats: SeatMeta[];
  options: OptionMeta[];
  seed_hash: string;
  /** only after the end */
  seed: string | null;
}

/** One thing that happened: a kind and its named fields, already cut to what this viewer may see. */
export interface GameEvent {
  /** the number of the log entry it came from */
  at: number;
  kind: string;
  [field: string]: unknown;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
}

/** Everything a viewer needs to draw a table at one version. */
export interface TableState<View = unknown> {
  version: number;
  view: View;
  /** legal choices per own seat; a hot-seat device may own several seats */
  choices: Record<number, string[]>;
  /** seats that are asked something */
  waiting: number[];
  /** undo is free back to this entry of the log */
  horizon: number;
  events: GameEvent[];
  chat: ChatLine[];
}

export interface ScoreLine {
  key: string;
  rule: string;
  values: (number | string)[];
}

export interface RunningTable {
  code: string;
  game: string;
  title: string;
  phase: TablePhase;
  round: number | null;
  seats: { colour: string | null; name: string }[];
  waiting: string[];
  yours: boolean;
}

export interface Refusal {
  code: string;
  rule: string | null;
}
