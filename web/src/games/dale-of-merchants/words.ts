import type { LogLine } from '../../lib/log';
import type { Table } from '../../lib/table.svelte';
import { logLines as plainLines } from '../../lib/texts';

/** Happens to the seat it names, whoever brought it about: Little Villain, Rumours. */
const SUFFERED = ['milled', 'on-deck'];

/** The log; what others did to my deck without naming me is marked too. */
export function logLines(table: Table): LogLine[] {
  const events = table.events;
  return plainLines(table).map((line, i) => {
    const event = events[i];
    const mine =
      event !== undefined &&
      SUFFERED.includes(event.kind) &&
      event.seat === table.seat &&
      event.by !== null &&
      event.by !== table.seat;
    return mine ? { ...line, toMe: true } : line;
  });
}
