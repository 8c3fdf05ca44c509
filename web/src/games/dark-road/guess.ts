/**
 * What goods bring, said before the server is asked: what a sale leads to is often hidden, its price never.
 * The one place of this table that knows a rule; guess.test.ts holds it against the real ones.
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
