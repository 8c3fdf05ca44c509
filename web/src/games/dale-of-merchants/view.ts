import type { DaleOfMerchants } from '../../lib/wire';

export type View = DaleOfMerchants.View;
export type Side = DaleOfMerchants.Side;
export type Held = DaleOfMerchants.Held;
export type Pool = DaleOfMerchants.Pool;

/** Choices that name a card of the own hand, by the word they begin with. */
const HAND = ['play', 'pay', 'build', 'add', 'discard', 'throw', 'show', 'return', 'swap', 'keep'];
/** Choices that name a place of the market. */
const MARKET = ['buy', 'calculate', 'pick', 'clear'];
/** Choices that name a card lying somewhere else: they are spread out to pick from. */
const SPREAD = [
  'take',
  'fetch',
  'drop',
  'order',
  'arrange',
  'arrange-bought',
  'give',
  'take-back',
  'resolve',
];

const part = (text: string, i: number): string => text.split(':')[i] ?? '';
/** What is done: `pay`, for a changed copy too. */
export const deed = (text: string): string =>
  part(text, 0) === 'marked' ? part(text, 1) : part(text, 0);

/** What can be done with each card of the hand, in the order of the hand. */
export function handChoices(own: readonly Held[], choices: readonly string[]): string[][] {
  const look = (held: Held): number => (held.changed ? held.value * 2 : 0) + (held.used ? 1 : 0);
  return own.map((held) => {
    if (held.picked) return [];
    const mark = look(held);
    if (mark === 0)
      return choices.filter((text) => HAND.includes(part(text, 0)) && part(text, 1) === held.card);
    const others = own.filter((other) => other.card === held.card && !other.picked).map(look);
    const below = new Set(others.filter((other) => other > 0 && other < mark)).size;
    return choices.filter(
      (text) =>
        part(text, 0) === 'marked' &&
        part(text, 2) === held.card &&
        Number(part(text, 3)) === below,
    );
  });
}

/**
 * The same while picks are collected: `after` is the hand the server foresees, in which picked cards are marked
 * or gone, `taken` are the places in the true hand that were picked.
 */
export function nextChoices(
  own: readonly Held[],
  taken: readonly number[],
  after: readonly Held[],
  choices: readonly string[],
): string[][] {
  // The server may have taken another copy than the one that was pressed: equal cards are matched, not places.
  const look = (held: Held): string =>
    [held.card, held.changed ? held.value : '', held.used, held.picked].join();
  const free = handChoices(after, choices).map((texts, i) => ({ texts, held: after[i] as Held }));
  return own.map((held, i) => {
    if (taken.includes(i)) return [];
    const at = free.findIndex((one) => look(one.held) === look(held));
    return at < 0 ? [] : (free.splice(at, 1)[0]?.texts ?? []);
  });
}

export const marketChoices = (slot: number, choices: readonly string[]): string[] =>
  choices.filter((text) => MARKET.includes(part(text, 0)) && Number(part(text, 1)) === slot);

/** Cards to pick from that lie neither in the hand nor on the board. */
export function spread(
  buying: string,
  choices: readonly string[],
): { text: string; card: string }[] {
  return choices
    .filter((text) => SPREAD.includes(part(text, 0)))
    .map((text) => {
      const verb = part(text, 0);
      const card =
        verb === 'arrange-bought'
          ? buying
          : part(text, verb === 'give' || verb === 'take-back' ? 2 : 1);
      return { text, card };
    });
}

/** Everything else is a button: done, pass, use an owl, left and right, guesses; players when they are chosen. */
export const plainChoices = (choices: readonly string[]): string[] =>
  choices.filter(
    (text) =>
      !HAND.includes(part(text, 0)) &&
      !MARKET.includes(part(text, 0)) &&
      !SPREAD.includes(part(text, 0)) &&
      part(text, 0) !== 'marked',
  );

/** Frames whose choices belong together, and those they lead to: one gesture. */
const FAMILIES: string[][] = [
  ['Paying', 'Arranging'],
  ['Building'],
  ['Helping'],
  ['Stocktaking'],
  ['Testing'],
  ['Adventuring'],
  ['Parting', 'Joining'],
  ['Weighing', 'Exchanging'],
  ['Ordering'],
  ['Shifting'],
  ['Sharing'],
  ['Gleaning'],
];
const OPENS: Record<string, string> = {
  buy: 'Paying',
  calculate: 'Arranging',
  build: 'Building',
  discard: 'Stocktaking',
};

/** The frames a gesture that begins with this choice stays in; empty: the choice stands alone. */
export function familyOf(ask: string, text: string): string[] {
  const frame = ask === 'Acting' ? OPENS[deed(text)] : ask;
  if (['done', 'ask', 'decline'].includes(text)) return [];
  return FAMILIES.find((family) => family.includes(frame ?? '')) ?? [];
}

/** How many of a pile's cards are of each kind, the most first. */
export function tally(cards: Record<string, number>): [string, number][] {
  return Object.entries(cards).sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
}
