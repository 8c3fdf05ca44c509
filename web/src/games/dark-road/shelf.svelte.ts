/** How this device lays out the own storage at one table: kept here, sent to nobody (DR-18). */
import { arranged, type Grid, type Kept } from './storage';
import type { Piece } from './view';

export class Shelf {
  #key: string;
  #kept = $state.raw<Kept>([]);

  constructor(code: string, seat: number | null) {
    this.#key = `night-market:storage:${code}:${seat ?? 'w'}`;
    try {
      this.#kept = JSON.parse(localStorage.getItem(this.#key) ?? '[]') as Kept;
    } catch {
      this.#kept = [];
    }
  }

  /** Where everything lies now: as it was put, or else as the server shows it. */
  layout(goods: readonly Piece[], grid: Grid, shapes: Record<string, string[]>): number[][] {
    return arranged(goods, this.#kept, grid, shapes);
  }

  keep(goods: readonly Piece[], layout: readonly (readonly number[])[]): void {
    this.#kept = goods.map((ware, i) => [ware.good, [...(layout[i] ?? [])]]);
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // no storage: the arrangement lives as long as the page
    }
  }
}
