/** Tables in a list: who is to move there, how urgent it is, and in which order they stand. */
import { botName } from './table.svelte';
import { myTables } from './server.svelte';
import { seenOf } from './seen.svelte';
import { ALL, isUnheard } from './unheard.svelte';
import type { Running } from './wire';

/** Is this browser asked there? */
export const waits = (table: Running): boolean =>
  table.phase === 'playing' &&
  table.yours.some((seat) => table.asked.includes(seat) && !table.chairs[seat]?.stand_in);
export const isLive = (table: Running): boolean => table.clock.seconds > 0 && !table.clock.slow;
/** lines of the chat that were not on screen yet */
export const unread = (table: Running): number =>
  isUnheard(table.table, ALL) ? 0 : Math.max(0, table.said - seenOf(table.table).said);

export const nameAt = (table: Running, seat: number): string =>
  table.chairs[seat]?.kind === 'person' ? (table.chairs[seat]?.name ?? '') : botName(seat);
/** Those one plays with. */
export const namesOf = (table: Running): string =>
  table.chairs
    .map((chair, seat) =>
      table.yours.includes(seat) || chair.kind === 'open' ? '' : nameAt(table, seat),
    )
    .filter(Boolean)
    .join(', ');

/** Milliseconds that whoever is to move has left; Infinity without a clock. */
export const bankOf = (table: Running): number => {
  const { seats = [], banks = [] } = table.time ?? {};
  return seats.length ? Math.min(...seats.map((seat) => banks[seat] ?? Infinity)) : Infinity;
};

export interface Group {
  /** its heading */
  key: 'tb-yours' | 'tb-others' | 'tb-over' | 'tb-archive';
  tables: Running[];
}
/** The groups of the page, the most urgent table first; what was looked at after its end is in the archive only. */
export function groups(tables: Running[], archive: boolean): Group[] {
  const over = (table: Running): boolean => table.phase === 'over';
  const newest = (a: Running, b: Running): number => b.since - a.since;
  const urgent = (a: Running, b: Running): number =>
    Number(isLive(b)) - Number(isLive(a)) || compare(bankOf(a), bankOf(b)) || a.since - b.since;
  if (archive)
    return [{ key: 'tb-archive' as const, tables: tables.filter(over).sort(newest) }].filter(
      ({ tables: some }) => some.length,
    );
  const groups: Group[] = [
    { key: 'tb-yours', tables: tables.filter(waits).sort(urgent) },
    { key: 'tb-others', tables: tables.filter((one) => !over(one) && !waits(one)).sort(newest) },
    {
      key: 'tb-over',
      tables: tables.filter((one) => over(one) && !seenOf(one.table).over).sort(newest),
    },
  ];
  return groups.filter((group) => group.tables.length);
}
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** Those that wait for this browser and may say so, the most urgent first. */
export const waiting = (tables: Running[]): Running[] =>
  groups(tables.filter(waits), false)
    .flatMap((group) => group.tables)
    .filter((one) => !seenOf(one.table).muted);

const LOOK_MS = 15_000;
let looked = 0;
let list: Promise<Running[]> = Promise.resolve([]);
/** The tables of this browser, asked of the server; not too often. */
export function mine(): Promise<Running[]> {
  if (Date.now() - looked > LOOK_MS) {
    looked = Date.now();
    list = myTables().catch(() => []);
  }
  return list;
}
/** The next of those that wait, besides this one. */
export const nextTable = async (but: string): Promise<Running | null> =>
  waiting(await mine()).find((one) => one.table !== but) ?? null;
