/**
 * The hand at this table: what is being looked at before it is chosen, and the private plan. The parts of the table
 * share it, so that a thing behaves the same wherever it is drawn.
 */
import { untrack } from 'svelte';
import { Hand, type Cause } from '../../lib/hand.svelte';
import type { Table } from '../../lib/table.svelte';
import type { Previewed } from '../../lib/wire';
import { questionText } from '../../lib/texts';
import { tip } from '../../lib/tip.svelte';
import { announcer } from '../../lib/announce.svelte';
import { t } from '../../lib/i18n.svelte';
import { enter as confirmBy } from '../../lib/keys';
import { changes, prices, type Change } from './outcome';
import { Plan } from './plan.svelte';
import { sum } from './guess';
import {
  first,
  landings,
  PLACES,
  printedSlots,
  useOf,
  verbOf,
  type Piece,
  type View,
  type Wagon,
} from './view';
import { brokenText, name } from './words';

/** What a choice would give, as far as it may be known before it is made. */
export interface Outcome {
  changes: Change[];
  prices: { good: string; from: number; to: number }[];
  /** the next question for the same player, in words */
  then: string;
  /** dice or cards would be turned over: nobody may know yet, and it cannot be taken back */
  reveals: boolean;
}

/** Something drawn: what pressing it chooses, and the sentence about it. */
export interface Thing {
  text: string | null;
  /** picked already: pressed again it is put back */
  picked?: boolean;
  title: string;
  about?: string;
  rule?: string;
  /** a choice to ask "why not?" about while it cannot be pressed */
  wish?: string;
  /** how the plan calls it, and what is true of it now */
  mark?: string;
  note?: number;
}

const LOCKS = /^(un)?lock:/;
/** goods of one visit go together, in any order: picked one by one, sent as one gesture */
const GATHERED = /^(sell|hand-in|buy):/;
const LOOK_MS = 110; // a mouse that only passes by asks the server nothing
const REST_MS = 450;

/** The choices with one more that leads on to the move; null where the move is asked, or nobody knows. */
function onward(texts: string[], { choices }: Previewed): string[] | null {
  if (texts.length > 4 || choices.some((text) => /^(move|horseshoe):/.test(text))) return null;
  const next = choices.find((text) => !text.startsWith('gift:'));
  return next === undefined ? null : [...texts, next];
}

