/**
 * What one seat can do: a hero in hand, where it can go, and own moves drawn before the server has
 * answered (MM-184). Everything here is read from the choices the server sent.
 */
import { announcer } from '../../lib/announce.svelte';
import { t } from '../../lib/i18n.svelte';
import { play } from '../../lib/sound';
import { Hand } from '../../lib/hand.svelte';
import type { Answer } from '../../lib/table.svelte';
import { mallOf, STEP, type Mall } from './board';
import { goal, mover } from './guess';
import { DIRECTIONS, heroOf, type View } from './view';
import { heroName } from './words';

interface Early {
  cell: string;
  /** the version whose picture shows it */
  until: number;
}
export interface Way {
  text: string;
  /** how many cells; 0 for what is no walk */
  steps: number;
}

export class MazeHand extends Hand<View> {
  selected = $state<string | null>(null);
  /** where this person picked up or last put the hero in hand; others may have moved it since */
  aim = $state<string | null>(null);
  /** all portals are lit, whatever hero they are for */
  viaPortal = $state(false);
  #early = $state.raw<Record<string, Early>>({});
  #sent: Promise<unknown> = Promise.resolve();

  heroes = $derived.by((): string[] => this.view.heroes.map((one) => one.hero));
  actions = $derived.by((): string[] => {
    return this.me === null ? [] : (this.view.action_tiles[this.me] ?? []);
  });

