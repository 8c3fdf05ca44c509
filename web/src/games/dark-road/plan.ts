/**
 * The private plan: what this viewer means to do, and whether that still stands. Nothing of it is sent to
 * anybody. A mark is a text: `space:3`, `tile:c12`, `hero:h04`, `crown:k02`, `friend:raven`, `buy:sword`,
 * `deliver:h05`, `fulfil:c03`, `town:farglen`.
 */
import { regionOf, type View, type Wagon } from './view';

/** Why a mark does not stand any more. `by` is the player who took it, if that can be seen. */
export interface Broken {
  why: 'tile' | 'hero' | 'crown' | 'friend' | 'dice' | 'price' | 'deliver' | 'fulfil' | 'caravan';
  value: string;
  by?: number;
  from?: number;
  to?: number;
}
export type Verdict = 'stands' | 'done' | Broken;

const has = (list: readonly { id: string }[], id: string): boolean =>
  list.some((one) => one.id === id);

/** Who holds it now, other than the planner. */
function taker(view: View, me: number, holds: (wagon: Wagon) => boolean): { by?: number } {
  const wagon = view.wagons.find((one) => one.player !== me && holds(one));
  return wagon ? { by: wagon.player } : {};
}

/** Does this mark still stand? `note` is what was true when it was made: a price. */
export function judge(mark: string, note: number, view: View, me: number): Verdict {
  const [kind = '', value = ''] = mark.split(':');
  const mine = view.wagons[me];
  if (!mine) return 'stands';
  if (kind === 'space')
    return view.turn === me && mine.space === Number(value) && view.phase === 'act'
      ? 'done'
      : 'stands';
  if (kind === 'tile') {
    if (view.stacks.some((stack) => stack.top?.id === value)) return 'stands';
    if (has(mine.commissions, value)) return 'done';
    return { why: 'tile', value, ...taker(view, me, (wagon) => has(wagon.commissions, value)) };
  }
  if (kind === 'hero') {
    if (view.inn.some((hero) => hero?.id === value) || view.guest?.id === value) return 'stands';
    if (has(mine.heroes, value) || mine.delivered.includes(value)) return 'done';
    return { why: 'hero', value, ...taker(view, me, (wagon) => has(wagon.heroes, value)) };
  }
  if (kind === 'crown') {
    if (view.palace.some((crown) => crown?.id === value)) return 'stands';
    if (view.own && has(view.own.crowns, value)) return 'done';
    return { why: 'crown', value, ...taker(view, me, (wagon) => has(wagon.seen_crowns, value)) };
  }
  if (kind === 'friend') {
    if (view.friends.includes(value)) return 'stands';
    return mine.friends.some((friend) => friend.companion === value)
      ? 'done'
      : { why: 'friend', value };
  }
  if (kind === 'buy') {
    const section = view.wheel.find((one) => one.good === value);
    if (!section?.dice) return view.turn === me ? 'done' : { why: 'dice', value };
    return section.price > note ? { why: 'price', value, from: note, to: section.price } : 'stands';
  }
  if (kind === 'deliver') {
    if (has(mine.heroes, value)) return 'stands';
    return mine.delivered.includes(value) ? 'done' : { why: 'deliver', value };
  }
  if (kind === 'fulfil') {
    if (mine.fulfilled.includes(value)) return 'done';
    const tile = mine.commissions.find((one) => one.id === value);
    const goods = mine.goods.map((ware) => ware.good);
    const can = tile?.goods.some((good) => goods.includes(good)) ?? false;
    if (tile && (can || note === 0)) return 'stands';
    return { why: 'fulfil', value };
  }
  return 'stands';
}

/** The town somebody else's caravan goes to without the planner, though a mark names its region. */
export function missed(marks: readonly string[], view: View, me: number): string | null {
  const trip = view.caravan;
  const mine = view.wagons[me];
  if (!trip?.event || !mine || trip.members.includes(me)) return null;
  const wanted = marks.flatMap((mark) => {
    const [kind, value] = mark.split(':');
    if (kind === 'town') return value ?? [];
    if (kind === 'deliver') return mine.heroes.find((hero) => hero.id === value)?.town ?? [];
    if (kind === 'fulfil') return mine.commissions.find((tile) => tile.id === value)?.town ?? [];
    return [];
  });
  return wanted.some((town) => regionOf(town) === regionOf(trip.town)) ? trip.town : null;
}
