import { t, words } from './i18n.svelte';

/** Why something was not done, as a sentence with its rule. */
export function refusedText(problem: { code: string; rule: string; text?: string }): string {
  // a pack is written by hand: only the card and the field help
  if (problem.code === 'bad-pack') return t('refused-bad-pack', { text: problem.text ?? '' });
  const id = `refused-${problem.code}`;
  const text = words.has(id) ? t(id) : t('refused-broken');
  return problem.rule ? `${text} ${problem.rule}` : text;
}
