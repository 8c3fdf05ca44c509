import { play } from './sound';
import type { Answer, Table } from './table.svelte';
import type { Previewed } from './wire';

/**
 * Choices that belong together: collected here and sent as one play, all or none. The server says what can
 * follow (`preview`) and is the judge of every text; what a table draws of the picks is its own business.
 */
export class Gesture {
  picks = $state.raw<string[]>([]);
  /** on its way to the server */
  busy = $state(false);
  #ahead = $state.raw<{ key: string; seen: Previewed | null } | null>(null);
  readonly #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  clear(): void {
    this.picks = [];
    this.#ahead = null;
  }

  /** Ask what can follow these choices; false when the server does not take them. */
  async foresee(texts: readonly string[]): Promise<boolean> {
    const key = texts.join();
    const seen = await this.#table().preview([...texts]);
    if (seen) this.#ahead = { key, seen };
    return seen !== null;
  }

  /** What was foreseen for these choices; null while the server has not answered. */
  seen(texts: readonly string[]): Previewed | null {
    return this.#ahead?.key === texts.join() ? this.#ahead.seen : null;
  }

  async send(texts: readonly string[]): Promise<Answer | null> {
    if (this.busy || this.#table().seat === null) return null;
    this.busy = true;
    const answer = await this.#table()
      .play([...texts])
      .finally(() => (this.busy = false));
    // refused: the table has said why, and a fresh start is shorter than a repair
    if (answer?.type === 'ack') play('piece');
    else this.clear();
    return answer;
  }
}
