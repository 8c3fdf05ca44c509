/**
 * A lesson at a table: which gesture is taught now, and what belongs to it. The server says where the table stands
 * (`Table.lesson`), the beats are fetched once; the words are `<prefix>-lesson-<lesson>-<step>`.
 */
import { t, words, type Args } from './i18n.svelte';
import type { Beat, InLesson, LessonInfo } from './wire';

/** What is left of a gesture after these picks, in any order; null when they are no part of it. */
export function leftOf(play: readonly string[], picks: readonly string[]): string[] | null {
  const left = [...play];
  for (const text of picks) {
    const at = left.indexOf(text);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** What the strip over the question shows. */
export interface Card {
  id: string;
  title: string;
  text: string;
  why: string;
  rule: string;
  point: readonly string[];
  /** which of the learner's steps, from 1; 0 behind the last */
  step: number;
}

export class Lesson {
  /** this person goes on alone */
  left = $state(false);
  readonly #info: LessonInfo;
  readonly #of: () => { at: InLesson | null; seat: number | null; prefix: string; names: Args };

  constructor(
    info: LessonInfo,
    of: () => { at: InLesson | null; seat: number | null; prefix: string; names: Args },
  ) {
    this.#info = info;
    this.#of = of;
  }

  get #number(): number | null {
    return this.left ? null : (this.#of().at?.beat ?? null);
  }
  get #beat(): Beat | null {
    return this.#info.beats[this.#number ?? -1] ?? null;
  }
  /** What is still to be done in this step; null while nothing is taught. */
  get play(): string[] | null {
    const { at, seat } = this.#of();
    return this.#beat?.by === seat ? (this.#beat?.play.slice(at?.done) ?? null) : null;
  }
  get steps(): number {
    return this.#info.beats.filter((beat) => beat.step).length;
  }

  /** Those of the choices that belong to the step, after these picks of it. */
  taught(choices: readonly string[], picks: readonly string[] = []): string[] {
    const left = this.play === null ? choices : leftOf(this.play, picks);
    const kept = choices.filter((text) => left?.includes(text));
    // a question of the step before, which is just being answered
    return kept.length || picks.length ? kept : [...choices];
  }
  /** The same texts as the lesson has them, one after the other; null when they are no part of it. */
  gesture(texts: readonly string[]): string[] | null {
    if (this.play === null) return [...texts];
    const first = this.play.slice(0, texts.length);
    return leftOf(first, texts)?.length === 0 ? first : null;
  }

  /** The step that is taught; what it led to while the others play; and a last word behind them all. */
  get card(): Card | null {
    const { prefix, names, seat } = this.#of();
    const number = this.#number;
    if (number === null) return null;
    const over = number === this.#info.beats.length;
    const mine = this.#beat?.by === seat;
    const beat = this.#info.beats.slice(0, number + 1).findLast(({ step }) => step);
    const id = `${prefix}-lesson-${this.#info.name}-${over ? 'end' : (beat?.step ?? 'start')}`;
    const form = (name: string): string =>
      words.forms(id).includes(name) ? words.text(id, names, name) : '';
    const text = over || mine ? t(id, names) : form('after');
    if (!text) return null;
    const before = this.#info.beats.slice(0, number + 1).filter(({ step }) => step).length;
    return {
      id: mine ? id : `${id}-after`,
      title: form('title'),
      text,
      why: mine ? form('why') : '',
      rule: over ? '' : (beat?.rule ?? ''),
      point: mine ? (beat?.point ?? []) : [],
      step: over ? 0 : before,
    };
  }
}
