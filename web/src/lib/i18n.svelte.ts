import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language in its own words; never translated. */
export const LANGUAGE_NAME: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
};

export type Args = Record<string, FluentVariable>;

// Every language and every game's words are chunks of their own, fetched when first wanted.
const FILES = import.meta.glob<string>('@locale/*/*.ftl', { query: '?raw', import: 'default' });
const SECTIONS = ['common', 'shadow-traders'] as const;
export type Section = (typeof SECTIONS)[number];

/** A sentence cut at the places where a drawing stands instead of a word. */
export type Part = { text: string; bold: boolean } | { slot: string };

const OPEN = '\uE000';
const CLOSE = '\uE001';

export function hasSection(name: string): name is Section {
  return (SECTIONS as readonly string[]).includes(name);
}

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #sections = new Set<Section>(['common']);
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
  async need(section: Section): Promise<void> {
    if (this.#sections.has(section)) return;
    this.#sections.add(section);
    await this.use(this.language);
  }

  get ready(): boolean {
    return this.#bundle !== null;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  text(id: string, args?: Args): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!this.#bundle || !pattern) return id;
    return this.#bundle.formatPattern(pattern, args, []);
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.language, options).format(value);
  }
}

async function read(language: Language, section: Section): Promise<string> {
  const end = `/${language}/${section}.ftl`;
  const key = Object.keys(FILES).find((path) => path.endsWith(end));
  const load = key === undefined ? undefined : FILES[key];
  if (!load) throw new Error(`no words for ${end}`);
  return load();
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
    const known = LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}
