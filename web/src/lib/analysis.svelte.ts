/** Looking back at a finished game: asked for once, then for what is new until all of it is here. */
import { analyse, analysisFrom, stopAnalysis } from './server.svelte';
import type { Analysis, Looked } from './wire';

const AGAIN_MS = 600;

export class LookingBack {
  moments = $state.raw<Looked[]>([]);
  found = $state.raw<Analysis | null>(null);
  total = $state(0);
  /** questions that are answered, of so many */
  done = $state(0);
  state = $state<'waiting' | 'looking' | 'done' | 'stopped'>('waiting');
  problem = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** which begin it is: answers to an earlier one come too late */
  #run = 0;
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  async begin(): Promise<void> {
    this.problem = null;
    this.state = 'waiting';
    this.moments = [];
    await this.#take(++this.#run, () => analyse(this.id));
  }

  async #take(run: number, ask: () => ReturnType<typeof analyse>): Promise<void> {
    try {
      const news = await ask();
      if (run !== this.#run) return;
      this.moments = [...this.moments, ...news.moments];
      this.total = news.total;
      this.done = news.done;
      this.state = news.state;
      this.found = news.analysis;
      if (this.found) this.#closer(this.found.closer);
      if (this.found || news.state === 'stopped') return;
      // what is there already comes at once, what is not yet found in a while
      const wait = news.moments.length ? 0 : AGAIN_MS;
      this.#timer = setTimeout(
        () => void this.#take(run, () => analysisFrom(this.id, this.moments.length)),
        wait,
      );
    } catch (reason) {
      if (run === this.#run)
        this.problem = reason instanceof Error ? reason.message : String(reason);
    }
  }

  /** What was looked at twice is told as it was found the second time. */
  #closer(again: Analysis['closer']): void {
    const found = new Map(again.map(({ n, choosing }) => [n, choosing]));
    this.moments = this.moments.map((one) => {
      const choosing = found.get(one.n);
      return choosing ? { ...one, choosing } : one;
    });
  }

  async stop(): Promise<void> {
    this.close();
    await stopAnalysis(this.id).catch(() => undefined);
    this.state = 'stopped';
  }

  close(): void {
    this.#run += 1;
    clearTimeout(this.#timer);
  }

  /** The last moment that was looked at, up to this one. */
  at(move: number): Looked | null {
    return this.moments.findLast((one) => one.n <= move) ?? null;
  }
}
