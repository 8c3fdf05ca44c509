/** The marks of one seat at one table, kept on this device, and what broke them. */
import { judge, missed, type Broken } from './plan';
import type { View } from './view';

export class Plan {
  #key: string;
  #marks = $state<Record<string, number>>({});
  /** what does not stand any more, until it was read */
  broken = $state<Broken[]>([]);
  #journey = '';

  constructor(code: string, seat: number | null) {
    this.#key = `night-market:plan:${code}:${seat ?? 'w'}`;
    try {
      this.#marks = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<string, number>;
    } catch {
      this.#marks = {};
    }
  }

  get marks(): string[] {
    return Object.keys(this.#marks);
  }

  has(mark: string): boolean {
    return mark in this.#marks;
  }

  /** `note` is what is true now and may change: a price. */
  toggle(mark: string, note = 0): void {
    if (mark in this.#marks) delete this.#marks[mark];
    else this.#marks[mark] = note;
    this.#keep();
  }

  clear(): void {
    this.#marks = {};
    this.broken = [];
    this.#keep();
  }

  read(one: Broken): void {
    this.broken = this.broken.filter((other) => other !== one);
  }

  /** Look at a new moment of the table; returns what has just broken. */
  look(view: View, me: number): Broken[] {
    const fresh: Broken[] = [];
    for (const [mark, note] of Object.entries(this.#marks)) {
      const found = judge(mark, note, view, me);
      if (found === 'stands') continue;
      delete this.#marks[mark];
      if (found !== 'done') fresh.push(found);
    }
    const journey = view.caravan?.event ? `${view.round}:${view.caravan.leader}` : '';
    const town = journey && journey !== this.#journey ? missed(this.marks, view, me) : null;
    if (town) fresh.push({ why: 'caravan', value: town, by: view.caravan?.leader ?? 0 });
    this.#journey = journey;
    if (fresh.length) this.broken = once([...this.broken, ...fresh]).slice(-3);
    this.#keep();
    return once(fresh);
  }

  #keep(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#marks));
    } catch {
      // no storage: the plan lives as long as the page
    }
  }
}

/** Two marks may break by the same thing (towns want alike commissions): one sentence is enough. */
const once = (all: Broken[]): Broken[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];
