/** Shadow Traders in words and drawings: names of its pieces, its log. */
import { t, words, type Part } from '../../lib/i18n.svelte';
import type { LogLine } from '../../lib/log';
import type { GameEvent, Table } from '../../lib/table.svelte';
import { capital, logLines as lines, touches, type Telling } from '../../lib/texts';

const name = (domain: string, value: string): string =>
  words.has(`st-${domain}-${value}`) ? capital(t(`st-${domain}-${value}`)) : value;
export const goodName = (good: string): string => name('good', good);
export const missionName = (mission: string): string => name('client', mission);
export const faceName = (face: string): string => name('face', face);
export const eventName = (event: string): string => name('event', event);
export const eventEffect = (event: string): string =>
  words.text(`st-event-${event}`, undefined, 'effect');

const joined = new WeakMap<GameEvent, { last: GameEvent; both: GameEvent }>();
/** Two events as one; the same two are always the same one, so that its line is not drawn anew. */
function join(last: GameEvent, event: GameEvent): GameEvent {
  let known = joined.get(event);
  if (known?.last !== last) {
    const good = `${String(last.good)} ${String(event.good)}`;
    known = { last, both: { ...last, at: event.at, good } };
    joined.set(event, known);
  }
  return known.both;
}

/** Goods of one sweep stand in one line: "Timur stashes ◆◆". */
function sweep(events: GameEvent[], table: Table): GameEvent[] {
  const merged: GameEvent[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    if (
      ['stolen', 'given', 'stashed'].includes(event.kind) &&
      last?.kind === event.kind &&
      last.seat === event.seat &&
      touches(last, table).join() === touches(event, table).join()
    )
      merged[merged.length - 1] = join(last, event);
    else merged.push(event);
  }
  return merged;
}

const DRAWN = ['seat', 'good', 'client', 'face', 'event'];
const comma = (part: Part, before: Part | undefined): boolean =>
  'text' in part &&
  part.text.trim() === ',' &&
  before !== undefined &&
  'slot' in before &&
  before.slot.startsWith('face:');
const TELLING: Telling = {
  draw: (domain) => DRAWN.includes(domain),
  // five dice stand side by side, without commas
  tidy: (parts) => parts.filter((part, i) => !comma(part, parts[i - 1])),
};
export const logLines = (table: Table): LogLine[] =>
  lines(table, TELLING, sweep(table.events, table));
