/** The gesture being made: picks, marked dice, a held token. Forgotten when the server says something new. */
import { Hand, type Cause } from '../../lib/hand.svelte';
import { t } from '../../lib/i18n.svelte';
import type { Answer, Seat, Table } from '../../lib/table.svelte';
import * as g from './gesture';
import { placeable, stashable, stashed } from './guess';
import {
  GOODS,
  total,
  type Action,
  type Board,
  type Client,
  type Good as Kind,
  type View,
} from './view';
import { eventName, faceName } from './words';

/** rules that have a sentence of their own here */
const WHY: Record<string, string> = {
  'ST-59': 'st-why-stashed',
  'ST-62': 'st-why-embargo',
  'ST-70': 'st-why-event',
  'ST-48': 'st-why-no-die',
  'ST-47': 'st-why-no-die',
};
const TAKING = ['steal', 'swap', 'lift'];

export class TradersHand extends Hand<View> {
  held = $state<string | null>(null);
  marked = $state<number[]>([]);
  paying = $state(false);
  /** the sheet of the six clients lies open */
  clients = $state(false);
  joker = $state<number | null>(null);
  /** the rival named by a number key */
  seatKey = $state<number | null>(null);
  constructor(of: () => { table: Table; replay: boolean }) {
    super(of);
    // The server foresees what can follow the picks and what the mission would be worth then.
    $effect(() => {
      if (!this.picks.length || !g.isRepetition(this.mode)) return;
      if (this.mode === 'protect' && !this.complete) return;
      void this.foresee(this.picks);
    });
  }

  /** whether something is pending that can be given up */
  get forgets(): boolean {
    const { picks, held, marked, joker, seatKey } = this;
    return picks.length + marked.length > 0 || (held ?? joker ?? seatKey) !== null || this.paying;
  }
  override forget(): void {
    super.forget();
    this.held = null;
    this.marked = [];
    this.paying = false;
    this.joker = null;
    this.seatKey = null;
  }

  // --- the table as this viewer has it

  get board(): Board | null {
    return this.me === null ? null : (this.view.boards[this.me] ?? null);
  }
  get rivals(): Seat[] {
    return this.table.rivals;
  }
  mode = $derived.by((): g.Mode => g.modeOf(this.choices));

  // --- what can follow

