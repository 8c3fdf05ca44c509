import { describe, expect, it } from 'vitest';
import { cutTerms, patternOf, type Term } from './terms';

const term = (title: string, written: string): Term => ({
  title,
  means: '',
  rule: '',
  pattern: patternOf(written),
});
const cut = (text: string, ...terms: Term[]): string[] =>
  cutTerms(text, terms).map((bit) => (bit.term ? `[${bit.text}]` : bit.text));

describe('terms in a sentence', () => {
  it('are found in any ending, in all alphabets, as whole words', () => {
    const stash = term('Тайник', 'тайник*');
    expect(cut('Тайника нет', stash)).toEqual(['[Тайника]', ' нет']);
    expect(cut('протайники', stash)).toEqual(['протайники']);
    expect(cut("П'ять", term('', 'п’ять'))).toEqual(["[П'ять]"]);
  });
  it('are marked once, the longer before the shorter', () => {
    const token = term('Suspicion token', 'suspicion token*, suspicion*');
    const other = term('Token', 'token*');
    expect(cut('Suspicion tokens and suspicions', token, other)).toEqual([
      '[Suspicion tokens]',
      ' and suspicions',
    ]);
  });
  it('with a capital are only so', () => {
    const order = term('Order', 'Order*');
    expect(cut('Any order; an Order', order)).toEqual(['Any order; an ', '[Order]']);
  });
});
