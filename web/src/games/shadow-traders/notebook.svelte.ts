/** Private guesses per table: who may hold which mission. Kept on this device, sent to nobody. */
export type Guess = 'maybe' | 'out' | 'sure';

const NEXT: Record<Guess, Guess> = { maybe: 'out', out: 'sure', sure: 'maybe' };

export class Notebook {
  #key: string;
  #cells = $state<Record<string, Guess>>({});

  constructor(code: string, seat: number | null) {
    this.#key = `night-market:notes:${code}:${seat ?? 'w'}`;
    try {
      this.#cells = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<string, Guess>;
    } catch {
      this.#cells = {};
    }
  }

  at(seat: number, mission: string): Guess {
    return this.#cells[`${seat}:${mission}`] ?? 'maybe';
  }

  turn(seat: number, mission: string): void {
    this.#cells[`${seat}:${mission}`] = NEXT[this.at(seat, mission)];
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#cells));
    } catch {
      // no storage: the notes live as long as the page
    }
  }

  get ruledOut(): number {
    return Object.values(this.#cells).filter((guess) => guess === 'out').length;
  }
}
