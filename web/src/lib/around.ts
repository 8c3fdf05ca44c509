import { getContext, setContext, type Snippet } from 'svelte';
import type { Term } from './terms';

/** What the frame of a table puts round the question, wherever a game draws it. */
export interface Around {
  /** over a question that is asked */
  readonly above: Snippet | null;
  /** in its place, while something waits for one's word */
  readonly first: Snippet | null;
  /** in its place, while nothing is asked */
  readonly instead: Snippet | null;
  /** beside it, while nothing is asked */
  readonly also: Snippet | null;
}
const KEY = Symbol('around');

export const setAround = (around: Around): void => void setContext(KEY, around);
export const getAround = (): Around | undefined => getContext(KEY);

/** The terms of the game at this table; elsewhere none is explained. */
const TERMS = Symbol('terms');
export const setTerms = (terms: () => Term[]): void => void setContext(TERMS, terms);
export const getTerms = (): (() => Term[]) => getContext(TERMS) ?? (() => []);
