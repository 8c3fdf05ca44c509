/** The hand at this table: a card that waits for its place, its weapons, and what playing it would change. */
import { Hand, type Cause } from '../../lib/hand.svelte';
import { t } from '../../lib/i18n.svelte';
import type { Answer, Table } from '../../lib/table.svelte';
import * as g from './view';
import { cardName, sphereName } from './words';
import { cardOf, SPHERES, type Card, type Row, type Sphere, type View } from './view';

const WEAPON_FIRST = /^(arm|discard|give):/;

export class BladesHand extends Hand<View> {
  /** a card of the hand that waits for a place */
  held = $state<string | null>(null);
  /** weapons that go with it */
  arms = $state<string[]>([]);
  /** `seat:sphere` */
  place = $state<string | null>(null);
  /** a card being read */
  reading = $state<string | null>(null);
  /** what the server foresees of the play at hand; while it thinks, what it said before */
  #lens = $state.raw<{
    target: string;
    texts: readonly string[];
    view: View;
    lays: string[];
  } | null>(null);

  constructor(of: () => { table: Table; replay: boolean }) {
    super(of);
    // which cards of the hand can be carried
    $effect(() => {
      if (this.#arming.length) void this.foresee(this.#arming);
    });
    $effect(() => {
      const { target } = this;
      if (target !== null && this.#texts.length) void this.#look(target, this.#texts);
    });
  }

  get cards(): string[] {
    return this.view.own?.hand ?? [];
  }
  card(id: string): Card {
    return cardOf(id);
  }

  override forget(): void {
    super.forget();
    this.held = null;
    this.arms = [];
    this.place = null;
    this.reading = null;
    this.#lens = null;
  }

  // --- an agent on its way

  where = $derived.by(() =>
    this.held === null || this.me === null
      ? new Map<string, never>()
      : g.places(this.choices, this.held, this.me),
  );
  agent = $derived.by((): string | null => (this.where.size > 0 ? this.held : null));
  target = $derived.by((): string | null => {
    if (this.agent === null) return null;
    return this.place ?? (this.where.size === 1 ? ([...this.where.keys()][0] ?? null) : null);
  });
  #arming = $derived.by((): string[] => {
    const armed = [...this.where.values()].find((one) => one.armed !== null)?.armed;
    return this.agent !== null && armed ? [armed] : [];
  });
  /** cards of the hand that could go with the agent */
  armoury = $derived.by((): string[] => {
    const seen = this.#arming.length ? this.seen(this.#arming) : null;
    // where somebody would learn something on the way nothing is foreseen: any weapon may go along
    const weapons = this.cards.filter((id) => this.card(id).kind === 'weapon');
    const found = seen?.view
      ? seen.choices
      : this.table.taught(
          weapons.map((id) => `arm:${id}`),
          this.#arming,
        );
    return seen ? found.flatMap((text) => (text.startsWith('arm:') ? [text.slice(4)] : [])) : [];
  });
  /** what else the held card can do: lay, shadow, blow … */
  options = $derived.by((): string[] =>
    this.held === null
      ? []
      : g.uses(this.choices, this.held).filter((text) => !/^(play|plant)/.test(text)),
  );

  // --- the lens: totals now and after the play at hand

  /** the play at hand, as it would be sent */
  #texts = $derived.by((): string[] => {
    const found = this.target === null ? undefined : this.where.get(this.target);
    return found ? g.playTexts(found, this.arms) : [];
  });
  async #look(target: string, texts: readonly string[]): Promise<void> {
    const found = await this.foresee(texts);
    // what its ability asks comes before anything can be laid
    const then =
      found?.question.ask === 'Ability' ? await this.foresee([...texts, 'decline']) : found;
    if (!found || this.target !== target || texts !== this.#texts) return;
    this.#lens = { target, texts, view: found.view as View, lays: then?.choices ?? [] };
  }
  /** the table after the play at hand, once the server has said it */
  get #then(): View | null {
    return this.#lens?.target === this.target ? (this.#lens?.view ?? null) : null;
  }
  #row(view: View, seat: number, sphere: Sphere): Row | undefined {
    return view.guilds[seat]?.rows[SPHERES.indexOf(sphere)];
  }
  /** whether the server has said what comes of the play as it is now; where somebody would learn something it never does */
  get foreseen(): boolean {
    return this.#then !== null && this.#lens?.texts === this.#texts;
  }
  /** the strength the agent would have, with its weapons */
  get force(): number {
    const rows = this.#then?.guilds.flatMap((guild) => guild.rows) ?? [];
    const there = rows.flatMap((row) => row.agents).find((one) => one.card === this.agent);
    return there?.strength ?? 0;
  }
  added(seat: number, sphere: Sphere): number {
    if (this.target !== `${seat}:${sphere}` || !this.#then) return 0;
    const now = this.#row(this.view, seat, sphere)?.total ?? 0;
    return (this.#row(this.#then, seat, sphere)?.total ?? now) - now;
  }
  #rows(sphere: Sphere, after: boolean): (Row | undefined)[] {
    const view = (after && this.#then) || this.view;
    return view.guilds.map((_, seat) => this.#row(view, seat, sphere));
  }
  totals(sphere: Sphere, after = false): number[] {
    return this.#rows(sphere, after).map((row) => row?.total ?? 0);
  }
  /** who has dominance, the strongest first: one seat, nobody, or both allies */
  leaders(sphere: Sphere, after = false): number[] {
    const rows = this.#rows(sphere, after);
    return rows
      .flatMap((row, seat) => (row?.dominance ? [seat] : []))
      .sort((a, b) => (rows[b]?.total ?? 0) - (rows[a]?.total ?? 0));
  }
  /** how far a seat is ahead of every opponent; 0 is a tie, less is what it lacks */
  margin(seat: number, sphere: Sphere, after = false): number {
    return this.#rows(sphere, after)[seat]?.lead ?? 0;
  }
  /** whether a mission of the hand could go there after the play at hand */
  hasMissionFor(sphere: Sphere): boolean {
    return (
      this.#lens?.lays.some((text) => /^lay:/.test(text) && text.endsWith(`:${sphere}`)) ?? false
    );
  }

  // --- what glows

  canLay(seat: number, sphere: Sphere): boolean {
    return seat === this.me && this.choices.includes(`lay:${this.held}:${sphere}`);
  }
  canPlace(seat: number, sphere: Sphere): boolean {
    return this.where.has(`${seat}:${sphere}`) || this.canLay(seat, sphere);
  }
  canUse(id: string): boolean {
    return this.armoury.includes(id) || g.uses(this.choices, id).length > 0;
  }
  /** something to choose lies in this sphere: its tab glows for it */
  calls(sphere: Sphere): boolean {
    return this.view.guilds.some(
      (guild, seat) =>
        this.canPlace(seat, sphere) ||
        guild.rows[SPHERES.indexOf(sphere)]?.agents.some((one) =>
          [one.card, ...one.weapons].some((id) => g.aims(this.choices, id) !== null),
        ),
    );
  }

  // --- taps

  override async send(texts: readonly string[]): Promise<Answer | null> {
    const answer = await super.send(texts);
    if (answer?.type === 'ack') this.forget(); // the card has left the hand before the table shows it
    return answer;
  }

  tapHand(id: string, at?: Element): void {
    const found = g.uses(this.choices, id);
    if (this.armoury.includes(id)) {
      this.reading = null;
      this.arms = this.arms.includes(id)
        ? this.arms.filter((other) => other !== id)
        : [...this.arms, id];
    } else if (found.length === 1 && found[0] && WEAPON_FIRST.test(found[0])) void this.send(found);
    else if (found.length) {
      const again = this.held === id;
      this.forget();
      this.held = again ? null : id;
    } else this.read(id, at ?? this.#drawn(id), g.attempt(id, this.card(id)));
  }
  #drawn(id: string): Element | null {
    return document.querySelector(`[data-testid=hand] [data-card="${id}"]`);
  }

  /** An agent or a weapon in play: what the question asks of it; else it is read, and says why it cannot be aimed at. */
  tapPlayed(id: string, at?: Element): void {
    const text = g.aims(this.choices, id);
    if (text !== null) void this.send([text]);
    else this.read(id, at, g.aiming(this.choices, id));
  }

  tapPlace(seat: number, sphere: Sphere, at: Element | null = null): void {
    const key = `${seat}:${sphere}`;
    if (this.agent !== null && this.where.has(key)) {
      this.place = key;
      this.reading = null;
    } else if (this.canLay(seat, sphere)) void this.send([`lay:${this.held}:${sphere}`]);
    else if (this.held !== null && at) {
      const verb = this.card(this.held).kind === 'mission' ? 'lay' : 'play';
      const into = t('sb-ui-into', { sphere: sphereName(sphere), name: this.table.name(seat) });
      void this.tellWhy(at, into, `${verb}:${this.held}:${sphere}`);
    }
  }

  // --- the same gesture as a list

  override readonly idle = ['back', 'skip', 'end', 'decline'];
  /** a card that waits for its place is begun, and so are its weapons */
  override begun(): readonly string[] {
    if (this.#texts.length) return this.#texts.filter((text) => text !== 'ready');
    return this.arms.map((id) => `arm:${id}`);
  }
  override offers(): readonly string[] {
    if (this.#texts.length) return [];
    return this.arms.length ? [...this.where.values()].map(g.textOf) : this.choices;
  }
  override ready(): boolean {
    return this.#texts.length > 0;
  }
  override confirm(): void {
    if (this.#texts.length) void this.send(this.#texts);
  }
  override choose(text: string): void {
    const at = [...this.where].find(([, one]) => g.textOf(one) === text)?.[0];
    if (this.arms.length && at !== undefined) this.place = at;
    else void this.send([text]);
  }

  /** Read a card; a second tap closes it. `wish` is what cannot be done with it now. */
  read(id: string, at?: Element | null, wish = ''): void {
    const again = this.reading === id;
    this.forget();
    if (again) return;
    this.reading = id;
    if (at && wish) void this.tellWhy(at, cardName(id), wish);
  }

  /** Dominance is shown by the guild that has it, a conspiracy by its name, a wrong sphere by the card itself. */
  override cause(rule: string, choice: string): Cause {
    const [, id = '', sphere = ''] = choice.split(':');
    const find = (selector: string): Element | null => document.querySelector(selector);
    if (rule === 'SB-35') {
      const to = (SPHERES as readonly string[]).includes(sphere) ? (sphere as Sphere) : SPHERES[0];
      const seat = this.leaders(to).find((one) => one !== this.me);
      const names = {
        sphere: sphereName(to),
        name: seat === undefined ? '' : this.table.name(seat),
      };
      const whose = seat === undefined ? 'nobody' : 'rival';
      return {
        text: t('sb-why-dominance', { ...names, whose }),
        by: seat === undefined ? null : find(`.cell[data-seat="${seat}"][data-sphere="${to}"]`),
      };
    }
    if (rule === 'SB-36')
      return { by: find(`.cell[data-seat="${this.me}"][data-sphere="${sphere}"]`) };
    if (rule === 'SB-5' || rule === 'SB-6') return { by: this.#drawn(id) };
    if (rule === g.conspiracyRule(this.view.conspiracy))
      return { by: find('[data-testid=conspiracy]') };
    return {};
  }
}
