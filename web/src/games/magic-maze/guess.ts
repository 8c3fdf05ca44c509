/**
 * What is drawn before the server has answered (MM-184): which hero an own move moves, and where to. It is a guess
 * for the eye alone, and the one place of this table that knows a rule; guess.test.ts holds it against the real ones.
 */
import type { Mall } from './board';
import { heroOf, type View } from './view';

/** The hero that a choice moves; empty for what moves nobody. */
export function mover(text: string, view: View, mall: Mall): string {
  const [verb, one = ''] = text.split(':');
  if (verb === 'portal') return heroOf(view, mall.cells.get(one)?.colour);
  return ['move', 'escalator', 'stand'].includes(verb ?? '') ? one : '';
}

/** The cell a choice leads its hero to; `where` are the heroes' cells. */
export function goal(
  text: string,
  where: Readonly<Record<string, string | null>>,
  mall: Mall,
): string | null {
  const [verb, one, two, three] = text.split(':');
  if (verb === 'move') return three ?? null;
  if (verb === 'stand') return two ?? null;
  if (verb === 'portal') return one ?? null;
  if (verb === 'escalator') return mall.ends.get(where[one ?? ''] ?? '') ?? null;
  return null;
}
