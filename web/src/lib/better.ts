/** Where a choice lies on the table: the things a board marks by their domain, `data-good="green"`. */
import type { Table } from './table.svelte';

const seen = (one: Element): boolean => one.getClientRects().length > 0;

/** The things that would be pressed for this choice, the first one first; none: it lies nowhere. */
export function thingsOf(choice: string, table: Table): Element[] {
  const root = document.querySelector('[data-testid="table"]');
  if (!root) return [];
  const all = (selector: string): Element[] => [...root.querySelectorAll(selector)].filter(seen);
  const exact = all(`[data-wish="${CSS.escape(choice)}"]`);
  if (exact.length) return exact.slice(0, 1);
  const [verb = '', ...values] = choice.split(':');
  const domains = table.info.verbs[verb] ?? [];
  const named = domains.map((domain, i): [string, string] => [domain, values[i] ?? '']);
  const whose = named.find(([domain]) => domain === 'seat')?.[1];
  const mine = String(table.seat ?? '');
  const at = (seat: string): string => `[data-seat="${CSS.escape(seat)}"]`;
  const things = (domain: string, value: string): Element[] => {
    const is = `[data-${domain}="${CSS.escape(value)}"]`;
    const marked = `[data-mark="${CSS.escape(`${domain}:${value}`)}"]`;
    const near = verb.startsWith('give') || whose === undefined ? mine : whose;
    // on the board that is meant, in the hand, else wherever it is seen first
    for (const selector of [
      `${at(near)}${is}`,
      `${at(near)} ${is}`,
      `[data-testid="hand"] ${is}`,
    ]) {
      const found = all(selector);
      if (found.length) return found.slice(0, 1);
    }
    return all(`${is}, ${marked}`).slice(0, 1);
  };
  // a place in a row says more than what lies there
  const slot = named.find(([domain]) => domain === 'slot');
  const rest = slot ? [slot] : named.filter(([domain]) => domain !== 'seat');
  const found = rest.flatMap(([domain, value]) => things(domain, value));
  if (whose !== undefined && (!found.length || verb.startsWith('give') || verb === 'place'))
    found.push(...all(at(whose)).slice(0, 1));
  return found;
}
