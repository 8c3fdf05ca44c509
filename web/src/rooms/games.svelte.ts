/** All games of this browser in one file, and games from such a file. */
import { importGames, recordOf } from '../lib/server.svelte';
import type { Kept, Running } from '../lib/wire';

const KEY = 'night-market:records';
const KEPT = 500;
interface Brought {
  id: string;
  game: string;
  names: string[];
}
interface File {
  games: unknown[];
}

function stored(): Brought[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? (found as Brought[]).filter((one) => one?.id && one.names) : [];
  } catch {
    return [];
  }
}
/** the records that were brought here from files */
export const brought = $state({ all: stored() });

function note({ id, game, names }: Kept): void {
  brought.all = [...brought.all.filter((one) => one.id !== id), { id, game, names }].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(brought.all));
  } catch {
    // then they last as long as the page
  }
}

/** One file with the record of every game that is over. */
export async function saveGames(tables: Running[]): Promise<void> {
  const games: unknown[] = [];
  for (const id of [...tables.map((one) => one.table), ...brought.all.map((one) => one.id)]) {
    const record = await recordOf(id).catch(() => null); // gone, or of rules nobody has any more
    if (record) games.push(record);
  }
  const file = new Blob([JSON.stringify({ games } satisfies File)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'night-market-games.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // by then it is read
}

/** as many, and as much of them, as travel together */
const PARCEL = 25;
const PARCEL_SIZE = 500_000;
function* parcels(games: unknown[]): Generator<unknown[]> {
  let some: unknown[] = [];
  let size = 0;
  for (const game of games) {
    const length = JSON.stringify(game)?.length ?? 0;
    if (some.length && (some.length === PARCEL || size + length > PARCEL_SIZE)) {
      yield some;
      some = [];
      size = 0;
    }
    some.push(game);
    size += length;
  }
  if (some.length) yield some;
}

/** The games of such a file, of everything of a person, or the one record that a file is: how many are here now. */
export async function bringGames(text: string): Promise<number> {
  const found = JSON.parse(text) as (Partial<File> & { tables?: { record?: unknown }[] }) | null;
  const games = Array.isArray(found?.games)
    ? found.games
    : Array.isArray(found?.tables)
      ? found.tables.map(({ record }) => record).filter(Boolean)
      : [found];
  let count = 0;
  for (const some of parcels(games)) {
    for (const kept of await importGames(some).catch(() => [])) {
      note(kept);
      count += 1;
    }
  }
  return count;
}
