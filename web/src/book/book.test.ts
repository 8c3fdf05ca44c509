import { describe, expect, it } from 'vitest';
import { linked, parseRules, textOf, turnAround } from './page';
import { picked, plainShelves, tagsOf, type Shelf } from './reference';
import { marked, searchRules } from './search';

const PAGE = `# Book

## 1. Scope

- **ST-1** Four to \`six\` players
  go on here.
  - **E1** One. <!-- pieces event:no-swap good:red -->
- **ST-2** [T] A **game** lasts. *Ruling:* so (ST-10, section 2). <!-- turn 2 ST-9 -->

text
## 2. End
- **ST-9** Nobody. A ruling. See ST-77.
- **ST-10** The game ends. <!-- turn -->
`;
const rules = parseRules(PAGE);
const ids = (query: string, page = rules): string[] =>
  searchRules(page, query).map(({ rule }) => rule.id);

describe('a rule page', () => {
  it('is cut into numbered rules', () => {
    expect(rules[0]).toEqual({
      id: 'ST-1',
      section: '1. Scope',
      turn: null,
      lines: [
        { text: 'Four to six players go on here.', pieces: [] },
        { text: 'E1 One.', pieces: ['event:no-swap', 'good:red'] },
      ],
    });
    expect(rules.map((rule) => rule.turn)).toEqual([null, ['2', 'ST-9'], null, []]);
    expect(textOf(rules[1] ?? rules[0]!)).toBe('[T] A game lasts. Ruling: so (ST-10, section 2).');
  });
  it('refers to rules and sections that it has', () => {
    const to = (text: string) => linked(text, rules).filter((word) => word.to);
    expect(to('[T] Ruling: so (ST-10, section 2).')).toEqual([
      { text: 'ST-10', to: 'ST-10' },
      { text: 'section 2', to: 'ST-9' },
    ]);
    expect(to('разделы 1 и розділу 2')).toEqual([
      { text: 'разделы 1', to: 'ST-1' },
      { text: 'розділу 2', to: 'ST-9' },
    ]);
    expect(to('See ST-77, section 7, players 2.')).toEqual([]);
    expect(linked('so (ST-10).', rules).map((word) => word.text)).toEqual(['so (', 'ST-10', ').']);
  });
  it('tells where a question stands in the turn', () => {
    const here = (now: string) => turnAround(rules, now).map((part) => part.here);
    expect(here('ST-2')).toEqual([true, false]);
    expect(here('ST-9')).toEqual([true, false]);
    expect(here('ST-10')).toEqual([false, true]);
    expect(here('ST-1')).toEqual([false, false]);
  });
});

