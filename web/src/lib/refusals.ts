import { t, words } from './i18n.svelte';

interface Problem {
  code: string;
  rule: string;
  /** arguments of the sentence */
  facts?: Record<string, string>;
}

/** Why something was not done, as a sentence with its rule. */
export function refusedText(problem: Problem): string {
  const id = `refused-${problem.code}`;
  const facts = problem.facts ?? {};
  if (facts.reason) {
    // a pack is written by hand: only the card and the field help
    const where = facts.field ? t('refused-pack-where', facts) : (facts.card ?? '');
    return t(id, { where, why: t(`refused-${facts.reason}`, facts) });
  }
  const text = words.has(id) ? t(id) : t('refused-broken');
  return problem.rule ? `${text} ${problem.rule}` : text;
}
