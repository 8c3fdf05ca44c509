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

/** Gestures one after the other that belong to one step count once. */
function stepsOf(beats: readonly Beat[]): number {
  return beats.filter(({ step }, i) => step && step !== beats[i - 1]?.step).length;
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

/** A step as it is named where one looks back. */
export interface Step {
  title: string;
  rule: string;
  /** the entry of the log it began with; null where that was not seen here */
  at: number | null;
}

interface Around {
  code: string;
  version: number;
  at: InLesson | null;
  seat: number | null;
  prefix: string;
  names: Args;
}

/** Where the steps of a table's lesson began, as entries of its log; they outlive a reload. */
class Starts {
  #known: Record<number, number> = {};
  readonly #key: string;

  constructor(code: string) {
    this.#key = `lesson-${code}`;
    try {
      this.#known = JSON.parse(sessionStorage.getItem(this.#key) ?? '{}') as Record<number, number>;
    } catch {
      // nothing is kept here: one goes back within this page
    }
  }
  get(beat: number): number | null {
    return this.#known[beat] ?? null;
  }
  set(beat: number, version: number): void {
    this.#known[beat] = version;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#known));
    } catch {
      // as above
    }
  }
}

export class Lesson {
  /** this person goes on alone */
  left = $state(false);
  readonly #info: LessonInfo;
  readonly #of: () => Around;
  readonly #starts: Starts;

  constructor(info: LessonInfo, of: () => Around) {
    this.#info = info;
    this.#of = of;
    this.#starts = new Starts(of().code);
  }

  get name(): string {
    return this.#info.name;
  }

  /** A step of the learner's has begun; call when the table has said so. */
  begin(): void {
    const { at, seat, version } = this.#of();
    if (at?.beat != null && at.done === 0 && this.#beat?.by === seat)
      this.#starts.set(at.beat, version);
  }
  /** The entry of the log to go back to: where this step began, or the one before it; null when there is none. */
  get before(): number | null {
    const { at } = this.#of();
    if (this.#number === null) return null;
    const mine = this.#info.beats.flatMap(({ step }, beat) => (step ? [beat] : []));
    const last = mine.findLast(
      (beat) => beat < this.#number! || (beat === this.#number && at?.done),
    );
    return last === undefined ? null : this.#starts.get(last);
  }
  /** All steps in their order, each name once. */
  get course(): Step[] {
    const { prefix, names } = this.#of();
    const found = new Map<string, Step>();
    for (const [beat, { step, rule }] of this.#info.beats.entries()) {
      const id = `${prefix}-lesson-${this.#info.name}-${step}`;
      if (step && !found.has(step) && words.forms(id).includes('title'))
        found.set(step, {
          title: words.text(id, names, 'title'),
          rule,
          at: this.#starts.get(beat),
        });
    }
    return [...found.values()];
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
    return stepsOf(this.#info.beats);
  }

  /** Those of the choices that belong to the step, after these picks of it. */
  taught(choices: readonly string[], picks: readonly string[] = []): string[] {
    if (this.#beat && this.play === null) return []; // the others are at it, or all of us at once
    const left = this.play === null ? choices : leftOf(this.play, picks);
    // what is alike may be done in any order, the rest comes when it is its turn
    const verb = left?.find((text) => choices.includes(text))?.split(':')[0];
    const next = this.play === null ? left : left?.filter((text) => text.split(':')[0] === verb);
    const kept = choices.filter((text) => next?.includes(text));
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
    const before = stepsOf(this.#info.beats.slice(0, number + 1));
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
