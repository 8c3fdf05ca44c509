/**
 * What the page says before the server is asked: what goods bring and whose signs they serve (what a sale leads to is
 * often hidden), and where so many steps lead. The one place of this table that knows a rule; guess.test.ts holds it
 * against the real ones.
 */
import type { DarkRoad } from '../../lib/wire';

type Wheel = readonly DarkRoad.Section[];

/** The coins that a hero pays for `sell:good:side`. */
export function brings(wheel: Wheel, text: string): number {
  const [, good, side] = text.split(':');
  const price = wheel.find((section) => section.good === good)?.price ?? 0;
  return price + (side === 'upgraded' ? 1 : 0);
}

export const sum = (wheel: Wheel, texts: readonly string[]): number =>
  texts.reduce((coins, text) => coins + brings(wheel, text), 0);

/** Of each sign of a hero: whether it is served (`sold`, as bits), or will be with these sales. */
export function served(
  wants: readonly string[],
  sold: number,
  texts: readonly string[],
): boolean[] {
  const left = texts.map((text) => text.split(':')[1]);
  return wants.map((good, i) => {
    const before = (sold & (1 << i)) > 0;
    const at = before ? -1 : left.indexOf(good);
    if (at >= 0) left.splice(at, 1);
    return before || at >= 0;
  });
}

/** Where so many steps lead from a place of something round: the ring, the ruins, the Dark Market. */
export const ahead = (from: number, steps: number, around: number): number =>
  (from + steps) % around;

/** What the good of this section costs after one turn of the wheel. */
export const turned = (wheel: Wheel, at: number): number =>
  wheel[ahead(at, 1, wheel.length)]?.price ?? 0;

/** The fewest steps that lead there. */
export const stepsTo = (from: number, to: number, around: number): number =>
  (to - from + around) % around;
