/** What the book shows: its rules, or the pieces and words of the game. */
export type Leaf = 'rules' | 'pieces';

/** The open rulebook, if any. One drawer serves every prompt and refusal. */
export const book = $state<{ open: boolean; leaf: Leaf; rule: string | null; asked: number }>({
  open: false,
  leaf: 'rules',
  rule: null,
  /** counts the times a rule was asked for: the same one may be asked for again */
  asked: 0,
});

export function openRule(rule: string): void {
  book.rule = rule;
  book.leaf = 'rules';
  book.open = true;
  book.asked++;
}

/** Open at a leaf, or close when it lies open there. */
export function toggleBook(leaf: Leaf): void {
  const there = book.open && book.leaf === leaf;
  book.rule = null;
  book.leaf = leaf;
  book.open = !there;
}
