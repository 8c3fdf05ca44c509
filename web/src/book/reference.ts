/** The reference of a game: what lies in its box, from what is printed on the pieces. */
import type { Component } from 'svelte';
import { words } from '../lib/i18n.svelte';
import { termsOf } from '../lib/terms';
import { optionName, optionNote, optionValue } from '../lib/texts';
import type { GameInfo } from '../lib/wire';
import { matches, shorter, wordsOf } from './search';

/** One piece of the box. */
export interface Entry {
  /** how the game draws it, e.g. `good:green`; empty: not at all */
  of: string;
  name: string;
  /** what it does; empty: the first of its rules says so */
  text: string;
  rules: string[];
  /** words to pick it out by */
  tags: string[];
}

/** Pieces of one kind. */
export interface Shelf {
  title: string;
  entries: Entry[];
  /** the drawing is a card that says it all */
  faces?: boolean;
}

/** `book.ts` of a game's folder. */
export interface GameBook {
  /** draws a piece, in the reference and beside the rules */
  Piece: Component<{ of: string }>;
  shelves: () => Shelf[];
}

/** The shelves with what fits: one kind or all, a tag, words. */
export function picked(
  shelves: readonly Shelf[],
  kind: string,
  tag: string,
  query: string,
): Shelf[] {
  const fitting = (wanted: readonly string[]): Shelf[] =>
    shelves
      .filter((shelf) => !kind || shelf.title === kind)
      .map((shelf) => ({
        ...shelf,
        entries: shelf.entries.filter(
          ({ name, text, tags, rules }) =>
            (!tag || tags.includes(tag)) &&
            matches([name, text, ...tags, ...rules].join(' '), wanted),
        ),
      }))
      .filter((shelf) => shelf.entries.length > 0);
  const wanted = wordsOf(query);
  const found = fitting(wanted);
  return found.length ? found : fitting(wanted.map(shorter));
}

/** The tags of these shelves, in the order they come. */
export const tagsOf = (shelves: readonly Shelf[]): string[] => [
  ...new Set(shelves.flatMap((shelf) => shelf.entries.flatMap((entry) => entry.tags))),
];

/** The words of the game, as a shelf; none where nobody has explained them. */
export function wordShelf(prefix: string): Shelf[] {
  const entries = termsOf(prefix).map(({ title, means, rule }) => ({
    of: '',
    name: title,
    text: means,
    rules: [rule],
    tags: [],
  }));
  return entries.length ? [{ title: words.text('book-terms'), entries }] : [];
}

/** A game without a folder: whatever is printed, by name, and the ways to play it. */
export function plainShelves(info: GameInfo, printed: unknown): Shelf[] {
  const prefix = info.prefix.toLowerCase();
  const called = (id: string): string => {
    const found = words.named(prefix, id);
    return found ? words.text(found) : id;
  };
  const told = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(told).join(', ');
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([field, of]) => `${field}: ${told(of)}`)
        .join('; ');
    return typeof value === 'string' ? called(value) : String(value);
  };
  const rulesIn = (value: unknown): string[] =>
    JSON.stringify(value).match(new RegExp(`\\b${info.prefix}-\\d+\\b`, 'g')) ?? [];
  const shelves: Shelf[] = [];
  for (const [title, part] of Object.entries((printed ?? {}) as Record<string, unknown>)) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) continue;
    const entries = Object.entries(part).map(([id, value]) => ({
      of: id,
      name: called(id),
      text: told(value),
      rules: rulesIn(value),
      tags: [],
    }));
    shelves.push({ title, entries });
  }
  const options = info.options.map(({ key, values, rule }) => ({
    of: key,
    name: optionName(info, key),
    text: [optionNote(info, key), values.map((value) => optionValue(info, key, value)).join(', ')]
      .filter(Boolean)
      .join(' '),
    rules: rule ? [rule] : [],
    tags: [],
  }));
  if (options.length) shelves.push({ title: words.text('ui-options'), entries: options });
  return shelves;
}
