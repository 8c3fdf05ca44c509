/** The Dark Road in words: names of its pieces, effects of any pack, the log. */
import { t, words } from '../../lib/i18n.svelte';
import type { LogLine } from '../../lib/log';
import type { Table } from '../../lib/table.svelte';
import { capital, logLines as lines } from '../../lib/texts';

export const name = (domain: string, value: string): string =>
  words.has(`dr-${domain}-${value}`) ? capital(t(`dr-${domain}-${value}`)) : value;
export const about = (domain: string, value: string, form = 'about'): string =>
  words.text(`dr-${domain}-${value}`, undefined, form);

/** "pay 2: crown" as a sentence; the words are those of a pack. */
export function effectText(text: string): string {
  const [head = '', ...tail] = text.split(':');
  const then = tail.length ? effectText(tail.join(':')) : '';
  return head
    .split(';')
    .map((part) => {
      const [op = '', kind = '', n = ''] = part.trim().split(' ');
      if (op === 'basic' || op === 'upgraded') {
        if (kind === 'price') return t(`dr-effect-${op}-price`, { n: Number(n) });
        if (kind === 'any' || kind === 'off-market') return t(`dr-effect-${op}-${kind}`);
        return t(`dr-effect-${op}-good`, { good: t(`dr-good-${kind}`) });
      }
      if (op === 'craft') return t(`dr-effect-craft-${kind}`);
      if (op === 'commission' && kind)
        return t('dr-effect-commission-town', { town: t(`dr-town-${kind}`) });
      return t(`dr-effect-${op}`, { n: Number(kind) || 1, then });
    })
    .join(', ');
}

/** Small steps that the next line says better. */
const QUIET = ['visited', 'ruins-moved', 'market-moved', 'market-rolled', 'trader-moved'];

export const logLines = (table: Table): LogLine[] =>
  lines(
    table,
    (domain) => domain === 'seat',
    table.events.filter((event) => !QUIET.includes(event.kind)),
  );
