import type { LogLine } from './log';

/** What a line names, as its drawn slots: `seat:2`, `good:green`. */
export const named = (line: LogLine): string[] =>
  line.parts.flatMap((part) => {
    if (!('slot' in part)) return [];
    const [domain = '', values = ''] = part.slot.split(':');
    return values.split(' ').map((value) => `${domain}:${value}`);
  });

/**
 * Lights up the things named: what a table marks by its domain, `data-good="green"`. Things on a seat's
 * board (`data-seat`) are lit only where their seat is named too, or no seat is.
 */
export function light(things: readonly string[]): void {
  for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
  const seats = things.filter((thing) => thing.startsWith('seat:'));
  for (const thing of things) {
    const [domain = '', value = ''] = thing.split(':');
    for (const one of document.querySelectorAll(`[data-${domain}="${CSS.escape(value)}"]`)) {
      const board = one.parentElement?.closest<HTMLElement>('[data-seat]');
      if (!board || !seats.length || seats.includes(`seat:${board.dataset.seat}`))
        one.setAttribute('data-lit', '');
    }
  }
}