export class RoadHand extends Hand<View> {
  #code = $derived.by(() => this.table.meta.code);
  #seat = $derived.by(() => this.me);
  /** the plan of whoever sits here: it lasts as long as they do */
  plan = $derived.by(() => new Plan(this.#code, this.#seat));
  held = $state<number | null>(null);
  /** the choice being looked at: under the mouse, in focus, or tapped once */
  aim = $state<string | null>(null);
  marking = $state(false);
  #acknowledged = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(of: () => { table: Table; replay: boolean }) {
    super(of);
    $effect(() => {
      void this.table.version;
      const { me, plan } = this;
      if (me === null || this.replay) return;
      for (const one of untrack(() => plan.look(this.view, me)))
        announcer.say(brokenText(one, this.who));
    });
  }

  get mine(): Wagon | null {
    return this.me === null ? null : (this.view.wagons[this.me] ?? null);
  }
  who = (player: number): string =>
    this.view.wagons[player]?.trader ? t('dr-starter-trader') : this.table.name(player);
  colour = (player: number): string =>
    this.view.wagons[player]?.trader ? 'violet' : this.table.colour(player);

  // --- dice: one of the reserve is held until a slot is pressed

  get lockable(): number[] {
    const found = this.choices.filter((text) => text.startsWith('lock:'));
    return [...new Set(found.map((text) => Number(text.split(':')[1])))];
  }
  /** the die of the reserve that goes into a slot: the one in hand, else the first */
  get die(): number | null {
    return this.lockable.find((value) => value === this.held) ?? this.lockable[0] ?? null;
  }
  /** a slot is asked for */
  get planning(): boolean {
    return this.choices.some((text) => /^(un)?lock:/.test(text));
  }
  /** the slot being looked at, by its place */
  get slotAimed(): number | null {
    const at =
      this.aim === null
        ? -1
        : printedSlots().findIndex(([slot]) => this.slotText(slot) === this.aim);
    return at < 0 ? null : at;
  }
  hold(value: number, at: Element): void {
    if (this.lockable.includes(value)) {
      const { slotAimed } = this;
      this.held = value;
      // the slot looked at stays, with the other die
      const slot = printedSlots()[slotAimed ?? -1]?.[0];
      this.look(slot === undefined ? null : this.slotText(slot), 0);
    } else void this.tellWhy(at, t('dr-ui-die', { n: value }), `lock:${value}:a`);
  }
  slotText(slot: string): string | null {
    const locks = this.die === null ? [] : [`lock:${this.die}:${slot}`];
    return first(this.choices, `unlock:${slot}`, ...locks);
  }

  // --- goods that go together: each is picked, all are sent with one word

  /**
   * What the gesture is about, in an order that stays: nothing moves under the finger that picks the next, also while
   * the server has not said yet what may follow.
   */
  laid = $derived.by((): string[] => {
    const { picks, choices } = this;
    if (!picks.length) return choices;
    const more = this.seen()?.choices ?? [];
    return [...new Set([...choices, ...picks, ...more])].filter((text) => this.#alike(text));
  });
  /** What of it can be chosen or put back. */
  open = $derived.by((): string[] => this.laid.filter((text) => !this.isOut(text)));
  #alike(text: string): boolean {
    return verbOf(text) === verbOf(this.picks[0] ?? '');
  }
  /** Another of these could be picked; until the server has said so, what was on offer still is. */
  isFree = (text: string): boolean => {
    if (!this.picks.length) return this.choices.includes(text);
    const known = this.seen()?.choices.includes(text);
    return this.#alike(text) && (known ?? (this.choices.includes(text) && !this.isPicked(text)));
  };
  /** Ruled out by what is picked. */
  isOut = (text: string): boolean => !this.isFree(text) && !this.isPicked(text);
  /** Whether the n-th of goods that are alike is picked. */
  isPicked = (text: string, n = 0): boolean => this.picks.filter((one) => one === text).length > n;
  /** What a good in the own wagon is pressed for, and whether it is picked already. */
  useOf(ware: Piece): { text: string | null; picked: boolean } {
    const text = useOf(this.open, ware);
    const alike = this.mine?.goods.filter(
      ({ good, side }) => good === ware.good && side === ware.side,
    );
    const picked = text !== null && this.isPicked(text, alike?.indexOf(ware) ?? 0);
    return { text: text !== null && (picked || this.isFree(text)) ? text : null, picked };
  }
  /** Pick a good, or put it back. */
  gather(text: string, back = !this.isFree(text)): void {
    if (this.busy) return;
    this.stay();
    this.why = null;
    const at = this.picks.lastIndexOf(text);
    this.picks = back && at >= 0 ? this.picks.filter((_, i) => i !== at) : [...this.picks, text];
    this.look(null);
    if (this.picks.length) void this.#follow(this.picks);
  }
  /** Ask what may follow; a pick that was made before the server had ruled it out is put back. */
  async #follow(picks: readonly string[]): Promise<void> {
    if (!(await this.foresee(picks)) && this.picks === picks && picks.length > 1)
      this.gather(picks.at(-1) ?? '', true);
  }
  /** Whether several could go, so that a press only picks. */
  gathers(text: string): boolean {
    if (!GATHERED.test(text)) return false;
    if (this.picks.length) return this.#alike(text);
    return this.choices.filter((one) => verbOf(one) === verbOf(text)).length > 1;
  }
  /** what they bring or cost together; 0 while nobody knows */
  get total(): number {
    const [one = ''] = this.picks;
    if (verbOf(one) === 'sell') return sum(this.view.wheel, this.picks);
    const after = this.after?.own?.coins;
    return after === undefined ? 0 : Math.abs(after - (this.view.own?.coins ?? 0));
  }
  override offers(): readonly string[] {
    return this.picks.length ? this.open.filter(this.isFree) : this.choices;
  }
  /** Sent with the word that this is all; not where a gift could still be given in between. */
  override confirm(): void {
    const then = this.seen()?.choices ?? [];
    const all = then.includes('end') && !then.some((text) => text.startsWith('gift:'));
    void this.#choose([...this.picks, ...(all && !this.table.lesson?.play ? ['end'] : [])]);
  }

