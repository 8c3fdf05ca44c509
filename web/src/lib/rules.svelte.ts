import { brought } from './guests';
import { parseRules, type Rule } from './rules';

// docs/rules/<game>.<language>.md, fetched when the book is first opened
const BOOKS = import.meta.glob<string>('@rules/*.md', { query: '?raw', import: 'default' });

/** The open rulebook, if any. One drawer serves every prompt and refusal. */
export const book = $state<{ open: boolean; game: string | null; rule: string | null }>({
  open: false,
  game: null,
  rule: null,
});

export function openRule(rule: string): void {
  book.rule = rule;
  book.open = true;
}

export async function readBook(game: string, language: string): Promise<Rule[] | null> {
  for (const code of [language, 'en']) {
    const end = `/${game}.${code}.md`;
    const key = Object.keys(BOOKS).find((path) => path.endsWith(end));
    const load = key === undefined ? undefined : BOOKS[key];
    if (load) return parseRules(await load());
  }
  const own = await brought(game, language).then(
    ({ rules }) => parseRules(rules),
    () => [],
  );
  return own.length ? own : null;
}

/** What a single rule says. */
export async function ruleText(game: string, rule: string, language: string): Promise<string> {
  const found = await readBook(game, language);
  return found?.find((one) => one.id === rule)?.text ?? '';
}
