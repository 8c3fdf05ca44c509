import { untrack } from 'svelte';
import { announcer } from './announce.svelte';
import { t, words } from './i18n.svelte';
import { gist } from '../book/page';
import { ruleText } from '../book/read';
import { explains } from './learn.svelte';
import { endsByHand } from './settings.svelte';
import { play } from './sound';
import type { Answer, Table } from './table.svelte';
import { choiceText } from './texts';
import type { Previewed } from './wire';

/** Something grey that was pressed: what is forbidden, by what, and which rule says so. */
export interface WhyNot {
  /** the same again closes it */
  of: string;
  at: Element;
  /** what forbids it, where that lies on the table */
  by: Element | null;
  title: string;
  text: string;
  rule: string;
}
/** A game's own words for a rule, and what on the table it comes from. */
export interface Cause {
  text?: string;
  by?: Element | null;
}

/**
 * One viewer's hand at a table: what is asked, and the one gesture being made. Choices that belong together are picked
 * here and sent as one play, all or none. The server says what can follow them (`preview`) and is the judge of every
 * text. Board, keys and list read from here what is pending; a game's own hand adds what its table draws of it.
 */
export class Hand<View = unknown> {
  /** the choices of the gesture under way, in the order they were made */
  picks = $state.raw<readonly string[]>([]);
  /** on its way to the server */
  busy = $state(false);
  /** the answer to a press on something grey */
  #why = $state.raw<WhyNot | null>(null);
  #whys = 0;
  get why(): WhyNot | null {
    return this.#why;
  }
  /** Also with nothing: what is still being asked is not said any more. */
  set why(told: WhyNot | null) {
    this.#why = told;
    this.#whys += 1;
  }
  #ahead = $state.raw<ReadonlyMap<string, Previewed>>(new Map());
  readonly #of: () => { table: Table; replay: boolean };

  /** Call while a component is made. In a replay nobody is asked anything. */
  constructor(of: () => { table: Table; replay: boolean }) {
    this.#of = of;
    // the server said something new, or another person sits here: what was pending is forgotten
    $effect(() => {
      void [this.table.version, this.me];
      untrack(() => {
        this.#ahead = new Map();
        this.forget();
      });
    });
    // of what would go together the first is the answer already
    $effect(() => {
      const { picks } = this;
      if (this.table.tries && picks.length) untrack(() => void this.send(picks));
    });
  }

  // --- the table as this viewer has it

  get table(): Table<View> {
    return this.#of().table as Table<View>;
  }
  get replay(): boolean {
    return this.#of().replay;
  }
  get view(): View {
    return this.table.view as View;
  }
  /** the own seat; null when watching */
  get me(): number | null {
    return this.table.seat;
  }
  choices = $derived.by((): string[] => (this.replay ? [] : this.table.choices));
  /** the question on the table, by the name of its frame */
  ask = $derived.by((): string => String(this.table.eye?.question.ask ?? ''));

  // --- what is pending

  /** what the picks are part of, by the name of its frame; empty where nothing is picked or nothing said of it yet */
  get doing(): string {
    return this.picks.length ? String(this.seen()?.question.ask ?? '') : '';
  }
  /** What the server foresees after these choices; null while it has not answered. */
  seen(texts: readonly string[] = this.picks): Previewed | null {
    return this.#ahead.get(texts.join()) ?? null;
  }
  /** Ask what can follow these choices; null when the server does not take them. */
  async foresee(texts: readonly string[]): Promise<Previewed | null> {
    // an effect that asks depends on what it asks, not on the answer
    const [known, version] = untrack(() => [this.seen(texts), this.table.version]);
    if (known) return known;
    const found = await untrack(() => this.table.preview([...texts]));
    if (found && version === this.table.version)
      this.#ahead = new Map(this.#ahead).set(texts.join(), found);
    return found;
  }
  /** The table as it would be after the picks; null without picks, and while nobody may know. */
  get after(): View | null {
    return this.picks.length ? ((this.seen()?.view as View | null | undefined) ?? null) : null;
  }

  // --- the same gesture as a list

  /** A choice in words; a game names what lies where the text has only a place. */
  label(text: string): string {
    return choiceText(text, this.table as Table);
  }

