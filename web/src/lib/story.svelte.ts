/**
 * The story of a turn: what the others do is shown one step after the other, at the person's own pace. It is this
 * device's alone and holds nobody up: what asks something of the person ends it at once, and what was skipped
 * stands in the recap.
 */
import type { Pace } from './settings.svelte';

/** Milliseconds that a step stands; step by step it stands until the person goes on. */
export const PACE_MS: Record<Pace, number> = {
  step: Infinity,
  slow: 1800,
  normal: 900,
  fast: 250,
  once: 0,
};
/** A story that is so far behind people who play on runs fast until it has caught up. */
const BEHIND_MS = 12_000;

interface Ways<T> {
  show: (step: T) => void;
  pace: () => Pace;
  /** whether others than bots play here */
  people: () => boolean;
}

export class Story<T> {
  #waiting = $state.raw<T[]>([]);
  #paused = $state(false);
  /** step by step, but the person lets it run for now */
  #runs = $state(false);
  #hurries = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ways: Ways<T>;

  constructor(ways: Ways<T>) {
    this.#ways = ways;
  }

  /** steps still to be told */
  get left(): number {
    return this.#waiting.length;
  }
  get paused(): boolean {
    return this.#paused || this.#pace === 'step';
  }
  get #pace(): Pace {
    const pace = this.#ways.pace();
    return pace === 'step' && this.#runs ? 'normal' : pace;
  }

  /** A step has come: to be shown at once if nothing stands there, else in its turn. */
  take(step: T): void {
    this.#waiting = [...this.#waiting, step];
    if (this.#timer === undefined && !this.paused) this.#go();
  }

  /** Show all that waits: something is asked of the person. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#paused = this.#runs = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    waiting.forEach(this.#ways.show);
  }

  /** One step further, now. */
  next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (first !== undefined) this.#ways.show(first);
    if (!this.paused) this.#stand();
  }

  pause(): void {
    if (this.#ways.pace() === 'step') this.#runs = !this.#runs;
    else this.#paused = !this.#paused;
    this.again();
  }

  /** The pace is another one. */
  again(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.paused) this.#go();
  }

  #go(): void {
    this.#timer = undefined;
    if (this.#pace === 'once') this.end();
    else if (this.#waiting.length) this.next();
  }

  #stand(): void {
    const ms = PACE_MS[this.#pace];
    const left = this.#waiting.length;
    this.#hurries = (this.#hurries && left > 0) || (left * ms > BEHIND_MS && this.#ways.people());
    this.#timer = setTimeout(() => this.#go(), this.#hurries ? Math.min(ms, PACE_MS.fast) : ms);
  }
}
