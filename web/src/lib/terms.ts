/** The words of a game that are explained where they stand: `<prefix>-term-…` in its `-terms` file. */
import { bringFiles, words } from './i18n.svelte';

const FILES = import.meta.glob<string>('@locale/*/*-terms.ftl', {
  query: '?raw',
  import: 'default',
});
bringFiles(FILES);

/** Bring in the terms of a game; one from outside has none. */
export async function needTerms(game: string): Promise<void> {
  const end = `/${game}-terms.ftl`;
  if (Object.keys(FILES).some((path) => path.endsWith(end))) await words.need(`${game}-terms`);
}

export interface Term {
  title: string;
  means: string;
  rule: string;
  /** how it is written in a sentence */
  pattern: RegExp;
}

/** A piece of a sentence, and the term it is. */
export interface Bit {
  text: string;
  term: Term | null;
}

/** `suspicion token*, suspicion*`: any of them, * is any ending; a capital is meant. */
export function patternOf(written: string): RegExp {
  const ways = written.split(',').map((way) => {
    const word = way.trim().replaceAll('*', '\\p{L}*').replaceAll('’', "['’ʼ]");
    const first = word.slice(0, 1);
    return first === first.toLowerCase()
      ? `[${first}${first.toUpperCase()}]${word.slice(1)}`
      : word;
  });
  return new RegExp(`(?<![\\p{L}\\d])(?:${ways.join('|')})(?![\\p{L}])`, 'u');
}

export const termsOf = (prefix: string): Term[] =>
  words.beginning(`${prefix}-term-`).map((id) => ({
    title: words.text(id),
    means: words.text(id, undefined, 'means'),
    rule: words.text(id, undefined, 'rule'),
    pattern: patternOf(words.text(id, undefined, 'words')),
  }));

/** A log is drawn anew with every move, and most of it says what it said before. */
const known = new WeakMap<readonly Term[], Map<string, Bit[]>>();

/** A sentence cut at its terms, each where it first stands; of two at one place the longer. */
export function cutTerms(text: string, terms: readonly Term[]): Bit[] {
  const before = known.get(terms) ?? new Map<string, Bit[]>();
  if (!before.size) known.set(terms, before);
  const bits = before.get(text) ?? cut(text, terms);
  before.set(text, bits);
  return bits;
}

function cut(text: string, terms: readonly Term[]): Bit[] {
  const found = terms
    .flatMap((term) => {
      const match = term.pattern.exec(text);
      return match ? [{ term, at: match.index, end: match.index + match[0].length }] : [];
    })
    .sort((a, b) => a.at - b.at || b.end - a.end);
  const bits: Bit[] = [];
  let done = 0;
  for (const { term, at, end } of found) {
    if (at < done) continue;
    bits.push({ text: text.slice(done, at), term: null }, { text: text.slice(at, end), term });
    done = end;
  }
  bits.push({ text: text.slice(done), term: null });
  return bits.filter((bit) => bit.text);
}