  #seen = $derived.by(() => this.seen(this.picks));
  /** the boards as they would be after the picks, as far as the server has said */
  #boards = $derived.by((): readonly Pick<Board, 'goods' | 'stash'>[] => {
    const { boards } = this.view;
    if (!this.picks.length) return boards;
    if (this.mode === 'protect')
      return boards.map((board, seat) => (seat === this.me ? stashed(board, this.picks) : board));
    // while the server thinks about the last pick, those before it are drawn
    const known = this.picks.map((_, i) => this.seen(this.picks.slice(0, i + 1))).findLast(Boolean);
    return (known?.view as View | null | undefined)?.boards ?? boards;
  });
  #left = $derived.by((): string[] => stashable(this.#boards[this.me ?? 0]?.goods ?? {}));
  get goal(): number {
    return this.view.step?.left ?? 0;
  }
  complete = $derived.by((): boolean => {
    if (!this.picks.length) return false;
    if (this.mode === 'protect') return this.picks.length === this.goal || !this.#left.length;
    return this.#seen !== null && g.isDone(this.mode, this.#seen.question.ask);
  });
  next = $derived.by((): string[] => {
    if (this.me === null) return [];
    if (this.mode === 'place') return placeable(this.choices, this.picks);
    if (!this.picks.length || !g.isRepetition(this.mode)) return this.choices;
    if (this.mode === 'protect')
      return this.complete ? [] : this.table.taught(this.#left, this.picks);
    return !this.#seen || this.complete ? [] : this.#seen.choices;
  });
  half = $derived.by((): boolean => g.isHalf(this.next));
  done = $derived.by((): number => g.done(this.mode, this.picks));
  /** what the mission would be worth after the picks */
  worth = $derived.by((): number | null =>
    this.picks.length ? ((this.#seen?.view as View | null)?.own?.worth ?? null) : null,
  );
  acts = $derived.by((): Partial<Record<Action, number[]>> => {
    const found: Partial<Record<Action, number[]>> = {};
    for (const text of this.choices) {
      const [what, action, n] = text.split(':');
      if (what === 'act') (found[action as Action] ??= []).push(Number(n));
    }
    return found;
  });
  /** the action under way, from the log: how often it was chosen is not on the board */
  chosen = $derived.by((): { action: Action; times: number } | null => {
    const event = this.table.events.findLast((one) =>
      ['acts', 'turn-begins', 'rolled'].includes(one.kind),
    );
    if (event?.kind !== 'acts' || this.view.step?.name === 'Minions') return null;
    return { action: event.action as Action, times: Number(event.times) };
  });

  // --- tokens

  freeTokens = $derived.by((): string[] => {
    if (this.mode === 'place') return g.freeClients(this.next, 'place');
    return this.paying ? g.freeClients(this.rerolls, 'reroll') : [];
  });
  /** tokens placed in this gesture, and on which board */
  pending = $derived.by((): Record<string, number> =>
    Object.fromEntries(
      this.picks.flatMap((text) =>
        text.startsWith('place:') ? [[text.split(':')[1], Number(text.split(':')[2])]] : [],
      ),
    ),
  );
  pickToken(client: Client): void {
    if (this.paying) void this.send(g.rerollTexts(`reroll:${client}`, this.marked));
    else this.held = this.held === client ? null : client;
  }

  // --- goods

  canTheirs(seat: number, good: Kind): boolean {
    return TAKING.some((what) => this.next.includes(`${what}:${seat}:${good}`));
  }
  pickTheirs(seat: number, good: Kind, event: MouseEvent | null): void {
    for (const what of TAKING)
      if (this.next.includes(`${what}:${seat}:${good}`))
        return this.pick(`${what}:${seat}:${good}`);
    if (event) this.whyTheirs(seat, good, event);
  }
  whyTheirs(seat: number, good: Kind, event: MouseEvent): void {
    const taking = this.mode === 'swap' ? 'swap' : this.mode === 'move' ? 'lift' : 'steal';
    this.whyOf(`${taking}:${seat}:${good}`, seat, event);
  }
  canMine(good: Kind): boolean {
    return this.next.some(
      (text) =>
        text === `stash:${good}` ||
        text === `offer:${good}` ||
        (text.startsWith('give:') && text.endsWith(`:${good}`)),
    );
  }
  pickMine(good: Kind, event: MouseEvent | null): void {
    if (this.next.includes(`stash:${good}`)) this.pick(`stash:${good}`);
    else if (this.next.includes(`offer:${good}`)) this.pick(`offer:${good}`);
    else if (this.canMine(good)) this.held = this.held === good ? null : good;
    else if (event) {
      const verb = this.mode === 'protect' ? 'stash' : 'offer';
      this.whyOf(`${verb}:${good}`, this.me ?? 0, event);
    }
  }
  canStashed(good: Kind): boolean {
    return this.next.some(
      (text) =>
        text === `offer-stashed:${good}` ||
        (text.startsWith('give-stashed:') && text.endsWith(`:${good}`)),
    );
  }
  pickStashed(good: Kind, event: MouseEvent): void {
    if (this.next.includes(`offer-stashed:${good}`)) this.pick(`offer-stashed:${good}`);
    else if (this.canStashed(good)) this.held = `stashed ${good}`;
    else this.whyOf(`offer-stashed:${good}`, this.me ?? 0, event);
  }
  /** The text that this board would complete, when a receiver is asked for. */
  aim(seat: number): string | null {
    const { held } = this;
    const text = this.half
      ? `drop:${seat}`
      : held === null
        ? null
        : this.mode === 'place'
          ? `place:${held}:${seat}`
          : held.startsWith('stashed ')
            ? `give-stashed:${seat}:${held.slice(8)}`
            : `give:${seat}:${held}`;
    return text !== null && this.next.includes(text) ? text : null;
  }
  /** goods that would arrive on this pile */
  ghost(seat: number, good: Kind): number {
    const now = this.view.boards[seat]?.goods[good] ?? 0;
    return Math.max(0, (this.#boards[seat]?.goods[good] ?? 0) - now);
  }
  /** how many goods more or fewer one would have */
  gained = $derived.by((): number => {
    if (this.me === null || !this.board) return 0;
    const then = this.#boards[this.me];
    const now = total(this.board.goods) + total(this.board.stash);
    return total(then?.goods ?? {}) + total(then?.stash ?? {}) - now;
  });
  stashed = $derived.by((): Kind[] => {
    const stash = this.mode === 'protect' ? this.#boards[this.me ?? 0]?.stash : this.board?.stash;
    return GOODS.flatMap((kind) => Array<Kind>(stash?.[kind] ?? 0).fill(kind));
  });

  // --- dice

  canReroll = $derived.by((): boolean => this.choices.some((text) => text.startsWith('reroll')));
  /** how the marked dice can be rolled again; in a lesson once they are those it speaks of */
  rerolls = $derived.by((): string[] =>
    this.choices.filter(
      (text) =>
        text.startsWith('reroll') &&
        this.table.lesson?.gesture(g.rerollTexts(text, this.marked)) !== null,
    ),
  );
  /** the event of the round lets dice be turned (E9) */
  mayFlip = $derived.by((): boolean => this.choices.some((text) => text.startsWith('flip:')));
  canFlip = $derived.by(
    (): boolean =>
      this.marked.length > 0 && this.marked.every((die) => this.choices.includes(`flip:${die}`)),
  );
  /** dice drawn as taken: the marked ones, or the Smuggle that waits for its face (E13) */
  get pressed(): number[] {
    return this.joker === null ? this.marked : [this.joker];
  }
  canMark(die: number): boolean {
    if (this.mode === 'use') return this.choices.some((text) => text.startsWith(`use:${die}:`));
    if (this.mode === 'pick') return this.choices.includes(`pick:${die}`);
    return this.mode === 'roll' && (this.canReroll || this.choices.includes(`flip:${die}`));
  }
  mark(die: number): void {
    if (this.mode === 'use') {
      const ways = this.choices.filter((text) => text.startsWith(`use:${die}:`));
      if (ways.length === 1 && ways[0]) void this.send([ways[0]]);
      else this.joker = this.joker === die ? null : die;
      return;
    }
    this.marked = this.marked.includes(die)
      ? this.marked.filter((other) => other !== die)
      : [...this.marked, die];
    if (this.marked.length === 0) this.paying = false;
  }

  // --- doing

  pick(text: string): void {
    if (this.next.includes(text)) this.picks = [...this.picks, text];
    this.held = null;
    this.seatKey = null;
    this.why = null;
    // a step of a lesson that only places ends with it
    if (this.mode === 'place' && this.table.lesson?.play?.length === this.picks.length)
      void this.send(this.picks);
  }

  // --- the same gesture as a list

  override readonly idle = ['rest', 'skip'];
  /** dice marked for a re-roll are picks too */
  override begun(): readonly string[] {
    return this.mode === 'roll' ? this.marked.map((die) => `pick:${die}`) : this.picks;
  }
  override offers(): readonly string[] {
    if (this.mode !== 'roll' || !this.marked.length) return this.next;
    return this.choices.filter(
      (text) => text.startsWith('reroll') || (this.canFlip && text === `flip:${this.marked[0]}`),
    );
  }
  override ready(): boolean {
    return this.complete;
  }
  override choose(text: string): void {
    if (this.mode === 'roll' && this.marked.length)
      void this.send(
        text.startsWith('flip:') ? g.flipTexts(this.marked) : g.rerollTexts(text, this.marked),
      );
    else if (!this.picks.length) void this.send([text]);
    else if (text === 'roll' || text === 'rest') void this.stop();
    else this.pick(text);
  }
  /** a roll follows the placing; in a lesson it may not be its turn yet */
  rolls = $derived.by((): boolean => this.table.eye?.choices.includes('roll') ?? false);
  /** what ends the placing, if anything does now */
  ending = $derived.by((): string | null => {
    const wanted = this.rolls ? 'roll' : 'rest';
    const now = this.table.taught(this.table.eye?.choices ?? [], this.picks);
    return now.includes(wanted) ? wanted : null;
  });
  /** No more tokens: roll, or rest. */
  async stop(): Promise<Answer | null> {
    return this.ending === null ? null : this.send([...this.picks, this.ending]);
  }
  get canUndo(): boolean {
    const begun = this.picks.length > 0 || this.held !== null || this.marked.length > 0;
    return begun || (this.table.canUndo && this.table.asked);
  }
  undo(): void {
    if (this.held !== null) this.held = null;
    else if (this.picks.length) this.picks = this.picks.slice(0, -1);
    else if (this.paying) this.paying = false;
    else if (this.marked.length) this.marked = [];
    else void this.table.undo();
  }

  /** Why not? Of this seat's things, or of the own ones. */
  whyOf(choice: string, seat: number, event: MouseEvent): void {
    const at = event.currentTarget as HTMLElement;
    this.#whose = seat;
    const [verb, action = ''] = choice.split(':');
    void this.tellWhy(at, verb === 'act' ? faceName(action) : this.label(choice), choice);
  }
  #whose = 0;
  override cause(rule: string): Cause {
    const id = WHY[rule];
    if (id === undefined) return {};
    const text = t(id, { name: this.table.name(this.#whose), event: eventName(this.view.event) });
    const board = `[data-testid=board-${this.#whose}]`;
    const by = { 'st-why-event': '[data-event]', 'st-why-no-die': null }[id];
    return { text, by: by === null ? null : document.querySelector(by ?? board) };
  }
}