  /** the mall changes only with its tiles, not with every step on it */
  #tiles = $derived.by((): View['tiles'] => this.view.tiles);
  mall = $derived.by((): Mall => mallOf(this.#tiles));

  /** where heroes are drawn, own moves already made */
  where = $derived.by((): Record<string, string | null> => {
    const version = this.table.version;
    return Object.fromEntries(
      this.view.heroes.map(({ hero, cell }) => {
        const early = this.#early[hero];
        return [hero, early && early.until > version ? early.cell : cell];
      }),
    );
  });

  /** choice texts by the hero they move */
  ways = $derived.by((): Record<string, string[]> => {
    const found: Record<string, string[]> = {};
    for (const text of this.choices) {
      const hero = mover(text, this.view, this.mall);
      if (hero) (found[hero] ??= []).push(text);
    }
    return found;
  });
  portals = $derived.by((): string[] => this.choices.filter((text) => text.startsWith('portal:')));
  able = $derived.by((): string[] => this.heroes.filter((hero) => this.ways[hero]?.length));

  /** cells that can be tapped, or a hero dropped on */
  lit = $derived.by((): Map<string, Way> => {
    const found = new Map<string, Way>();
    if (this.viaPortal) {
      for (const text of this.portals) found.set(this.#goal(text) ?? '', { text, steps: 0 });
      return found;
    }
    const count: Record<string, number> = {};
    for (const text of this.ways[this.selected ?? ''] ?? []) {
      const [verb, , way] = text.split(':');
      const cell = this.#goal(text);
      if (!cell) continue;
      if (verb === 'move' && way) count[way] = (count[way] ?? 0) + 1;
      // a walk says how far; it stands before a ride to the same cell
      if (!found.has(cell) || verb === 'move')
        found.set(cell, { text, steps: verb === 'move' ? (count[way ?? ''] ?? 0) : 0 });
    }
    return found;
  });
  doors = $derived.by((): Map<string, string> => this.#by('explore-at', 'place'));
  discards = $derived.by((): Map<string, string> => this.#by('discard'));

  #by(...verbs: string[]): Map<string, string> {
    const found = new Map<string, string>();
    for (const text of this.choices) {
      const [verb, what] = text.split(':');
      if (what && verbs.includes(verb ?? '')) found.set(what, text);
    }
    return found;
  }
  #goal(text: string): string | null {
    return goal(text, this.where, this.mall);
  }

  /** One after the other, without waiting for the picture: who is quicker than the line loses nothing. */
  override async send([text = '']: readonly string[]): Promise<Answer | null> {
    const cell = this.#goal(text);
    const hero = mover(text, this.view, this.mall);
    const guess: Early | null = cell ? { cell, until: Infinity } : null;
    if (guess) {
      this.#early = { ...this.#early, [hero]: guess };
      if (hero === this.selected) this.aim = guess.cell;
      play('piece');
    }
    this.viaPortal = false;
    const before = this.#sent;
    const asked = before.then(() => this.table.play([text], false));
    this.#sent = asked.catch(() => null);
    const answer = await asked;
    if (guess && this.#early[hero] === guess) {
      // taken: it stands until the picture with it is here; refused: back to where it was
      if (answer?.type === 'ack' && answer.version > this.table.version)
        guess.until = answer.version;
      else {
        const { [hero]: _, ...rest } = this.#early;
        this.#early = rest;
        if (hero === this.selected) this.aim = this.where[hero] ?? null;
      }
    }
    if (answer?.type === 'ack' && !guess) play('piece');
    else if (answer?.type === 'refused' && answer.code === 'paused') {
      const reads = this.me !== null && this.table.meta.paused.includes(this.me);
      announcer.show(t(reads ? 'ui-paused-reading' : 'refused-paused'));
    } else if (answer?.type === 'refused' && answer.code !== 'over')
      // nothing is wrong: somebody was quicker (MM-181), or the pawn has its pause (MM-99)
      announcer.show(
        t(text.startsWith('pawn:') ? 'mm-ui-pawn-rests' : 'mm-ui-too-late', {
          rule: answer.rule || 'MM-181',
        }),
      );
    return answer;
  }

  // --- the same as a list

  override readonly idle = ['wait'];
  /** By hero, way and how far: the name of a cell alone says nothing to whoever does not see the mall. */
  override label(text: string): string {
    const [verb, , way = ''] = text.split(':');
    const hero = mover(text, this.view, this.mall);
    const cell = this.#goal(text);
    if (!hero || !cell || verb === 'stand') return super.label(text);
    const steps = this.#moves(hero, way).indexOf(text) + 1;
    const how = verb === 'move' ? `${t(`mm-direction-${way}`)} × ${steps}` : t(`mm-action-${verb}`);
    return `${heroName(hero)}: ${how} · ${this.spot(cell)}`;
  }
  /** What lies there, in words. */
  spot(name: string): string {
    const cell = this.mall.cells.get(name);
    const hero = this.view.heroes.find((one) => one.cell === name)?.hero;
    return t('mm-ui-spot', {
      kind: hero ? 'hero' : (cell?.kind ?? 'floor'),
      hero: heroName((hero ?? heroOf(this.view, cell?.colour)) || 'mage'),
      cell: name,
    });
  }

  pick(hero: string): void {
    this.viaPortal = false;
    this.selected = this.selected === hero ? null : hero;
    this.aim = this.where[hero] ?? null;
  }
  /** Lift a hero off the board: it is in hand until it is put down. */
  lift(hero: string): void {
    this.viaPortal = false;
    this.selected = hero;
    this.aim = this.where[hero] ?? null;
  }

  /** Press an action of the own tile, with the hero in hand. */
  act(action: string, oneStep = false): void {
    if ((DIRECTIONS as readonly string[]).includes(action)) {
      const hero = this.selected ?? this.#only(action);
      if (!hero) return announcer.show(t('mm-ui-pick-hero'));
      const moves = this.#moves(hero, action);
      const wanted = oneStep ? moves[0] : moves.at(-1);
      if (wanted) void this.send([wanted]);
      else void this.#cannot('mm-ui-no-way', this.#beside(hero, action));
    } else if (action === 'escalator') {
      const rides = (hero: string): boolean =>
        this.ways[hero]?.includes(`escalator:${hero}`) ?? false;
      const hero = this.selected ?? this.heroes.find(rides);
      if (hero && rides(hero)) void this.send([`escalator:${hero}`]);
      else void this.#cannot('mm-ui-no-escalator', `escalator:${hero ?? this.heroes[0] ?? ''}`);
    } else if (action === 'portal') {
      if (this.portals.length) this.viaPortal = !this.viaPortal;
      else void this.#cannot('mm-ui-no-portal', this.#aPortal());
    } else {
      const texts = [...this.doors.values()];
      if (texts.length === 1 && texts[0]) return void this.send([texts[0]]);
      if (!texts.length) return void this.#cannot('mm-ui-no-door', 'explore');
      this.selected = null; // a phone looks closely at the hero in hand: now at the whole mall
      if (this.choices.includes('explore')) void this.send(['explore']);
      else announcer.show(t('mm-ui-pick-door'));
    }
  }
  /** one step this way, onto whatever lies there; beyond the mall onto the spot, which is none */
  #beside(hero: string, direction: string): string {
    const here = this.mall.cells.get(this.where[hero] ?? '');
    const [dx, dy] = STEP[(DIRECTIONS as readonly string[]).indexOf(direction)] ?? [0, 0];
    const there = [...this.mall.cells.values()].find(
      ({ x, y }) => here && x === here.x + dx && y === here.y + dy,
    );
    return `move:${hero}:${direction}:${(there ?? here)?.name ?? ''}`;
  }
  /** through a portal of the hero in hand, else any */
  #aPortal(): string {
    const cells = [...this.mall.cells.values()].filter(({ kind }) => kind === 'portal');
    const own = cells.find(({ colour }) => heroOf(this.view, colour) === this.selected);
    return `portal:${(own ?? cells[0])?.name ?? this.where[this.heroes[0] ?? ''] ?? ''}`;
  }
  /** A line that goes by itself: the sand runs on, and nobody has time to close one. */
  async #cannot(why: string, choice: string): Promise<void> {
    const because = await this.table.why(choice);
    if (!because && this.table.lesson?.play) return; // the lesson has answered
    const rule = because?.rule ?? this.table.rules[0] ?? '';
    announcer.show(t(why, { rule }));
  }
  can(action: string): boolean {
    if (action === 'portal') return this.portals.length > 0;
    if (action === 'explore') return this.doors.size > 0;
    if (action === 'escalator')
      return this.heroes.some((hero) => this.ways[hero]?.includes(`escalator:${hero}`));
    return this.heroes.some((hero) => this.#moves(hero, action).length > 0);
  }
  #moves(hero: string, direction: string): string[] {
    return (this.ways[hero] ?? []).filter((text) => text.startsWith(`move:${hero}:${direction}:`));
  }
  /** the one hero that can go this way, when there is only one */
  #only(direction: string): string | null {
    const fit = this.heroes.filter((hero) => this.#moves(hero, direction).length);
    return fit.length === 1 ? (fit[0] ?? null) : null;
  }
}
