/**
 * How the goods lie in the own storage. The server says that they fit and shows one way (DR-18: any is as
 * good); the owner may lay them otherwise. Only places are decided here, never what is owned.
 */
import type { Piece } from './view';

/** A cell is `row * columns + column`; a piece without cells lies beside the grid (DR-19). */
export interface Grid {
  rows: number;
  columns: number;
  /** goods that may lie beside it: on heroes, in the saddlebag */
  beside: number;
}

type Spot = [row: number, column: number];

const spots = (cells: readonly number[], columns: number): Spot[] =>
  cells.map((cell) => [Math.floor(cell / columns), cell % columns]);

/** Back to the upper left corner, in reading order. */
function settled(shape: readonly Spot[]): Spot[] {
  const top = Math.min(...shape.map(([row]) => row));
  const left = Math.min(...shape.map(([, column]) => column));
  return shape
    .map(([row, column]): Spot => [row - top, column - left])
    .sort(([a, b], [c, d]) => a - c || b - d);
}

/** Where the cells go when the piece's upper left corner lies on `corner`; null outside the grid. */
function laid(shape: readonly Spot[], corner: number, grid: Grid): number[] | null {
  const [top, left] = [Math.floor(corner / grid.columns), corner % grid.columns];
  const cells: number[] = [];
  for (const [row, column] of settled(shape)) {
    if (top + row >= grid.rows || left + column >= grid.columns) return null;
    cells.push((top + row) * grid.columns + left + column);
  }
  return cells;
}

/** The corner a shape may have at most, so that it stays inside. */
function kept(shape: readonly Spot[], corner: number, grid: Grid): number {
  const high = Math.max(...shape.map(([row]) => row));
  const wide = Math.max(...shape.map(([, column]) => column));
  const top = Math.min(Math.floor(corner / grid.columns), grid.rows - 1 - high);
  const left = Math.min(corner % grid.columns, grid.columns - 1 - wide);
  return Math.max(0, top) * grid.columns + Math.max(0, left);
}

export const cornerOf = (cells: readonly number[], columns: number): number =>
  Math.min(...spots(cells, columns).map(([row]) => row)) * columns +
  Math.min(...spots(cells, columns).map(([, column]) => column));

/** The piece with its upper left corner on this cell, or as near as the edge allows. */
export function moved(cells: readonly number[], corner: number, grid: Grid): number[] {
  const shape = settled(spots(cells, grid.columns));
  return laid(shape, kept(shape, corner, grid), grid) ?? [...cells];
}

/** A quarter turn clockwise, around the upper left corner. */
export function turned(cells: readonly number[], grid: Grid): number[] {
  const shape = settled(spots(cells, grid.columns).map(([row, column]): Spot => [column, -row]));
  return laid(shape, kept(shape, cornerOf(cells, grid.columns), grid), grid) ?? [...cells];
}

/** The mirror image. */
export function mirrored(cells: readonly number[], grid: Grid): number[] {
  const shape = settled(spots(cells, grid.columns).map(([row, column]): Spot => [row, -column]));
  return laid(shape, kept(shape, cornerOf(cells, grid.columns), grid), grid) ?? [...cells];
}

/** A shape's name, the same however it lies. */
export function shapeName(cells: readonly number[], columns: number): string {
  let shape = settled(spots(cells, columns));
  const names: string[] = [];
  for (let i = 0; i < 8; i += 1) {
    names.push(shape.map(String).join(' '));
    shape = settled(
      shape.map(([row, column]): Spot => (i === 3 ? [row, -column] : [column, -row])),
    );
  }
  return names.sort()[0] ?? '';
}

/** Whether this is a packing: nothing overlaps or sticks out, no more beside the grid than may be. */
export function isPacking(layout: readonly (readonly number[])[], grid: Grid): boolean {
  const all = layout.flat();
  return (
    new Set(all).size === all.length &&
    all.every((cell) => cell >= 0 && cell < grid.rows * grid.columns) &&
    layout.filter((cells) => cells.length === 0).length <= grid.beside
  );
}

/** A shape drawn in rows (`#` is a cell), in the upper left corner of the grid. */
export const drawn = (rows: readonly string[], columns: number): number[] =>
  rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === '#' ? [r * columns + c] : [])));

/** What is kept of a table: goods and where they lie. */
export type Kept = [good: string, cells: number[]][];

/** A free place for a piece, turned as it may be; null when there is none. */
export function room(
  cells: readonly number[],
  taken: ReadonlySet<number>,
  grid: Grid,
): number[] | null {
  let lying = [...cells];
  for (let i = 0; i < 8; i += 1) {
    for (let corner = 0; corner < grid.rows * grid.columns; corner += 1) {
      const there = moved(lying, corner, grid);
      if (there.every((cell) => !taken.has(cell))) return there;
    }
    lying = i === 3 ? mirrored(lying, grid) : turned(lying, grid);
  }
  return null;
}

/**
 * The goods where their owner last put them. What is new lies where there is room; when there is none, or a
 * shape does not agree, the server's packing is shown whole: that one is always legal. While the goods do
 * not fit at all (DR-20) what has no room lies beside the grid.
 */
export function arranged(
  goods: readonly Piece[],
  saved: Kept,
  grid: Grid,
  shapes: Record<string, string[]>,
): number[][] {
  const server = goods.map((ware) => ware.cells);
  const overflows = !isPacking(server, grid);
  const left = [...saved];
  const layout = goods.map((ware): number[] | null => {
    const shape = shapeName(drawn(shapes[ware.good] ?? [], grid.columns), grid.columns);
    const at = left.findIndex(
      ([good, cells]) =>
        good === ware.good && (cells.length === 0 || shapeName(cells, grid.columns) === shape),
    );
    return at < 0 ? null : (left.splice(at, 1)[0]?.[1] ?? null);
  });
  const taken = new Set(layout.flatMap((cells) => cells ?? []));
  const whole = layout.map((cells, i) => {
    if (cells) return cells;
    const own = server[i] ?? [];
    const free = own.length > 0 && own.every((cell) => !taken.has(cell));
    const shape = drawn(shapes[goods[i]?.good ?? ''] ?? [], grid.columns);
    const place = free ? own : room(shape, taken, grid);
    for (const cell of place ?? []) taken.add(cell);
    return place ?? [];
  });
  const wide = overflows ? { ...grid, beside: goods.length } : grid;
  return isPacking(whole, wide) ? whole : server;
}
