/** One player at this table: what they see, the gesture being made, and what it would change. */
import { words } from '../../lib/i18n.svelte';
import { ruleText } from '../../lib/rules.svelte';
import { play as sound } from '../../lib/sound';
import type { Table } from '../../lib/table.svelte';
import * as g from './view';
import { SPHERES, type Card, type Sphere, type View } from './view';

export const WEAPON_FIRST = /^(arm|discard|give):/;

export class Play {
  #of: () => { table: Table; replay: boolean };
  /** a card of the hand that waits for a place */
  held = $state<string | null>(null);
  /** weapons that go with it */
  arms = $state<string[]>([]);
  /** `seat:sphere` */
  place = $state<string | null>(null);
  busy = $state(false);
  /** a card being read, and the rule that forbids it now */
  reading = $state<{ id: string; rule: string; why: string } | null>(null);

  constructor(of: () => { table: Table; replay: boolean }) {
    this.#of = of;
  }

  get table(): Table {
    return this.#of().table;
  }
  get view(): View {
    return this.table.view as View;
  }
  get me(): number | null {
    return this.table.seat;
  }
  get choices(): string[] {
    return this.#of().replay ? [] : this.table.choices;
  }
  get hand(): string[] {
    return this.view.own?.hand ?? [];
  }
  card(id: string): Card {
    return this.table.meta.printed[id] as Card;
  }

  forget(): void {
    this.held = null;
    this.arms = [];
    this.place = null;
    this.reading = null;
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
  canArm = $derived.by(() => [...this.where.values()].some((one) => one.armed !== null));
  force = $derived.by(() =>
    this.agent === null
      ? 0
      : [this.agent, ...this.arms].reduce((sum, id) => sum + this.card(id).strength, 0),
  );
  /** weapons of the hand that could go with the agent */
  armoury = $derived.by((): string[] =>
    this.agent === null || !this.canArm
      ? []
      : this.hand.filter((id) => id !== this.agent && this.isWeapon(id)),
  );
  /** what else the held card can do: lay, shadow, blow … */
  options = $derived.by((): string[] =>
    this.held === null
      ? []
      : g.uses(this.choices, this.held).filter((text) => !/^(play|plant)/.test(text)),
  );
  isWeapon(id: string): boolean {
    const { kind, symbols } = this.card(id);
    return (
      kind === 'weapon' || (this.view.conspiracy === 'stolen-weapons' && symbols?.[0] === 'theft')
    );
  }

  // --- the lens: totals now and after the play at hand

  /** planted outside Infiltration an agent takes away (SB-71) */
  added(seat: number, sphere: Sphere): number {
    if (this.target !== `${seat}:${sphere}`) return 0;
    return seat !== this.me && sphere !== 'infiltration' ? -this.force : this.force;
  }
  totals(sphere: Sphere, after = false): number[] {
    const i = SPHERES.indexOf(sphere);
    return this.view.guilds.map(
      (guild, seat) => (guild.rows[i]?.total ?? 0) + (after ? this.added(seat, sphere) : 0),
    );
  }
  leaders(sphere: Sphere, after = false): number[] {
    return g.leaders(this.totals(sphere, after), this.view.allied);
  }
  margin(seat: number, sphere: Sphere, after = false): number {
    return g.margin(this.totals(sphere, after), seat, this.view.allied);
  }
  /** whether a mission of the hand could go there once the sphere is won */
  hasMissionFor(sphere: Sphere): boolean {
    if (this.view.missions_used.includes(sphere)) return false;
    return this.hand.some((id) => {
      const { kind, symbols = [] } = this.card(id);
      return kind === 'mission' && (symbols.includes(sphere) || symbols.includes('mercenary'));
    });
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

  async send(texts: string[]): Promise<void> {
    if (this.me === null || this.busy) return;
    this.busy = true;
    const answer = await this.table.play(texts).finally(() => (this.busy = false));
    if (answer?.type === 'ack') sound('piece');
    this.forget();
  }

  tapHand(id: string): void {
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
    } else void this.read(id, this.choices.length ? g.attempt(id, this.card(id)) : '');
  }

  tapPlace(seat: number, sphere: Sphere): void {
    const key = `${seat}:${sphere}`;
    if (this.agent !== null && this.where.has(key)) {
      this.place = key;
      this.reading = null;
    } else if (this.canLay(seat, sphere)) void this.send([`lay:${this.held}:${sphere}`]);
    else if (this.held !== null) {
      const verb = this.card(this.held).kind === 'mission' ? 'lay' : 'play';
      void this.read(this.held, `${verb}:${this.held}:${sphere}`, true);
    }
  }

  playAgent(): void {
    const found = this.target === null ? undefined : this.where.get(this.target);
    if (found) void this.send(g.playTexts(found, this.arms));
  }

  /** Read a card; a second tap closes it. `choice` is what cannot be done with it now. */
  async read(id: string, choice = '', keep = false): Promise<void> {
    const again = this.reading?.id === id && !keep;
    if (!keep) this.forget();
    if (again) return;
    this.reading = { id, rule: '', why: '' };
    const rule = choice ? ((await this.table.why(choice))?.rule ?? '') : '';
    const why = rule ? await ruleText(this.table.meta.game, rule, words.language) : '';
    if (this.reading?.id === id) this.reading = { id, rule, why };
  }
}
