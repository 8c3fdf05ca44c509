/** Words looked up in texts of any of our languages. */
import { sentencesOf, textOf, type Rule } from './page';

/** A rule that was found, with the sentence that says why. */
export interface Found {
  rule: Rule;
  sentence: string;
}

const WORD = /[\p{L}\p{N}]+(?:['’ʼ`][\p{L}\p{N}]+)*/gu;

/** As people type it: no capitals, no apostrophes, е for ё, г for ґ. */
export const fold = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/['’ʼ`]/g, '')
    .replaceAll('ё', 'е')
    .replaceAll('ґ', 'г');

export const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(fold);

const begins = (words: readonly string[], wanted: string): boolean =>
  words.some((word) => word.startsWith(wanted));

/** Every wanted word begins a word of the text. */
export const matches = (text: string, wanted: readonly string[]): boolean => {
  const words = wordsOf(text);
  return wanted.every((one) => begins(words, one));
};

/** The longest endings, of many things or of what they are like. */
const LONG = /(?<=[а-яіїє]{3})(?:[аяыиі]ми|[ое]го|[ое]му)$/;
/** A word may end otherwise in the text: «событие», «событий»; a short one by its last vowel, «буря», «бури». */
export const shorter = (word: string): string =>
  LONG.test(word)
    ? word.replace(LONG, '')
    : word.length < 5
      ? word.replace(/(?<=[а-яіїє]{3})[аеиоуыюяьіїє]$/, '')
      : word.slice(0, Math.max(4, word.length - 2));
/** Every word of these languages ends in many ways. */
const bends = (word: string): boolean => /[а-яіїє]/.test(word);

/** The rule that a number names: `ST-32`, `st32`, `32`. */
function numbered(rules: readonly Rule[], query: string): Rule[] {
  const [, prefix = '', number] = /^([a-z]{0,4})[\s-]*(\d+)$/i.exec(query.trim()) ?? [];
  if (!number) return [];
  return rules.filter(({ id }) => {
    const [own = '', n] = id.split('-');
    return n === number && own.toLowerCase().startsWith(prefix.toLowerCase());
  });
}

/** What a query finds: the rule of its number first, then those that have all its words, the closest together first. */
export function searchRules(rules: readonly Rule[], query: string): Found[] {
  const named = numbered(rules, query);
  const wanted = wordsOf(query);
  if (!wanted.length) return [];
  const exact = named.length && /[a-z]/i.test(query) ? null : search(rules, wanted);
  const found = exact ?? [];
  if (exact && (!exact.length || wanted.some(bends))) {
    const known = new Set(exact.map(({ rule }) => rule));
    found.push(...search(rules, wanted.map(shorter)).filter(({ rule }) => !known.has(rule)));
  }
  const first = named.map((rule) => ({ rule, sentence: sentencesOf(textOf(rule))[0] ?? '' }));
  return [...first, ...found.filter(({ rule }) => !named.includes(rule))];
}

function search(rules: readonly Rule[], wanted: readonly string[]): Found[] {
  const found: (Found & { rank: number })[] = [];
  for (const rule of rules) {
    if (!matches(`${rule.section} ${textOf(rule)}`, wanted)) continue;
    const sentences = sentencesOf(textOf(rule));
    const hits = sentences.map((text) => {
      const words = wordsOf(text);
      return wanted.filter((one) => begins(words, one)).length;
    });
    const most = Math.max(...hits);
    found.push({ rule, sentence: sentences[hits.indexOf(most)] ?? '', rank: -most });
  }
  return found.sort((a, b) => a.rank - b.rank);
}

/** A sentence cut where a wanted word begins one of its words. */
export function marked(sentence: string, query: string): { text: string; hit: boolean }[] {
  const exact = wordsOf(query);
  const wanted = exact.some((one) => begins(wordsOf(sentence), one)) ? exact : exact.map(shorter);
  const found: { text: string; hit: boolean }[] = [];
  let at = 0;
  for (const match of sentence.matchAll(WORD)) {
    if (!wanted.some((one) => fold(match[0]).startsWith(one))) continue;
    found.push(
      { text: sentence.slice(at, match.index), hit: false },
      { text: match[0], hit: true },
    );
    at = match.index + match[0].length;
  }
  return [...found, { text: sentence.slice(at), hit: false }].filter(({ text }) => text);
}