  // --- looking and pressing

  override forget(): void {
    super.forget();
    this.held = null;
    this.look(null);
  }

  /** Ask the server what a choice would give, and show it; null looks away. */
  look(text: string | null, delay = LOOK_MS): void {
    clearTimeout(this.#timer);
    this.aim = text;
    if (text === null || this.isPicked(text)) return;
    if (!this.seen([...this.picks, text]) || (LOCKS.test(text) && !this.landing))
      this.#timer = setTimeout(() => void this.#foresee(text), delay);
  }
  /** What a choice would give; of a slot also where the wagon could go then: what is asked between is answered somehow. */
  async #foresee(text: string): Promise<void> {
    let texts: string[] | null = [...this.picks, text];
    do {
      const found: Previewed | null = await this.foresee(texts);
      texts = LOCKS.test(text) && found ? onward(texts, found) : null;
    } while (texts && this.aim === text);
  }

  /** Where the wagon could come to stand after the slot being looked at: the space, and the horseshoes it costs. */
  landing = $derived.by((): ReadonlyMap<number, number> | null => {
    if (this.aim === null || !LOCKS.test(this.aim)) return null;
    let texts: string[] | null = [this.aim];
    while (texts) {
      const found = this.seen(texts);
      if (!found) return null;
      const to = landings(found.choices, this.view.ring.length, this.mine?.space ?? 0);
      if (to.size) return to;
      texts = onward(texts, found);
    }
    return null;
  });
  /** districts beside a space that costs nothing to reach */
  get reached(): string[] {
    const free = [...(this.landing ?? [])].flatMap(([space, cost]) => (cost ? [] : [space]));
    return free.flatMap((space) => {
      const there = this.view.ring[space];
      return there ? [there.left, there.right] : [];
    });
  }

  /**
   * Look away from a choice. Later: a thing that is taken off the table loses its focus in the middle of
   * the drawing, when nothing may change.
   */
  leave(text: string | null): void {
    queueMicrotask(() => {
      if (text !== null && this.aim === text) this.look(null);
    });
  }

  outcome = $derived.by((): Outcome | null => {
    const aimed = this.aim === null || this.isPicked(this.aim) ? [] : [this.aim];
    const texts = [...this.picks, ...aimed];
    const found = texts.length ? this.seen(texts) : null;
    if (!found || this.me === null) return null;
    const after = found.view as View | null;
    return {
      changes: after ? changes(this.view, after, this.me) : [],
      prices: after ? prices(this.view, after) : [],
      then: found.choices.length ? questionText(this.table as Table, found.question, true) : '',
      reveals: after === null,
    };
  });

  override readonly idle = ['end', 'stay', 'pass', 'decline'];

  override choose(text: string | null): void {
    if (text === null) return;
    if (this.gathers(text)) this.gather(text);
    else void this.#choose([...this.picks, text]);
  }
  async #choose(texts: readonly string[]): Promise<void> {
    // what was acknowledged is on its way: until it is here, these choices are those of yesterday
    if (this.table.version < this.#acknowledged) return;
    this.look(null);
    const answer = await this.send(texts);
    if (answer?.type === 'ack') this.#acknowledged = answer.version;
  }

  /** A press: in planning it marks, a finger looks first, what cannot be chosen explains itself. */
  press(node: Element, thing: Thing, finger: boolean): void {
    if (this.marking && thing.mark) this.plan.toggle(thing.mark, thing.note);
    else if (thing.text === null && thing.wish && !this.replay) {
      tip.close();
      void this.tellWhy(node, thing.title, thing.wish);
    } else if (thing.text === null) tip.show(node, thing.title, thing.about ?? '', thing.rule);
    else if (this.gathers(thing.text)) this.gather(thing.text, thing.picked);
    else if (finger && this.aim !== thing.text) this.look(thing.text, 0);
    else this.choose(thing.text);
  }

