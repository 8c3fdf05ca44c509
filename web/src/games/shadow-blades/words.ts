/** Shadow Blades in words: names, card texts, the log. */
import { t, words } from '../../lib/i18n.svelte';
import type { LogLine } from '../../lib/log';
import type { Table } from '../../lib/table.svelte';
import { logLines as lines, type Telling } from '../../lib/texts';
import type { BladesHand } from './hand.svelte';
import type { Card, Sphere } from './view';

export const cardName = (card: string): string => words.text(`sb-card-${card}`);
export const sphereName = (sphere: string): string =>
  sphere === 'mercenary' ? t('sb-symbol-mercenary') : words.text(`sb-sphere-${sphere}`);
export const conspiracyName = (key: string): string => words.text(`sb-conspiracy-${key}`);
export const conspiracyNote = (key: string): string =>
  words.text(`sb-conspiracy-${key}`, undefined, 'about');

/** The sentence on a card. */
export function cardText(card: Card): string {
  if (card.ability) return words.text(`sb-ability-${card.ability}`);
  if (card.condition)
    return words.text(`sb-condition-${card.condition}`, {
      n: card.n ?? 0,
      spheres: (card.spheres ?? []).map(sphereName).join(', '),
    });
  if (card.kind === 'mission') return (card.symbols ?? []).map(sphereName).join(', ');
  return card.symbols?.includes('mercenary') ? t('sb-ui-any-sphere') : '';
}

/** Who leads a sphere, and by how much. */
export function leadText(hand: BladesHand, sphere: Sphere, after = false): string {
  const [first] = hand.leaders(sphere, after);
  if (first === undefined) return t('sb-ui-nobody');
  const name = first === hand.me ? t('ui-you') : hand.table.name(first);
  return t('sb-ui-leads', { name, by: hand.margin(first, sphere, after) });
}

/** What the play at hand would change, in a sentence. */
export function effectText(hand: BladesHand, sphere: Sphere): string {
  const [was] = hand.leaders(sphere);
  const will = hand.leaders(sphere, true);
  const before = hand.totals(sphere);
  const me = hand.me ?? -1;
  const lay = hand.hasMissionFor(sphere) ? ` ${t('sb-ui-then-lay')}` : '';
  if (will.includes(me)) {
    const by = hand.margin(me, sphere, true);
    if (hand.leaders(sphere).includes(me)) return t('sb-ui-keeps', { by }) + lay;
    if (was === undefined) return t('sb-ui-gains', { by }) + lay;
    return t('sb-ui-takes', { name: hand.table.name(was), total: before[was] ?? 0, by }) + lay;
  }
  const [first] = will;
  const lack = 1 - hand.margin(me, sphere, true);
  if (first !== undefined) return t('sb-ui-still', { name: hand.table.name(first), lack });
  return was === undefined ? t('sb-ui-nobody') : t('sb-ui-breaks', { name: hand.table.name(was) });
}

/** A card in sentences: what it is, and what it does. */
export function noteText(id: string, card: Card): string {
  const symbols = (card.symbols ?? []).map(sphereName).join(', ');
  const about = { name: cardName(id), symbols, n: card.strength ?? 0, coins: card.coins ?? 0 };
  const what =
    card.kind === 'mission'
      ? words.text('sb-ui-read-mission', about)
      : words.text(card.kind === 'weapon' ? 'sb-ui-read-weapon' : 'sb-ui-read-agent', about);
  return card.ability || card.condition ? `${what}. ${cardText(card)}` : `${what}.`;
}

const TELLING: Telling = { draw: (domain) => ['seat', 'card', 'sphere'].includes(domain) };
export const logLines = (table: Table): LogLine[] =>
  lines(
    table,
    TELLING,
    table.events.filter((event) => event.kind !== 'refilled' && event.kind !== 'recruits'),
  );
