/** One numbered rule of a rulebook. */
export interface Rule {
  id: string;
  section: string;
  text: string;
}

/** Reads `- **ST-1** text`, with lines that go on below and items of its own, under `##` headings. */
export function parseRules(markdown: string): Rule[] {
  const rules: Rule[] = [];
  let section = '';
  let open: Rule | null = null;
  for (const line of markdown.split('\n')) {
    const heading = /^#{1,6}\s+(.*)$/.exec(line);
    if (heading) {
      section = plain(heading[1] ?? '');
      open = null;
      continue;
    }
    const rule = /^\s*[-*]\s+\*\*([A-Z]{1,4}-\d+[a-z]?)\*\*[:.]?\s*(.*)$/.exec(line);
    if (rule?.[1]) {
      open = { id: rule[1], section, text: plain(rule[2] ?? '') };
      rules.push(open);
    } else if (open && line.trim()) {
      const item = /^\s*[-*]\s+(.*)$/.exec(line);
      open.text += item ? '\n' + plain(item[1] ?? '') : ' ' + plain(line);
    } else {
      open = null;
    }
  }
  return rules;
}

const plain = (text: string): string => text.replaceAll(/[*`]|(?<!\w)_|_(?!\w)/g, '').trim();

/** Every word of the query must stand in the rule's number, section or text. */
export function searchRules(rules: readonly Rule[], query: string): Rule[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
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