  /** A district too far away is forbidden by where the wagon stands. */
  override cause(_rule: string, choice: string): Cause {
    if (!choice.startsWith('visit:') || this.ask !== 'Acting') return {};
    return { by: document.querySelector('.ring .space[data-mine=true]') };
  }

  /** A card that lies open is called by its name, not by its place alone. */
  override label(text: string): string {
    const [verb = '', place = ''] = text.split(':');
    const at = PLACES.indexOf(place);
    const crown = verb.endsWith('crown') ? this.view.palace[at] : null;
    const friend = verb === 'befriend' ? this.view.friends[at] : null;
    const found = crown ? name('crown', crown.id) : friend ? name('companion', friend) : '';
    return [super.label(text), found].filter(Boolean).join(': ');
  }
}

/** Makes an element a thing of the table: mouse, finger and keys do the same everywhere. */
export function thing(
  node: Element,
  given: [RoadHand, Thing],
): { update: (g: [RoadHand, Thing]) => void; destroy: () => void } {
  let [hand, what] = given;
  let finger = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const drawn = !(node instanceof HTMLButtonElement);

  function show(): void {
    node.classList.toggle('hot', what.text !== null);
    node.setAttribute('data-can', String(what.text !== null));
    node.classList.toggle('picked', what.picked === true);
    if (what.picked !== undefined) node.setAttribute('aria-pressed', String(what.picked));
    node.classList.toggle('aimed', what.text !== null && hand.aim === what.text);
    node.classList.toggle('markable', hand.marking && what.mark !== undefined);
    const marked = what.mark !== undefined && hand.plan.has(what.mark);
    node.classList.toggle('marked', marked);
    node.toggleAttribute('data-marked', marked);
    // where a choice lies, also for who looks back and may choose nothing
    for (const [name, value] of [
      ['data-wish', what.text ?? what.wish],
      ['data-mark', what.mark],
    ] as const)
      if (value) node.setAttribute(name, value);
      else node.removeAttribute(name);
    const grey = what.text === null && what.wish !== undefined && !hand.replay;
    node.setAttribute('aria-disabled', String(grey && !hand.marking));
    const about = [what.about, what.mark && hand.plan.has(what.mark) ? t('dr-plan-marked') : ''];
    node.setAttribute('aria-description', about.filter(Boolean).join(' '));
  }
  const down = (event: Event): void => {
    finger = (event as PointerEvent).pointerType === 'touch';
  };
  const click = (event: Event): void => {
    hand.press(node, what, finger && (event as MouseEvent).detail > 0);
  };
  const key = (event: Event): void => {
    const pressed = (event as KeyboardEvent).key;
    if (!drawn || (pressed !== 'Enter' && pressed !== ' ')) return;
    event.preventDefault();
    // as with a button: what was clicked last leaves Enter to the answer that shows it
    if (pressed !== 'Enter' || !confirmBy(node)) hand.press(node, what, false);
  };
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'mouse') return;
    if (what.text !== null && !hand.marking) hand.look(what.text);
    else rest = setTimeout(() => tip.show(node, what.title, what.about ?? '', what.rule), REST_MS);
  };
  const leave = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'mouse') return;
    clearTimeout(rest);
    tip.leave();
    hand.leave(what.text);
  };
  const focus = (): void => {
    if (!node.matches(':focus-visible')) return;
    if (what.text !== null) hand.look(what.text);
    else tip.show(node, what.title, what.about ?? '', what.rule);
  };
  const blur = (): void => {
    tip.leave();
    if (!finger) hand.leave(what.text);
  };
  const events: [string, (event: Event) => void][] = [
    ['pointerdown', down],
    ['click', click],
    ['keydown', key],
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['focus', focus],
    ['blur', blur],
  ];
  for (const [name, listener] of events) node.addEventListener(name, listener);
  if (drawn) {
    node.setAttribute('role', 'button');
    node.setAttribute('tabindex', '0');
  }
  node.setAttribute('aria-label', what.title);
  const stop = $effect.root(() => {
    $effect(show);
  });
  return {
    update(next) {
      [hand, what] = next;
      node.setAttribute('aria-label', what.title);
      show();
    },
    destroy() {
      stop();
      clearTimeout(rest);
      for (const [name, listener] of events) node.removeEventListener(name, listener);
    },
  };
}
