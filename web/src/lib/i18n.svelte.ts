import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { brought } from './guests';
import { LANGUAGES } from './wire';

export type Language = keyof typeof LANGUAGES;
/** The codes; `LANGUAGES` has the name of each in its own words. */
export const CODES = Object.keys(LANGUAGES) as Language[];

export type Args = Record<string, FluentVariable>;

// Every language and every game's words are chunks of their own, fetched when first wanted.
// What only books and tables say, they bring along (`bringFiles`).
const FILES = import.meta.glob<string>(
  ['@locale/*/*.ftl', '!@locale/*/book.ftl', '!@locale/*/cli.ftl', '!@locale/*/*-terms.ftl'],
  { query: '?raw', import: 'default' },
);
export const bringFiles = (more: typeof FILES): void => void Object.assign(FILES, more);

/** A sentence cut at the places where a drawing stands instead of a word. */
export type Part = { text: string; bold: boolean } | { slot: string };

const OPEN = '\uE000';
const CLOSE = '\uE001';

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #names = $state.raw<Record<string, Record<string, string>>>({});
  #sections = new Set(['common']);
  #turn = 0;

  /** Switch language in play: the old words stay until all the new ones are here. */
  async use(language: Language): Promise<void> {
    const turn = ++this.#turn;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all([...this.#sections].map((section) => read(language, section)));
    if (turn !== this.#turn) return;
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  /** Bring in the words of a game before its table is drawn. */
  async need(game: string): Promise<void> {
    if (this.#sections.has(game)) return;
    this.#sections.add(game);
    for (const section of [`${game}-table`, `${game}-learn`])
      if (pathOf('en', section)) this.#sections.add(section);
    try {
      await this.use(this.language);
    } catch (reason) {
      this.#sections.delete(game); // no line: asked for again with the next table
      throw reason;
    }
  }

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** The names a table brings itself, in a pack of cards: they lie over the game's own. */
  lay(names: Record<string, Record<string, string>>): void {
    this.#names = names;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** The message with its arguments; the id itself where there is no such message. */
  text(id: string, args?: Args, form = ''): string {
    const own = this.#names[this.language]?.[id] ?? this.#names['en']?.[id];
    if (own !== undefined && !form) return own;
    const message = this.#bundle?.getMessage(id);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!this.#bundle || !pattern) return id;
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** The case forms and notes a message carries. */
  forms(id: string): string[] {
    return Object.keys(this.#bundle?.getMessage(id)?.attributes ?? {});
  }

  /** The ids that begin like this. */
  beginning(prefix: string): string[] {
    return [...(this.#bundle?._messages.keys() ?? [])].filter((id) => id.startsWith(prefix));
  }

  /** The message `<prefix>-<some domain>-<value>`, whatever the domain is. */
  named(prefix: string, value: string): string | null {
    for (const id of this.#bundle?._messages.keys() ?? [])
      if (
        id.startsWith(`${prefix}-`) &&
        id.endsWith(`-${value}`) &&
        !/-(choice|ask|log|option|score|view|learn)-/.test(id)
      )
        return id;
    return null;
  }

  /** Several names as words: all of them, or how many they are. */
  list(names: readonly string[], most = 3): string {
    return names.length > most
      ? t('ui-people', { n: names.length })
      : new Intl.ListFormat(this.language).format(names);
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.language, options).format(value);
  }
}

const pathOf = (language: Language, section: string): string | undefined =>
  Object.keys(FILES).find((path) => path.endsWith(`/${language}/${section}.ftl`));

async function read(language: Language, section: string): Promise<string> {
  const load = FILES[pathOf(language, section) ?? ''];
  return load ? load() : (await brought(section, language)).words;
}

export const words = new Words();

/** The message as plain text. */
export const t = (id: string, args?: Args): string =>
  words.text(id, args).replaceAll(/<\/?b>/g, '');

/** Stands in a message's argument for a drawing; `parts` gives it back as a slot. */
export const slot = (name: string): string => OPEN + name + CLOSE;

/** The message cut into words, bold words and slots. */
export function parts(id: string, args?: Args): Part[] {
  return cut(words.text(id, args));
}

export function cut(text: string): Part[] {
  const found: Part[] = [];
  let bold = false;
  for (const piece of text.split(/(<\/?b>|\uE000[^\uE001]*\uE001)/)) {
    if (piece === '<b>') bold = true;
    else if (piece === '</b>') bold = false;
    else if (piece.startsWith(OPEN)) found.push({ slot: piece.slice(1, -1) });
    else if (piece !== '') found.push({ text: piece, bold });
  }
  return found;
}

/** The browser's wish among the languages we have. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.slice(0, 2).toLowerCase();
    const known = CODES.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}
