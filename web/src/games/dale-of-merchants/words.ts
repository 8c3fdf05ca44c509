import type { LogLine } from '../../lib/log';
import type { Table } from '../../lib/table.svelte';
import { logLines as lines, type Telling } from '../../lib/texts';

/** Happens to the seat it names, whoever brought it about: Little Villain, Rumours. */
const SUFFERED = ['milled', 'on-deck'];

const TELLING: Telling = {
  befalls: ({ kind, seat, by }, me) =>
    SUFFERED.includes(kind) && seat === me && by !== null && by !== me,
};
export const logLines = (table: Table): LogLine[] => lines(table, TELLING);
