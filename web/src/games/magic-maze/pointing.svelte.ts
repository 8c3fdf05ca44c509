/**
 * A finger on the mall: where talk is allowed one may point, in scenario 12 even without a word (MM-99,
 * MM-161). Nobody sees where a finger goes before it points.
 */
import { untrack } from 'svelte';
import { announcer } from '../../lib/announce.svelte';
import { capital } from '../../lib/texts';
import type { Seat, Table } from '../../lib/table.svelte';
import type { Cell } from './board';
import type { MazeHand } from './hand.svelte';
import type { View } from './view';

export interface Point {
  n: number;
  seat: Seat;
  cell: string;
}

const SHOWN = 3500; // ms
const STEP: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export class Pointing {
  #on = $state(false);
  /** the cell under a finger that is led by keys */
  cursor = $state<string | null>(null);
  #points = $state.raw<Point[]>([]);
  #heard = -1;
  readonly #table: () => Table<View>;
  readonly #hand: MazeHand;
  readonly #idle: () => boolean;

  /** `idle`: nobody points here, as in a replay. Call while a component is made. */
  constructor(table: () => Table<View>, hand: MazeHand, idle: () => boolean) {
    this.#table = table;
    this.#hand = hand;
    this.#idle = idle;
    $effect(() => {
      table().spotName = (spot) => this.#hand.spot(spot);
    });
    $effect(() => {
      const last = table().talk.at(-1);
      const seat = table().seats[last?.seat ?? -1];
      if (last?.spot && seat && last.n > this.#heard && this.#heard >= 0) {
        const point = { n: last.n, seat, cell: last.spot };
        // a seat has one finger
        const others = untrack(() => this.#points).filter((one) => one.seat.seat !== seat.seat);
        this.#points = [...others, point];
        setTimeout(() => (this.#points = this.#points.filter((one) => one !== point)), SHOWN);
      }
      this.#heard = Math.max(this.#heard, last?.n ?? 0);
    });
  }

  get #view(): View {
    return this.#table().view as View;
  }
  /** with the silence every finger goes down */
  may = $derived.by(
    (): boolean =>
      !this.#idle() &&
      this.#table().seat !== null &&
      this.#view.may_talk &&
      this.#view.end === null &&
      this.#view.action_tiles.length > 1,
  );
  points = $derived.by((): Point[] => (this.#view.may_talk ? this.#points : []));
  /** the next tap on the mall points */
  get on(): boolean {
    return this.#on && this.may;
  }

  toggle(): void {
    this.#on = !this.on;
    this.cursor = null;
  }
  at(cell: string): void {
    this.#table().point(cell);
    this.#on = false;
  }

  /** Led by keys: arrows, Enter, Escape. Says whether the key was for the finger. */
  key(key: string): boolean {
    if (!this.on) return false;
    const step = STEP[key];
    if (step) {
      const from = this.#hand.mall.cells.get(this.cursor ?? this.#start());
      const next = from && (this.cursor ? this.#next(from, ...step) : from);
      this.cursor = next?.name ?? this.cursor;
      if (next) announcer.say(capital(this.#hand.spot(next.name)));
    } else if (key === 'Enter' && this.cursor) this.at(this.cursor);
    else if (key === 'Escape') this.#on = false;
    else return false;
    return true;
  }
  #start(): string {
    const { heroes } = this.#view;
    const hero = heroes.find((one) => one.hero === this.#hand.selected && one.cell) ?? heroes[0];
    return hero?.cell ?? this.#hand.mall.cells.keys().next().value ?? '';
  }
  /** the nearest cell that way; straight on comes first */
  #next({ x, y }: Cell, dx: number, dy: number): Cell | undefined {
    const far = (cell: Cell): number => {
      const [ahead, aside] = dx ? [dx * (cell.x - x), cell.y - y] : [dy * (cell.y - y), cell.x - x];
      return ahead > 0 ? ahead + 4 * Math.abs(aside) : Infinity;
    };
    return [...this.#hand.mall.cells.values()]
      .filter((cell) => cell.kind !== 'void' && far(cell) < Infinity)
      .sort((a, b) => far(a) - far(b))[0];
  }
}
