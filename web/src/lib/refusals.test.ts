import { expect, it } from 'vitest';
import { words } from './i18n.svelte';
import { refusedText } from './refusals';

it('names card, field and reason of a refused pack in the language of the reader', async () => {
  const facts = { card: 'agent spy', field: 'strength', reason: 'pack-range' };
  const numbers = { value: '7', low: '1', high: '4' };
  const problem = { code: 'bad-pack', rule: '', facts: { ...facts, ...numbers } };
  await words.use('en');
  expect(refusedText(problem)).toBe(
    'These cards do not fit: agent spy, field strength: 7 is not in the range 1 to 4',
  );
  await words.use('uk');
  expect(refusedText(problem)).toBe(
    'Ці карти не підходять. agent spy, поле strength: 7 не в межах від 1 до 4',
  );
});

it('says a refusal with its rule, and something even where it has no words', async () => {
  await words.use('en');
  expect(refusedText({ code: 'over', rule: 'ST-72' })).toBe('The game is over. ST-72');
  expect(refusedText({ code: 'never-heard-of', rule: '' })).toContain('Nothing is lost');
});
