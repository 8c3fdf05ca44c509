/** A table that is only looked at: of a record, or of a puzzle. */
import type { Eye } from './table.svelte';
import type { Daily, Kept, Level, Moment, Table } from './wire';

type Stood = Pick<Moment | Daily, 'view' | 'question' | 'asked'>;

/** What was seen there; nothing can be chosen. */
export const eyeOf = ({ view, question, asked }: Stood, version = 1): Eye => ({
  version,
  view,
  question,
  asked,
  choices: [],
  horizon: 0,
  undo: null,
  clock: null,
  over: false,
  log: [],
});

/** What was seen of a record after its n-th move, with all that had happened. */
export function eyeAt(story: readonly Moment[], n: number): Eye | null {
  const now = story[n];
  if (!now) return null;
  const log = story
    .slice(0, n + 1)
    .map((one) => ({ n: one.n + 1, seat: one.seat, events: one.events, ms: one.ms, undo: null }));
  return { ...eyeOf(now, n + 1), over: n === story.length - 1, log };
}

type Seen = Pick<
  Kept,
  'id' | 'game' | 'rules_version' | 'seats' | 'names' | 'cards' | 'printed' | 'kept_days'
>;

export function metaOf(kept: Seen): Table {
  return {
    type: 'table',
    code: kept.id,
    game: kept.game,
    rules_version: kept.rules_version,
    phase: 'playing',
    chairs: Array.from({ length: kept.seats }, (_, i) => ({
      kind: kept.names[i] ? 'person' : 'bot',
      name: kept.names[i] ?? '',
      colour: '',
      level: '' as Level, // no record tells it
      present: true,
      stand_in: false,
      away_s: 0,
      opened: false,
      newcomer: false,
      muted: false,
      sat_from: 0,
      sat_to: 0,
      late: false,
      stopped: false,
      locked: false,
      teaches: false,
    })),
    host: [],
    options: {},
    names: kept.cards,
    meaning: null,
    teams: [],
    printed: kept.printed,
    clock: { seconds: 0, then: 'idle' },
    waits: false,
    sat_in: false,
    teaching: false,
    taught: false,
    paused: [],
    listed: false,
    commitment: '',
    seed: null,
    result: null,
    proposal: null,
    next: null,
    deal_of: null,
    known: false,
    watchers: 0,
    absent_s: 0,
    locked: false,
    kept_days: kept.kept_days,
    reports: false,
    lesson: null,
    hints: '',
    agreed: [],
  };
}
