import { getContext, setContext, type Snippet } from 'svelte';

/** What the frame of a table puts round the question, wherever a game draws it. */
export interface Around {
  /** over a question that is asked */
  readonly above: Snippet | null;
  /** in its place, while something waits for one's word */
  readonly first: Snippet | null;
  /** in its place, while nothing is asked */
  readonly instead: Snippet | null;
}
const KEY = Symbol('around');

export const setAround = (around: Around): void => void setContext(KEY, around);
export const getAround = (): Around | undefined => getContext(KEY);
