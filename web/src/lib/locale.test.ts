import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const locale = join(root, 'src/nightmarket/locale');
const languages = readdirSync(locale).sort();
const sections = readdirSync(join(locale, 'en')).sort();
const source = (language: string, section: string): string =>
  readFileSync(join(locale, language, section), 'utf8');

/** Identifiers at the start of a line, so that one the parser silently drops is still counted. */
const ids = (text: string): string[] =>
  [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] as string);

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      yield* entry.name === 'node_modules' || entry.name === 'static' ? [] : files(path);
    else if (/\.(ts|svelte|py)$/.test(entry.name) && !entry.name.endsWith('.test.ts')) yield path;
  }
}
const code = [join(root, 'web/src'), join(root, 'src/nightmarket')]
  .flatMap((folder) => [...files(folder)])
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

describe('messages', () => {
  it('are there in three languages', () => {
    expect(languages).toEqual(['en', 'ru', 'uk']);
    for (const language of languages)
      expect(readdirSync(join(locale, language)).sort()).toEqual(sections);
  });

  for (const section of sections) {
    const english = ids(source('en', section));

    it(`${section}: no id twice, none missing, none too many`, () => {
      expect(new Set(english).size).toBe(english.length);
      for (const language of languages)
        expect(ids(source(language, section)).sort()).toEqual([...english].sort());
    });

    it(`${section}: every message is used by a client, a server or another message`, () => {
      const text = source('en', section);
      const unused = english.filter(
        (id) =>
          !new RegExp(`['"\`]${id}['"\`]`).test(code) && !new RegExp(`\\{ ?${id} ?\\}`).test(text),
      );
      expect(unused).toEqual([]);
    });

    it(`${section}: every message parses and needs the same arguments in every language`, () => {
      const first = read('en', section);
      for (const language of languages) {
        const bundle = read(language, section);
        for (const id of ids(source(language, section))) {
          const message = bundle.getMessage(id);
          expect(message?.value, `${language} ${id}`).toBeTruthy();
          // a language may leave out a number it says in words, never ask for one the code does not give
          const given = argumentsOf(first, id);
          expect(
            argumentsOf(bundle, id).filter((name) => !given.includes(name)),
            `${language} ${id}`,
          ).toEqual([]);
        }
      }
    });
  }

  it('code asks for no message that is not there', () => {
    const known = new Set(sections.flatMap((section) => ids(source('en', section))));
    const asked = [...code.matchAll(/['"`]((?:ui|st)-[a-z][a-z-]*[a-z])['"`]/g)].map(
      (found) => found[1] as string,
    );
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });
});

function read(language: string, section: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(source(language, section)))).toEqual([]);
  return bundle;
}

function argumentsOf(bundle: FluentBundle, id: string): string[] {
  const json = JSON.stringify(bundle.getMessage(id)?.value);
  return [
    ...new Set(
      [...json.matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1] as string),
    ),
  ];
}

describe('grammar', () => {
  const bundle = (
    language: string,
  ): ((id: string, args: Record<string, string | number>) => string) => {
    const made = new FluentBundle(language, { useIsolating: false });
    for (const section of sections) made.addResource(new FluentResource(source(language, section)));
    return (id, args) => {
      const errors: Error[] = [];
      const text = made.formatPattern(made.getMessage(id)?.value ?? '', args, errors);
      expect(errors).toEqual([]);
      return text
        .replaceAll(/<\/?b>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    };
  };
  const en = bundle('en');
  const ru = bundle('ru');
  const uk = bundle('uk');

  it('counts goods as each language does', () => {
    expect([1, 2, 5, 21].map((n) => ru('st-goods-count', { n }))).toEqual([
      '1 товар',
      '2 товара',
      '5 товаров',
      '21 товар',
    ]);
    expect([1, 3, 5, 22].map((n) => uk('st-goods-count', { n }))).toEqual([
      '1 товар',
      '3 товари',
      '5 товарів',
      '22 товари',
    ]);
    expect(en('st-ask-steal', { n: 1, more: 'yes' })).toBe('Steal 1 more good');
    expect(ru('st-ask-steal', { n: 4, more: 'yes' })).toBe('Украдите ещё 4 товара');
    expect(ru('st-ask-steal', { n: 6, more: 'no' })).toBe('Украдите 6 товаров');
    expect(uk('st-ask-protect', { n: 2, more: 'no' })).toBe('Сховайте 2 товари');
  });

  it('puts goods into the case the verb asks for', () => {
    expect(ru('st-do-steal', { good: 'green', name: 'Тимур' })).toBe(
      'Украсть плоскую землю у игрока Тимур',
    );
    expect(uk('st-do-give', { good: 'lamp', name: 'Оксана' })).toBe(
      'Віддати чарівну лампу гравцеві Оксана',
    );
    expect(en('st-do-stash', { good: 'blue' })).toBe('Stash a time crystal');
  });

  it('speaks to you as you', () => {
    const args = { who: 'Oksana', whom: 'Timur', good: 'X' };
    expect(en('st-log-stolen', { ...args, me: 'target' })).toBe('Oksana steals X from you');
    expect(en('st-log-stolen', { ...args, me: 'none' })).toBe('Oksana steals X from Timur');
    expect(ru('st-log-stolen', { ...args, me: 'target' })).toBe('Oksana крадёт X у вас');
  });
});
