/** The hand at this table: which cards are picked for what, and what the table says of it. */
import { untrack } from 'svelte';
import { Hand, type Cause } from '../../lib/hand.svelte';
import { keyOf } from '../../lib/keys';
import { t } from '../../lib/i18n.svelte';
import type { Table } from '../../lib/table.svelte';
import { plainLine, questionText } from '../../lib/texts';
import { cardName } from './cards';
import {
  deed,
  familyOf,
  handChoices,
  marketChoices,
  nextChoices,
  plainChoices,
  spread,
  type Held,
  type Side,
  type View,
} from './view';
import { logLines } from './words';

export const LETTERS = 'ABCDEFGHIJKM';

/** What the side panel tells about. */
export type Topic =
  | { of: 'card'; card: string }
  | { of: 'pile'; title: string; cards: string[] }
  | { of: 'cards' }
  | { of: 'counter' };

/** The server names the rule; the table says it in a sentence where it can. */
const WHY: Record<string, string> = {
  'DM-7': 'dm-why-passive',
  'DM-38': 'dm-why-gap',
  'DM-40': 'dm-why-poor',
  'DM-41': 'dm-why-superfluous',
  'DM-52': 'dm-why-total',
  'DM-53': 'dm-why-folk',
  'DM-54': 'dm-why-threat',
  'DM-51': 'dm-why-hand',
  'DM-75': 'dm-why-spy',
};

/** what on the table such a rule comes from */
const BY: Record<string, string> = {
  'DM-40': '[data-testid=hand]',
  'DM-52': '[data-testid=build-here]',
  'DM-53': '[data-testid=hand] [aria-pressed=true]',
  'DM-54': '[data-testid=build-here]',
};

export class DaleHand extends Hand<View> {
  /** place in the hand of each pick, -1 for other cards */
  taken = $state.raw<number[]>([]);
  /** the questions that belong to the gesture */
  family = $state.raw<string[]>([]);
  price = $state(0);
  #rule = $state('');
  /** the card or slot whose several choices stand in the prompt */
  chosen = $state.raw<{ texts: string[]; at: number }>({ texts: [], at: -1 });
  /** the next place of the stall was pressed, and several cards could begin the stack */
  choosing = $state(false);
  topic = $state.raw<Topic>({ of: 'counter' });

