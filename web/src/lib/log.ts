import type { Part } from './i18n.svelte';

/** A line of the log, ready to be drawn or spoken. */
export interface LogLine {
  id: string;
  /** the entry of the table's log, to see that moment */
  at: number;
  kind: 'round' | 'line';
  /** the seat that did it; null when nobody did */
  by: number | null;
  /** turn number, e.g. 3.2 */
  turn: string;
  /** put into words when somebody reads it, not before: a long log costs nothing while it is shut */
  readonly parts: Part[];
  readonly toMe: boolean;
  now: boolean;
}
