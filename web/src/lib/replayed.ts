/** A table that is only looked at: of a record, or of a puzzle. */
import type { Kept, Level, Table } from './wire';

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
