/** Shadow Blades in words: names, card texts, the log. */
import { t, words } from '../../lib/i18n.svelte';
import type { LogLine } from '../../lib/log';
import type { Table } from '../../lib/table.svelte';
import { logLines as lines } from '../../lib/texts';
import type { Card } from './view';

export const cardName = (card: string): string => words.text(`sb-card-${card}`);
export const sphereName = (sphere: string): string =>
  sphere === 'mercenary' ? t('sb-symbol-mercenary') : words.text(`sb-sphere-${sphere}`);
export const conspiracyName = (key: string): string => words.text(`sb-conspiracy-${key}`);
export const conspiracyNote = (key: string): string =>
  words.text(`sb-conspiracy-${key}`, undefined, 'about');

/** The sentence on a card. */
export function cardText(card: Card): string {
  if (card.ability) return words.text(`sb-ability-${card.ability}`);
  if (card.condition)
    return words.text(`sb-condition-${card.condition}`, {
      n: card.n ?? 0,
      spheres: (card.spheres ?? []).map(sphereName).join(', '),
    });
  if (card.kind === 'mission') return (card.symbols ?? []).map(sphereName).join(', ');
  return card.symbols?.includes('mercenary') ? t('sb-ui-any-sphere') : '';
}

export const logLines = (table: Table): LogLine[] =>
  lines(
    table,
    (domain) => domain === 'seat',
    table.events.filter((event) => event.kind !== 'refilled' && event.kind !== 'recruits'),
  );
