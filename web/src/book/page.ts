/** A rule page as the book shows it. docs/rules/README.md says how such a page is written. */

/** A paragraph of a rule: its words, and the pieces drawn beside them. */
export interface Line {
  text: string;
  pieces: string[];
}

/** One numbered rule of a rulebook. */
export interface Rule {
  id: string;
  section: string;
  lines: Line[];
  /** a part of a turn: the sections and rules that tell it, besides those below it */
  turn: string[] | null;
}

/** Reads `- **ST-1** text`, with lines that go on below and items of its own, under `##` headings. */
export function parseRules(markdown: string): Rule[] {
  const rules: Rule[] = [];
  let section = '';
  let open: Rule | null = null;
  for (const raw of markdown.split('\n')) {
    const { line, turn, pieces } = marks(raw);
    const heading = /^#{1,6}\s+(.*)$/.exec(line);
    if (heading) {
      section = plain(heading[1] ?? '');
      open = null;
      continue;
    }
    const rule = /^\s*[-*]\s+\*\*([A-Z]{1,4}-\d+[a-z]?)\*\*[:.]?\s*(.*)$/.exec(line);
    if (rule?.[1]) {
      open = { id: rule[1], section, lines: [{ text: plain(rule[2] ?? ''), pieces }], turn };
      rules.push(open);
    } else if (open && line.trim()) {
      const item = /^\s*[-*]\s+(.*)$/.exec(line);
      const last = open.lines.at(-1);
      if (item || !last) open.lines.push({ text: plain(item?.[1] ?? line), pieces });
      else {
        last.text += ` ${plain(line)}`;
        last.pieces.push(...pieces);
      }
    } else {
      open = null;
    }
  }
  return rules;
}

/** What stands in a comment at the end of a line is for the book alone. */
function marks(raw: string): { line: string; turn: string[] | null; pieces: string[] } {
  const found: Record<string, string[]> = {};
  const line = raw.replaceAll(/\s*<!--\s*(\w+)(.*?)-->/g, (_, what: string, rest: string) => {
    found[what] = rest.split(' ').filter(Boolean);
    return '';
  });
  return { line, turn: found['turn'] ?? null, pieces: found['pieces'] ?? [] };
}

const plain = (text: string): string => text.replaceAll(/[*`]|(?<!\w)_|_(?!\w)/g, '').trim();

/** What a rule says, without its drawings. */
export const textOf = (rule: Rule): string => rule.lines.map((line) => line.text).join('\n');

/** `7` of `7. Suspicion tokens` */
export const numberOf = (section: string): string => /^\d+/.exec(section)?.[0] ?? '';

const END = /(?<=[.!?…])\s+(?=[^\p{Ll}])/u;
export const sentencesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.split(END));

/** The words of a page and its references: a rule or a section that this book has. */
export type Word = { text: string; to: string | null };
export function linked(text: string, rules: readonly Rule[]): Word[] {
  const found: Word[] = [];
  let to: string | null;
  for (const piece of text.split(/(?<![\p{L}\d])([A-Z]{1,4}-\d+[a-z]?|\p{L}{6,} \d+(?!\d))/u)) {
    const [, word = '', n = ''] = /^(\p{L}+) (\d+)$/u.exec(piece) ?? [];
    if (SECTION.test(word)) to = rules.find((rule) => numberOf(rule.section) === n)?.id ?? null;
    else to = rules.find((rule) => rule.id === piece)?.id ?? null;
    const last = found.at(-1);
    if (to === null && last?.to === null) last.text += piece;
    else if (piece) found.push({ text: piece, to });
  }
  return found;
}
const SECTION = /^(section|раздел|розділ)/i;

/** A part of a turn, and whether what is asked belongs to it. */
export interface Part {
  rule: Rule;
  here: boolean;
}

/** The parts of a turn, as the page marks them, around a rule. */
export function turnAround(rules: readonly Rule[], now: string): Part[] {
  const at = rules.findIndex((rule) => rule.id === now);
  const section = numberOf(rules[at]?.section ?? '');
  const parts = rules.filter((rule) => rule.turn !== null);
  // named by the part, else told in its own section below it
  const part =
    parts.find((one) => one.id === now || one.turn?.includes(now)) ??
    parts.find((one) => one.turn?.includes(section)) ??
    parts.findLast((one) => one.section === rules[at]?.section && rules.indexOf(one) <= at);
  return parts.map((rule) => ({ rule, here: rule === part }));
}

/** The beginning of a rule, whole sentences, as much as is read at a glance. */
export function gist(text: string, most = 190): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  let found = sentences[0] ?? '';
  for (const one of sentences.slice(1)) {
    if (found.length + one.length > most) break;
    found += ` ${one}`;
  }
  return found;
}