  /** the turn in whose clean-up this person passes, whatever is still asked in it */
  #passes = $state(-1);
  constructor(of: () => { table: Table; replay: boolean }) {
    super(of);
    $effect(() => {
      if (!this.busy && this.cleaning >= 0 && this.cleaning === this.#passes) this.#decline();
    });
  }
  /** the turn whose clean-up is under way while something in it is asked that can be declined; -1: none */
  cleaning = $derived.by((): number =>
    this.#declining ? Number(this.table.eye?.question.cleaning ?? -1) : -1,
  );
  get #declining(): string | undefined {
    return this.choices.find((text) => text === 'go-on' || text === 'pass');
  }
  passAll(): void {
    this.#passes = this.cleaning;
  }
  #decline(): void {
    const text = this.#declining;
    if (text) void untrack(() => this.send([text]));
  }

  get mine(): Side | null {
    return this.me === null ? null : (this.view?.sides[this.me] ?? null);
  }
  get own(): Held[] {
    return this.view?.own ?? [];
  }
  asked = $derived.by(() => this.choices.length > 0);
  lines = $derived.by(() => logLines(this.table));
  stacksOf(side: Side): string[][] {
    return this.view?.stalls[side.stall]?.stacks ?? [];
  }

  // --- one gesture: what is picked, and what the server foresees

  #seen = $derived.by(() => (this.picks.length ? this.seen() : null));
  asking = $derived.by(() =>
    this.picks.length ? String(this.#seen?.question.ask ?? '') : this.ask,
  );
  isOpen = $derived.by(
    () => this.picks.length > 0 && this.#seen !== null && this.family.includes(this.asking),
  );
  /** a stack of one card is being built too, though nothing more is asked of it */
  override get doing(): string {
    return this.isOpen ? this.asking : (this.family[0] ?? '');
  }
  /** nothing more belongs to it: it can be sent */
  complete = $derived.by(() => this.picks.length > 0 && this.#seen !== null && !this.isOpen);
  next = $derived.by((): string[] =>
    this.picks.length ? (this.isOpen ? (this.#seen?.choices ?? []) : []) : this.choices,
  );
  byHand = $derived.by(() =>
    this.picks.length
      ? nextChoices(this.own, this.taken, this.after?.own ?? [], this.next)
      : handChoices(this.own, this.choices),
  );
  laid = $derived.by(() => (this.view ? spread((this.after ?? this.view).buying, this.next) : []));
  /** a stack or a pile of discards may end with any card */
  stops = $derived.by(() => this.isOpen && this.next.includes('done'));
  buttons = $derived.by(() =>
    (this.chosen.texts.length ? this.chosen.texts : plainChoices(this.next)).filter(
      (text) => !(this.stops && text === 'done'),
    ),
  );
  forgets = $derived.by(
    () => this.picks.length > 0 || this.chosen.texts.length > 0 || this.choosing,
  );

  override forget(): void {
    super.forget();
    this.taken = [];
    this.family = [];
    this.#rule = '';
    this.chosen = { texts: [], at: -1 };
    this.choosing = false;
  }
  async #add(texts: string[], places: number[]): Promise<void> {
    this.chosen = { texts: [], at: -1 };
    this.choosing = false;
    this.why = null;
    this.picks = texts;
    this.taken = places;
    const found = await this.foresee(texts);
    if (!found) return this.forget();
    const asks = found.question;
    if (asks.price !== undefined) this.price = Number(asks.price);
    if (this.family.includes(String(asks.ask))) this.#rule = String(asks.rule);
  }
  #drop(i: number): void {
    if (i === 0) this.forget();
    else
      void this.#add(
        this.picks.filter((_, j) => j !== i),
        this.taken.filter((_, j) => j !== i),
      );
  }
  /** A choice of a thing: part of a gesture, or at once. */
  take(text: string, at: number): void {
    if (this.picks.length) return void this.#add([...this.picks, text], [...this.taken, at]);
    const frames = familyOf(this.ask, text);
    if (frames.length) {
      this.family = frames;
      void this.#add([text], [at]);
    } else void this.send([text]).then(() => (this.chosen = { texts: [], at: -1 }));
  }
  #press(some: string[], at: number, otherwise: string, thing: Element | null): void {
    if (some.length) this.why = null;
    if (some.length === 1) this.take(some[0] as string, at);
    else if (some.length) this.chosen = { texts: some, at };
    else this.#tellWhy(otherwise, thing);
  }
  pressHand(i: number): void {
    const thing = document.querySelector(`[data-testid=hand] [data-at="${i}"]`);
    const picked = this.taken.indexOf(i);
    if (picked >= 0) this.#drop(picked);
    else if (this.choosing) this.#press(this.#builds(i), i, this.#build(i), thing);
    else
      this.#press(this.byHand[i] ?? [], i, `${this.#doing}:${this.own[i]?.card ?? 'junk'}`, thing);
  }
  #builds(i: number): string[] {
    return (this.byHand[i] ?? []).filter((text) => deed(text) === 'build');
  }
  /** as it would be said of this card, if it could be built with */
  #build(i = 0): string {
    return `build:${this.own[i]?.card ?? 'junk'}`;
  }
  pressMarket(slot: number): void {
    const card = this.view?.market[slot]?.card ?? 'junk';
    const some = marketChoices(slot, this.choices);
    const thing = document.querySelector(`[data-testid=market] [data-slot="${slot}"]`);
    if (this.ask !== 'Acting')
      this.#press(marketChoices(slot, this.next), -1, `clear:${slot}:${card}`, thing);
    else if (this.picks.length && some.includes(this.picks[0] as string)) this.forget();
    else {
      if (this.forgets) this.forget(); // another card: begin anew
      this.#press(some, -1, `buy:${slot}:${card}`, thing);
    }
  }
  /** The next place of the stall: a card carried there is built, a press builds what is picked or asks with what. */
  pressStall(at: number | null): void {
    const able = this.own.flatMap((_, i) => (this.#builds(i).length ? [i] : []));
    const only = at ?? (able.length === 1 ? able[0] : undefined);
    const next = document.querySelector('[data-testid=build-here]');
    if (at === null && this.building) this.confirm();
    else if (only !== undefined) this.#press(this.#builds(only), only, this.#build(only), next);
    else if (able.length) this.choosing = true;
    else this.#tellWhy(this.#build(), next);
  }
  pressButton(text: string): void {
    if (this.picks.length) void this.send([...this.picks, text]);
    else this.take(text, this.chosen.at);
  }

  // --- the same gesture as a list

  override readonly idle = ['pass', 'done', 'decline', 'discard', 'go-on', 'to-discard'];
  override isIdle(text: string): boolean {
    return this.idle.includes(deed(text));
  }
  override label(text: string): string {
    const nothing = text === 'done' && this.ask === 'Acting' && !this.picks.length;
    return nothing ? t('dm-discard-nothing') : super.label(text);
  }
  override offers(): readonly string[] {
    return this.next;
  }
  override ready(): boolean {
    return this.complete || this.stops;
  }
  override choose(text: string): void {
    const at = this.byHand.findIndex((texts) => texts.includes(text));
    if (!this.picks.length) void this.send([text]);
    else if (this.stops && text === 'done') this.confirm();
    else if (at >= 0) this.take(text, at);
    else this.pressButton(text);
  }
  override confirm(): void {
    if (this.complete) void this.send(this.picks);
    else if (this.stops) void this.send([...this.picks, 'done']);
  }
  onkey(event: KeyboardEvent): void {
    const key = keyOf(event).toUpperCase();
    if (key === 'U' && !this.picks.length && this.table.canUndo) void this.table.undo();
    else if ((key === 'ESCAPE' || key === 'U') && this.forgets) this.forget();
    else if (/^[1-5]$/.test(key) && !this.chosen.texts.length) this.pressMarket(5 - Number(key));
    else {
      const i = LETTERS.indexOf(key);
      if (key.length !== 1 || i < 0 || i >= this.own.length || !this.asked) return;
      this.pressHand(i);
    }
    event.preventDefault();
  }

  // --- why not?

  #tellWhy(text: string, thing: Element | null): void {
    const [, a = '', b = ''] = text.split(':');
    if (thing) void this.tellWhy(thing, cardName(b || a), text, this.picks);
  }
  override cause(rule: string): Cause {
    const found = WHY[rule];
    if (found === undefined) return {};
    const by = BY[rule];
    return { text: t(found), ...(by ? { by: document.querySelector(by) } : {}) };
  }
  /** what a card without a choice would have been used for */
  get #doing(): string {
    const deeds = { Paying: 'pay', Building: 'build', Helping: 'add', Stocktaking: 'discard' };
    return deeds[this.asking as keyof typeof deeds] ?? 'play';
  }

  // --- what is said

  values = $derived.by(() =>
    this.taken.flatMap((at) => (at < 0 ? [] : [this.own[at]?.value ?? 0])),
  );
  sum = $derived.by(() => this.values.reduce((a, b) => a + b, 0));
  paying = $derived.by(() => this.family.includes('Paying'));
  building = $derived.by(() => this.family.includes('Building'));
  discarding = $derived.by(() => this.family.includes('Stocktaking'));
  wanted = $derived.by(() =>
    this.paying ? this.price : this.building ? (this.mine?.needs ?? 0) : 0,
  );
  say = $derived.by((): string => {
    const { chosen, mine, table } = this;
    if (chosen.texts.length && chosen.at >= 0)
      return t('dm-say-card', { card: cardName(this.own[chosen.at]?.card ?? 'junk') });
    if (this.paying && this.asking !== 'Arranging')
      return t('dm-say-pay', {
        n: this.price,
        card: cardName(this.picks[0]?.split(':')[2] ?? ''),
      });
    if (this.building)
      return t('dm-say-build', {
        n: (mine ? this.stacksOf(mine).length : 0) + 1,
        total: this.wanted,
      });
    if (this.discarding) return t('dm-say-discard');
    if (this.picks.length && this.complete) return t('dm-say-complete');
    return (
      questionText(table, this.picks.length ? this.#seen?.question : undefined) ||
      (table.meta.phase === 'over'
        ? t('ui-finished')
        : t('ui-waiting-for', { names: table.waitingNames }))
    );
  });
  hint = $derived.by((): string => {
    const { price, sum, wanted } = this;
    if (this.choosing) return t('dm-build-which');
    if (this.paying && this.complete)
      return sum > price ? t('dm-hint-over', { n: sum - price }) : t('dm-hint-exact');
    if (this.paying || this.building)
      return wanted > sum ? t('dm-hint-short', { n: wanted - sum }) : '';
    if (this.discarding) return t('dm-hint-order');
    // what there is to react to: the last thing that was told
    const last = this.asked && this.ask === 'Reacting' ? this.lines.at(-1) : undefined;
    return last ? plainLine(last, this.table) : '';
  });
  rule = $derived.by(
    () =>
      (this.choosing ? 'DM-52' : '') ||
      (this.paying || this.building || this.discarding
        ? this.#rule || (this.table.rules[0] ?? null)
        : null),
  );
  confirmText = $derived.by(() =>
    this.paying
      ? t('dm-buy-for', { n: this.price })
      : this.building
        ? t('dm-build-it')
        : this.discarding || this.family.includes('Testing')
          ? t('dm-discard-n', { n: this.picks.length })
          : t('dm-confirm'),
  );
  /** To end the action phase without a card is said in full; a menu of one card needs no name. */
  labelOf(text: string): string {
    if (this.chosen.at >= 0) {
      const what = deed(text);
      if (what === 'play') return t('dm-do-play');
      if (what === 'build') return t('dm-do-build');
      if (what === 'discard') return t('dm-do-discard');
    }
    return this.label(text);
  }

  // --- the side panel

  show(wanted: Topic): void {
    const shown = this.table.panel === 'extra' && this.isAbout(wanted);
    this.topic = wanted;
    this.table.panel = shown ? null : 'extra';
  }
  /** whether the panel, when it is open, is about this */
  isAbout(wanted: Topic): boolean {
    const { topic } = this;
    if (topic.of === 'pile' && wanted.of === 'pile') return topic.title === wanted.title;
    return topic.of === wanted.of && wanted.of !== 'card';
  }
  help = (card: string): void => {
    this.topic = { of: 'card', card };
    this.table.panel = 'extra';
  };
  pileOf(seat: number): Topic {
    const title = t('dm-discard-of', { name: this.table.name(seat) });
    return { of: 'pile', title, cards: this.view?.sides[seat]?.discard ?? [] };
  }
}
