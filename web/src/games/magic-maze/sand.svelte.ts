/** The sand as it runs on this screen between two words of the server. */
import type { Table } from '../../lib/table.svelte';
import type { View } from './view';

export class Sand {
  #now = $state(Date.now());
  readonly #table: () => Table<View>;
  readonly #still: () => boolean;

  /**
   * `still`: a replay shows the moments as they were; `fine`: something goes by parts of a second. Call while
   * a component is made.
   */
  constructor(table: () => Table<View>, still: () => boolean, fine: () => boolean) {
    this.#table = table;
    this.#still = still;
    $effect(() => {
      void table().heard; // whatever was heard, the sand may run again
      // up to the next whole second: nothing wakes only to see that it is not over yet
      const part = ((table().view as View).sand.left - this.since) % 1000;
      const ms = fine() ? 200 : part > 0 ? part : part + 1000;
      const beat = setTimeout(() => (this.#now = Date.now()), ms + 1);
      return () => clearTimeout(beat);
    });
  }

  /**
   * ms since the moment the view tells of. The view is as old as the last action; the clock that came
   * with it is as new as the message, so that whoever comes back sees the right second.
   */
  since = $derived.by((): number => {
    const table = this.#table();
    const { sand } = table.view as View;
    const clock = table.eye?.clock;
    if (!clock || !sand.running || this.#still()) return 0;
    const sent = Math.max(0, sand.left + sand.grace - clock.ms);
    if (table.meta.paused.length) return sent;
    return sent + Math.max(0, this.#now - table.heard);
  });
  /** it stands still: for a lesson, for whoever reads or is away */
  waits = $derived.by((): boolean => {
    const table = this.#table();
    const past = table.moment !== null || this.#still();
    if (!(table.view as View).sand.running || table.eye?.over || past) return false;
    return !table.eye?.clock || table.meta.paused.length > 0;
  });
  left = $derived.by((): number =>
    Math.max(0, (this.#table().view as View).sand.left - this.since),
  );
  elapsed = $derived.by((): number => (this.#table().view as View).sand.elapsed + this.since);
}