describe('the search', () => {
  const ru = parseRules(
    '## 1. Ход\n- **DM-1** Ёжик берёт жетон. Потом событие.\n- **DM-2** События! Жетоны лежат.\n- **DM-3** Расчёт.\n',
  );
  const uk = parseRules('## 1. Хід\n- **DM-1** П’ять кубиків на ґанку.\n- **DM-2** Сума.\n');
  it('takes beginnings of words, in any case and spelling', () => {
    expect(ids('GAM las')).toEqual(['ST-2']);
    expect(ids('asts')).toEqual([]);
    expect(ids('ежик', ru)).toEqual(['DM-1']);
    expect(ids('РАСЧЕТ', ru)).toEqual(['DM-3']);
    for (const query of ["п'ять", 'пʼять', 'пять', 'ганку', 'П’ЯТЬ куб'])
      expect(ids(query, uk)).toEqual(['DM-1']);
    expect(ids('  ')).toEqual([]);
  });
  it('knows rules by their numbers, and sections by their words', () => {
    for (const query of ['ST-10', 'st-10', 'st 10', 'ST10']) expect(ids(query)).toEqual(['ST-10']);
    expect(ids('10')).toEqual(['ST-10', 'ST-2']);
    expect(ids('end nobody')).toEqual(['ST-9']);
    expect(ids('st-999')).toEqual([]);
  });
  it('finds a word that ends otherwise, behind those that end so', () => {
    const storm = parseRules('## 1. Бой\n- **ST-1** Карта бури.\n- **ST-2** Пришла буря.\n');
    expect(ids('буря', storm)).toEqual(['ST-2', 'ST-1']);
    expect(ids('бури', storm)).toEqual(['ST-1', 'ST-2']);
    expect(ids('событием', ru)).toEqual(['DM-1', 'DM-2']);
    expect(ids('жетонов', ru)).toEqual(['DM-1', 'DM-2']);
    const roads = parseRules('## 1. Шлях\n- **DR-1** Веде каравану.\n- **DR-2** Темної дороги.\n');
    expect(ids('караванами', roads)).toEqual(['DR-1']);
    expect(ids('темного', roads)).toEqual(['DR-2']);
    expect(ids('рогами', roads)).toEqual([]);
  });
  it('shows the sentence, those with most words first', () => {
    const [first] = searchRules(ru, 'события жет');
    expect(first).toMatchObject({ rule: { id: 'DM-2' }, sentence: 'События!' });
    expect(searchRules(ru, 'жетон собы').map(({ sentence }) => sentence)).toEqual([
      'Ёжик берёт жетон.',
      'События!',
    ]);
    expect(marked('Ёжик берёт жетон.', 'ежик жет')).toEqual([
      { text: 'Ёжик', hit: true },
      { text: ' берёт ', hit: false },
      { text: 'жетон', hit: true },
      { text: '.', hit: false },
    ]);
    expect(marked('Событий нет', 'событие').map((part) => part.hit)).toEqual([true, false]);
  });
});

describe('a reference', () => {
  const shelves: Shelf[] = [
    {
      title: 'Agents',
      entries: [
        {
          of: 'card:spy',
          name: 'Spy',
          text: 'Looks at a hand.',
          rules: ['SB-32'],
          tags: ['theft'],
        },
        { of: 'card:thief', name: 'Thief', text: '', rules: ['SB-49'], tags: ['theft', 'starter'] },
      ],
    },
    {
      title: 'Weapons',
      entries: [{ of: 'card:sling', name: 'Sling', text: '', rules: [], tags: ['starter'] }],
    },
  ];
  const names = (...by: [string, string, string]): string[] =>
    picked(shelves, ...by).flatMap((shelf) => shelf.entries.map((entry) => entry.name));
  it('is picked by kind, tag and words', () => {
    expect(names('', '', '')).toEqual(['Spy', 'Thief', 'Sling']);
    expect(names('Agents', 'starter', '')).toEqual(['Thief']);
    expect(names('', '', 'look han')).toEqual(['Spy']);
    expect(names('', '', 'SB-49')).toEqual(['Thief']);
    expect(picked(shelves, '', '', 'nothing')).toEqual([]);
    expect(tagsOf(shelves)).toEqual(['theft', 'starter']);
    const sly = { of: '', name: 'Хитрый сосед', text: '', rules: [], tags: [] };
    const foxes: Shelf[] = [{ title: 'Лисы', entries: [sly] }];
    expect(picked(foxes, '', '', 'хитрого соседа')).toEqual(foxes);
    expect(picked(foxes, '', '', 'хитрого волка')).toEqual([]);
  });
  it('of a game without a folder says what is printed, and how it can be played', () => {
    const info = {
      prefix: 'CA',
      options: [{ key: 'coins', values: ['3', '5'], rule: 'CA-2' }],
    } as unknown as Parameters<typeof plainShelves>[0];
    const found = plainShelves(info, { candles: { red: { worth: 2, rule: 'CA-4' } }, most: 3 });
    expect(found.map((shelf) => shelf.title)).toEqual(['candles', 'ui-options']);
    expect(found[0]?.entries).toEqual([
      { of: 'red', name: 'red', text: 'worth: 2; rule: CA-4', rules: ['CA-4'], tags: [] },
    ]);
    expect(found[1]?.entries[0]?.rules).toEqual(['CA-2']);
  });
});
