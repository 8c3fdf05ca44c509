/**
 * The guided first game. Each kind of question has a message `<prefix>-learn-<frame>` with its rule in `.rule`
 * and is explained once; `<prefix>-learn-welcome` comes before them all. A game only writes the messages; a kind
 * without one is explained by the note of its question, else by the rule behind it.
 */
import { t, words } from './i18n.svelte';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';
import { frameOf, questionHint } from './texts';

/** Begin a first game: everything is explained anew. */
export function learn(game: string): void {
  settings.hints = true;
  settings.hinted = settings.hinted.filter((id) => !id.startsWith(`${game}:`));
}

export interface Lesson {
  id: string;
  text: string;
  rule: string;
  dismiss: () => void;
  stop: () => void;
}

/** Is each new kind of question explained here? To whoever learns, and to all where all play to learn. */
export const explains = (table: Table): boolean =>
  settings.hints || (table.meta.teaching && !table.hushed);

/** What was asked in a lesson is explained. */
export function taught(table: Table): void {
  const topics = ['welcome', table.asked ? frameOf(table) : ''].map(
    (topic) => `${table.meta.game}:${topic}`,
  );
  const fresh = topics.filter((known) => !settings.hinted.includes(known));
  if (fresh.length) settings.hinted = [...settings.hinted, ...fresh];
}

/** What is to be explained now, if anything; `ahead` is the question that what is picked here leads to. */
export function lesson(table: Table, ahead = ''): Lesson | null {
  if (!explains(table) || table.line === null || table.seat === null || table.lesson?.card)
    return null;
  const prefix = table.info.prefix.toLowerCase();
  for (const topic of ['welcome', ahead, table.asked ? frameOf(table) : '']) {
    const known = `${table.meta.game}:${topic}`;
    const id = `${prefix}-learn-${topic}`;
    if (!topic || settings.hinted.includes(known)) continue;
    const open = topic === frameOf(table);
    const [rule = ''] = open ? table.rules : [];
    const own = words.has(id) ? words.text(id) : open ? questionHint(table) : '';
    if (!own && !rule) continue;
    return {
      id,
      text: own || t('ui-learn-rule'),
      rule: words.forms(id).includes('rule') ? words.text(id, undefined, 'rule') : rule,
      dismiss: () => {
        if (!settings.hinted.includes(known)) settings.hinted = [...settings.hinted, known];
      },
      stop: () => {
        settings.hints = false;
        table.hushed = true;
      },
    };
  }
  return null;
}
