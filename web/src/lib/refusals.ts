import { t, words } from './i18n.svelte';

/** Why something was not done, as a sentence with its rule. */
export function refusedText(problem: { code: string; rule: string }): string {
  const id = `refused-${problem.code}`;
  const text = words.has(id) ? t(id) : t('refused-broken');
  return problem.rule ? `${text} ${problem.rule}` : text;
}
