/** Ways to set up a table: kept on this device under a name, and passed on as a link. */
import type { GameInfo, NewTable, Seating } from './wire';

export interface Kept {
  game: string;
  name: string;
  seats: number;
  /** those that are not as printed */
  options: Record<string, string>;
}
const KEY = 'night-market:setups';

function stored(): Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? (found as Kept[]).filter((one) => one?.game && one.options) : [];
  } catch {
    return [];
  }
}
const all = $state({ kept: stored() });

export const setups = {
  of: (game: string): Kept[] => all.kept.filter((one) => one.game === game),
  /** a second one of the same name takes the place of the first */
  keep(fresh: Kept): void {
    write([...all.kept.filter((one) => one.game !== fresh.game || one.name !== fresh.name), fresh]);
  },
  drop(old: Kept): void {
    write(all.kept.filter((one) => one !== old));
  },
};
function write(kept: Kept[]): void {
  all.kept = kept;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // nothing to keep it in: it lasts as long as the page
  }
}

/** What is not as printed. What is dealt by seat belongs to the people, not to the way to play. */
export function changedOptions(
  info: GameInfo,
  options: Record<string, string>,
): Record<string, string> {
  const own = info.options.filter(
    (one) => one.kind !== 'colour' && (options[one.key] ?? one.default) !== one.default,
  );
  return Object.fromEntries(own.map((one) => [one.key, options[one.key] ?? one.default]));
}

/** The address that opens a table set up like this. Behind #: it is nobody's business but the table's. */
export const pathOf = ({ game, seats, options }: Omit<Kept, 'name'>, bots = 0): string =>
  `/new/${game}#${new URLSearchParams({ seats: String(seats), ...(bots ? { bots: String(bots) } : {}), ...options })}`;

/** The address that opens a table with the deal of a finished game. */
export const racePath = (game: string, record: string, seats: number): string =>
  `/new/${game}#${new URLSearchParams({ seats: String(seats), deal_of: record })}`;

/** The table such an address asks for. */
export function tableOf(game: string, hash: string, name: string): NewTable {
  const {
    seats = '',
    bots = '',
    deal_of = null,
    ...options
  } = Object.fromEntries(new URLSearchParams(hash));
  const count = Math.min(9, Math.max(0, Number(seats) || 0));
  const chairs = Array.from({ length: count }, (_, i): Seating => ({
    kind: i > 0 && i >= count - (Number(bots) || 0) ? 'bot' : 'open',
  }));
  return { game, name, chairs, options, deal_of };
}