  /** What is picked so far, as texts: the list shows it. */
  begun(): readonly string[] {
    return this.picks;
  }
  /** What can be chosen now, after what is picked. */
  offers(): readonly string[] {
    return this.choices;
  }
  /** What is picked can be sent as it is. */
  ready(): boolean {
    return this.picks.length > 0;
  }
  /** Send what is picked. */
  confirm(): void {
    void this.send(this.picks);
  }
  /** One of the offers: it joins what is picked, and never throws it away. */
  choose(text: string): void {
    void this.send([...this.picks, text]);
  }

  /** verbs that do nothing, or less than could be done: never the golden answer, nor one the focus goes to by itself */
  readonly idle: readonly string[] = [];
  isIdle(text: string): boolean {
    return this.idle.includes(text.split(':')[0] ?? '');
  }
  /** The productive answer among these: the only one that is gold. */
  gold(texts: readonly string[]): string | null {
    return texts.find((text) => !this.isIdle(text)) ?? null;
  }

  /** Give up what is pending. */
  forget(): void {
    this.picks = [];
    this.why = null;
    this.stay();
  }

  // --- why not?

  /** What a game says of a rule; without it the book speaks, and the question that comes first is the cause. */
  cause(_rule: string, _choice: string): Cause {
    return {};
  }
  /** Something grey was pressed. The server names the rule that forbids it; said beside the thing until it is closed. */
  async tellWhy(
    at: Element,
    what: string,
    choice: string,
    after: readonly string[] = [],
  ): Promise<void> {
    const { table } = this;
    const of = `${what} ${choice}`;
    const again = this.why?.of === of && this.why.at === at;
    this.why = null;
    if (again || this.replay) return;
    const { asked } = table;
    const mine = this.#whys;
    const because = asked ? await table.why(choice, [...after]) : null;
    if (mine !== this.#whys) return; // they have gone on
    if (asked && !because && (table.lesson?.play || table.tries)) return; // it has answered
    const rule = because?.rule || (asked ? (table.rules[0] ?? '') : '');
    const { text, by } = asked ? this.cause(rule, choice) : {};
    const book = text === undefined && rule ? await this.#book(rule) : '';
    if (mine !== this.#whys) return;
    const first = !asked || table.rules.includes(rule);
    const waiting = t('ui-waiting-for', { names: table.waitingNames });
    this.why = {
      of,
      at,
      by: by === undefined && first ? document.querySelector('.prompt') : (by ?? null),
      title: asked ? t('ui-why-not', { what }) : t('ui-why-not-yours', { what }),
      text: asked ? (text ?? book) : this.me === null ? t('ui-watching') : waiting,
      rule,
    };
    announcer.say(`${this.why.title}. ${this.why.text} ${rule}`);
  }
  async #book(rule: string): Promise<string> {
    return gist(await ruleText(this.table.meta.game, rule, words.language));
  }

  #withheld = $state.raw<{ texts: readonly string[]; picks: readonly string[] } | null>(null);
  /** What would end this person's turn and waits for their word; another pick gives it up. */
  get withheld(): readonly string[] | null {
    return this.#withheld?.picks === this.picks ? this.#withheld.texts : null;
  }
  /** Not yet: the turn goes on, and what was picked stays picked. */
  stay(): void {
    this.#withheld = null;
  }
  /** Now: what was withheld is sent. */
  async end(): Promise<void> {
    if (this.withheld) await this.#sent(this.withheld);
  }

  /** One gesture, all or none; what would end the turn waits for a word where the person wants it so. */
  async send(texts: readonly string[]): Promise<Answer | null> {
    if (this.busy || this.me === null) return null;
    this.why = null;
    // a lesson says itself what ends a turn
    if (endsByHand(explains(this.table)) && !this.table.info.timed && !this.table.lesson?.play) {
      this.busy = true;
      const found = await this.foresee(texts).finally(() => (this.busy = false));
      if (found?.ends) {
        this.#withheld = { texts, picks: this.picks };
        return null;
      }
    }
    return this.#sent(texts);
  }

  /**
   * Refused: the table has said why, and a fresh start is shorter than a repair. A lesson that wants something else, or
   * more, takes nothing away.
   */
  async #sent(texts: readonly string[]): Promise<Answer | null> {
    if (this.busy) return null;
    this.stay();
    this.busy = true;
    const answer = await this.table.play([...texts]).finally(() => (this.busy = false));
    if (answer?.type === 'ack') play('piece');
    else if (answer || !this.table.lesson?.play) this.forget();
    return answer;
  }
}
