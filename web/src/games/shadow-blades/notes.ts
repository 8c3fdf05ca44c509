/** What became of the cards this viewer was shown, as far as everybody could see. */
import type { Jot } from '../../lib/notebook.svelte';
import type { GameEvent } from '../../lib/table.svelte';

export interface Fate {
  id: string;
  /** 1 to 3, or 0 when it was a hand */
  pile: number;
  seat: number | null;
  cards: string[];
  /** who took the pile since */
  taken: number | null;
  /** hidden cards that came or went since: at most as many of these are elsewhere */
  changed: number;
}

const SHOWN = ['played', 'planted', 'armed', 'discarded'];

/** The newest page for each pile and hand; what has been shown or taken by oneself needs no note. */
export function fates(
  jots: readonly Jot[],
  events: readonly GameEvent[],
  me: number | null,
): Fate[] {
  const found: Fate[] = [];
  for (const [i, jot] of jots.entries()) {
    const [kind, n] = jot.where.split(':');
    const fate: Fate = {
      id: `${jot.at}:${jot.where}`,
      pile: kind === 'pile' ? Number(n) : 0,
      seat: kind === 'seat' ? Number(n) : null,
      cards: [...jot.what],
      taken: null,
      changed: 0,
    };
    let until = Infinity;
    for (const event of events) {
      if (event.at <= jot.at) continue;
      const holder = fate.taken ?? fate.seat;
      if (SHOWN.includes(event.kind))
        fate.cards = fate.cards.filter((card) => card !== event.card && card !== event.agent);
      else if (event.kind === 'took-pile' && holder === null && Number(event.pile) === fate.pile)
        [fate.taken, until] = [Number(event.seat), event.at];
      else if (
        (event.kind === 'swapped' &&
          (holder === null ? Number(event.pile) === fate.pile : event.seat === holder)) ||
        (event.kind === 'stolen' && event.victim === holder) ||
        (event.kind === 'shadow' && event.seat === holder)
      )
        fate.changed += 1;
    }
    const again = jots.slice(i + 1).some((one) => one.where === jot.where && one.at < until);
    if (fate.cards.length && !again && fate.taken !== me) found.push(fate);
  }
  return found.reverse();
}
