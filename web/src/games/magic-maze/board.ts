/** The mall as lines and cells on the table, as its tiles are printed. */
import { printed } from '../../lib/printed.svelte';
import type { MagicMaze } from '../../lib/wire';
import type { View } from './view';

export interface Cell {
  name: string;
  tile: string;
  x: number;
  y: number;
  kind: string;
  colour: string | null;
}
export interface Edge {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  kind: 'wall' | 'gap' | 'door';
  colour: string | null;
  door: string | null;
}
export interface Ride {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}
export interface Mall {
  cells: Map<string, Cell>;
  edges: Edge[];
  rides: Ride[];
  /** the other end of an escalator, by cell */
  ends: Map<string, string>;
  /** `opens`: the colour of the hero that must stand there */
  doors: Map<string, Cell & { dx: number; dy: number; opens: string }>;
  box: { x: number; y: number; w: number; h: number };
}

const SIDES = ['n', 'e', 's', 'w'] as const;
export const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** the ends of a cell's side, from its top left corner */
const SIDE = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [0, 1, 1, 1],
  [0, 0, 0, 1],
] as const;

function turned(x: number, y: number, turns: number): [number, number] {
  for (let i = 0; i < turns; i++) [x, y] = [3 - y, x];
  return [x, y];
}

type Piece = Omit<Mall, 'box'>;
const pieces = new Map<string, Piece>();

/** One tile where it lies; the same one again for the same place, so that it is not drawn anew. */
function pieceOf({ tile, turns }: View['tiles'][number], ox: number, oy: number): Piece {
  const key = `${tile} ${turns} ${ox} ${oy}`;
  const known = pieces.get(key);
  if (known) return known;
  const cells: Mall['cells'] = new Map();
  const edges: Edge[] = [];
  const rides: Ride[] = [];
  const other: Mall['ends'] = new Map();
  const doors: Mall['doors'] = new Map();
  const squares = printed.as<MagicMaze.Printed>().tiles[tile] ?? [];
  const [xs, ys] = [(at: number): number => at % 4, (at: number): number => Math.floor(at / 4)];
  const laid = squares.map(({ kind, colour }, at): Cell => {
    const [x, y] = turned(xs(at), ys(at), turns);
    const name = `${tile}-${xs(at)}${ys(at)}`;
    return { name, tile, x: ox + x, y: oy + y, kind, colour: colour || null };
  });
  for (const [at, { sides, door, ride }] of squares.entries()) {
    const cell = laid[at] as Cell;
    cells.set(cell.name, cell);
    const end = laid[ride];
    if (end) {
      other.set(cell.name, end.name);
      if (ride < at) rides.push({ x1: end.x, y1: end.y, x2: cell.x, y2: cell.y });
    }
    for (const [i, kind] of sides.entries()) {
      if (!kind) continue;
      const way = (i + turns) % 4;
      const [x1, y1, x2, y2] = SIDE[way] as readonly [number, number, number, number];
      const name = kind === 'door' ? `${tile}-${SIDES[i]}` : null;
      edges.push({
        x1: cell.x + x1,
        y1: cell.y + y1,
        x2: cell.x + x2,
        y2: cell.y + y2,
        kind: kind as Edge['kind'],
        colour: name && door,
        door: name,
      });
      const [dx, dy] = STEP[way] as readonly [number, number];
      if (name) doors.set(name, { ...cell, dx, dy, opens: door });
    }
  }
  const piece = { cells, edges, rides, ends: other, doors };
  pieces.set(key, piece);
  return piece;
}

/** Everything there is to draw; the second dimension lies to the right of the first (MM-162). */
export function mallOf(tiles: View['tiles']): Mall {
  const first = tiles.filter((tile) => tile.dimension === 0);
  const second = tiles.filter((tile) => tile.dimension === 1);
  const right = Math.max(...first.map((tile) => tile.x + 4));
  const left = Math.min(...second.map((tile) => tile.x));
  const shift = second.length ? right - left + 2 : 0;
  const laid = tiles.map((tile) => pieceOf(tile, tile.x + (tile.dimension ? shift : 0), tile.y));
  const cells = new Map(laid.flatMap((piece) => [...piece.cells]));
  const all = [...cells.values()];
  const x = Math.min(...all.map((cell) => cell.x)) - 1.2;
  const y = Math.min(...all.map((cell) => cell.y)) - 1.2;
  return {
    cells,
    edges: laid.flatMap((piece) => piece.edges),
    rides: laid.flatMap((piece) => piece.rides),
    ends: new Map(laid.flatMap((piece) => [...piece.ends])),
    doors: new Map(laid.flatMap((piece) => [...piece.doors])),
    box: {
      x,
      y,
      w: Math.max(...all.map((cell) => cell.x)) + 2.2 - x,
      h: Math.max(...all.map((cell) => cell.y)) + 2.2 - y,
    },
  };
}
