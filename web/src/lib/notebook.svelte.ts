/** Private notes at one table: marks in a grid, and what was shown. Kept on this device, sent to nobody. */
export type Guess = 'maybe' | 'out' | 'sure';

/** Something this viewer was shown, written down when it happened. */
export interface Jot {
  /** the entry of the log */
  at: number;
  where: string;
  what: string[];
}

interface Pages {
  cells: Record<string, Guess>;
  jots: Jot[];
}

const NEXT: Record<Guess, Guess> = { maybe: 'out', out: 'sure', sure: 'maybe' };

export class Notebook {
  #key: string;
  #pages = $state<Pages>({ cells: {}, jots: [] });

  constructor(code: string, seat: number | null) {
    this.#key = `night-market:notes:${code}:${seat ?? 'w'}`;
    try {
      this.#pages = { ...this.#pages, ...JSON.parse(localStorage.getItem(this.#key) ?? '{}') };
    } catch {
      // unreadable: an empty book
    }
  }

  at(seat: number, row: string): Guess {
    return this.#pages.cells[`${seat}:${row}`] ?? 'maybe';
  }

  turn(seat: number, row: string): void {
    this.#pages.cells[`${seat}:${row}`] = NEXT[this.at(seat, row)];
    this.#keep();
  }

  get ruledOut(): number {
    return Object.values(this.#pages.cells).filter((guess) => guess === 'out').length;
  }

  get jots(): readonly Jot[] {
    return this.#pages.jots;
  }

  /** Once for each moment: after a reload it is shown again. */
  jot(at: number, where: string, what: readonly string[]): void {
    if (this.#pages.jots.some((one) => one.at === at && one.where === where)) return;
    this.#pages.jots.push({ at, where, what: [...what] });
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#pages));
    } catch {
      // no storage: the notes live as long as the page
    }
  }
}
