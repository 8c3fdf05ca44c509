/** What a choice would give: the difference between the table now and the table after it. */
import type { IconName } from '../../lib/icons/names';
import type { Piece, View, Wagon } from './view';

/** One thing that changes: by how much, or from what to what. */
export interface Change {
  what: string;
  icon: IconName;
  by: number;
  /** a named piece: its domain and its name */
  piece?: [domain: string, value: string];
}

const COUNTED: [
  keyof Wagon & ('prestige' | 'lanterns' | 'quartz' | 'horseshoes'),
  string,
  IconName,
][] = [
  ['prestige', 'prestige', 'laurel-crown'],
  ['lanterns', 'lantern', 'old-lantern'],
  ['quartz', 'quartz', 'crystal-growth'],
  ['horseshoes', 'horseshoe', 'horseshoe'],
];

const wares = (goods: readonly Piece[]): string[] =>
  goods.map((ware) => `${ware.good}${ware.side === 'upgraded' ? '+' : ''}`);

/** How often each stands in the second list more than in the first. */
function more(before: readonly string[], after: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const one of after) found.set(one, (found.get(one) ?? 0) + 1);
  for (const one of before) found.set(one, (found.get(one) ?? 0) - 1);
  return found;
}

export function changes(before: View, after: View, me: number): Change[] {
  const [was, is] = [before.wagons[me], after.wagons[me]];
  if (!was || !is) return [];
  const found: Change[] = [];
  const add = (what: string, icon: IconName, by: number, piece?: [string, string]): void => {
    if (by) found.push({ what, icon, by, ...(piece ? { piece } : {}) });
  };
  add('coins', 'two-coins', (after.own?.coins ?? 0) - (before.own?.coins ?? 0));
  for (const [field, what, icon] of COUNTED) add(what, icon, is[field] - was[field]);
  for (const [ware, by] of more(wares(was.goods), wares(is.goods)))
    add('good', 'wooden-crate', by, ['good', ware]);
  const ids = (list: readonly { id: string }[]): string[] => list.map((one) => one.id);
  for (const [hero, by] of more(ids(was.heroes), ids(is.heroes)))
    add('hero', 'hooded-figure', by, ['hero', hero]);
  for (const [tile, by] of more(ids(was.commissions), ids(is.commissions)))
    add('commission', 'tied-scroll', by, ['commission', tile]);
  add('crown', 'crown', is.crown_count - was.crown_count);
  add('light', 'candle-light', is.light_count - was.light_count);
  if (is.upgrade !== was.upgrade) add('upgrade', 'upgrade', 1, ['upgrade', is.upgrade]);
  return found;
}

/** Prices that a turn of the wheel changes, in the order of the wheel before it. */
export function prices(before: View, after: View): { good: string; from: number; to: number }[] {
  return before.wheel.flatMap(({ good, price }) => {
    const to = after.wheel.find((section) => section.good === good)?.price ?? price;
    return to === price ? [] : [{ good, from: price, to }];
  });
}
