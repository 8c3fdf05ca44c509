/** "What would you do?": a moment of a game that is over, answered on its own board as in a game. Nothing is sent. */
import { announcer } from './announce.svelte';
import { t } from './i18n.svelte';
import { NOBODY, Table, type Answer, type Eye } from './table.svelte';
import type { Because, Choosing, GameInfo, Previewed, Table as Meta } from './wire';

export class Trial extends Table {
  override readonly tries = true;
  readonly #answer: (choice: string) => void;

  /** `eye`: what the seat saw that had to choose; only what was compared can be chosen. */
  constructor(
    meta: Meta,
    info: GameInfo,
    eye: Eye,
    exercise: Choosing,
    answer: (choice: string) => void,
  ) {
    super(meta, info, null);
    const { seat, weighed } = exercise;
    this.you = { ...NOBODY, seats: [seat] };
    const choices = weighed.map(({ choice }) => choice).sort();
    this.eyes = { [String(seat)]: { ...eye, choices, over: false } };
    this.#answer = answer;
  }

  /** Of a gesture of several choices the first is the answer. */
  override play([choice = '']: string[]): Promise<Answer | null> {
    if (!this.choices.includes(choice)) return this.#notCompared();
    this.#answer(choice);
    return Promise.resolve({ type: 'ack', key: '', version: this.version });
  }

  /** What comes next is not asked for. */
  override preview(): Promise<Previewed> {
    const nothing = { view: null, question: {}, choices: [], ends: false };
    return Promise.resolve({ type: 'previewed', key: '', version: this.version, ...nothing });
  }

  override why(): Promise<Because | null> {
    return this.#notCompared();
  }
  #notCompared(): Promise<null> {
    announcer.show(t('ui-an-try-not'));
    return Promise.resolve(null);
  }
}
