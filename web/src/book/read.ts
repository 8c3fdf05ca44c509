/** The rule pages: docs/rules/<game>.<language>.md, fetched when first wanted. */
import { brought } from '../lib/guests';
import { parseRules, textOf, type Rule } from './page';

const PAGES = import.meta.glob<string>('@rules/*.md', { query: '?raw', import: 'default' });

export async function readBook(game: string, language: string): Promise<Rule[] | null> {
  for (const code of [language, 'en']) {
    const end = `/${game}.${code}.md`;
    const key = Object.keys(PAGES).find((path) => path.endsWith(end));
    const load = key === undefined ? undefined : PAGES[key];
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
  const found = (await readBook(game, language))?.find((one) => one.id === rule);
  return found ? textOf(found) : '';
}
