/** “Show me”: the table as it would be after the step of a lesson, for a moment; then it is as it was. */
import { announcer } from './announce.svelte';
import type { Table } from './table.svelte';
import { choiceText } from './texts';

const SHOWN_MS = 2600;

export async function demonstrate(table: Table): Promise<void> {
  const play = table.lesson?.play ?? [];
  const eye = table.eye;
  if (!play.length || !eye || table.shown) return;
  announcer.show(play.map((text) => choiceText(text, table)).join(' · '));
  // what would reveal something is not foreseen: as much is shown as can be
  for (let n = play.length; n > 0; n--) {
    const seen = await table.preview(play.slice(0, n));
    if (table.eye !== eye) return;
    if (!seen?.view) continue;
    table.shown = { ...eye, view: seen.view, choices: [], undo: null };
    setTimeout(() => (table.shown = null), SHOWN_MS);
    return;
  }
}
