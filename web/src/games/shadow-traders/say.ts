/** What is asked, in words. */
import { cut, parts, t, type Part } from '../../lib/i18n.svelte';
import { questionText } from '../../lib/texts';
import type { TradersHand } from './hand.svelte';
import type { View } from './view';
import { missionName } from './words';

const ASK: Record<string, string> = {
  steal: 'st-say-steal',
  give: 'st-say-give',
  swap: 'st-say-swap',
  protect: 'st-say-protect',
  move: 'st-say-move',
};

/** The question in a sentence, and how much is left. */
export function say(hand: TradersHand): Part[] {
  const { table } = hand;
  if (hand.view.end !== null) return parts('st-log-sandstorm');
  switch (hand.mode) {
    case 'none':
      return cut(questionText(table) || t('ui-waiting-for', { names: table.waitingNames }));
    case 'words-or-deeds':
      return parts('st-ask-words-or-deeds');
    case 'place':
      if (hand.held !== null)
        return parts('st-say-place-where', { client: missionName(hand.held) });
      return parts(hand.rolls ? 'st-say-place' : 'st-say-place-only');
    case 'roll':
      if (hand.paying) return parts('st-say-pay');
      if (hand.marked.length) return parts('st-say-marked', { n: hand.marked.length });
      return parts(hand.choices.includes('skip') ? 'st-say-skip' : 'st-say-roll');
    case 'use':
      return parts(hand.joker === null ? 'st-say-use' : 'st-say-use-as');
    case 'pick':
      return cut(questionText(table));
    case 'other':
      return parts('ui-list-title');
    default:
      if (hand.complete) return parts('st-say-done');
      return parts(ASK[hand.mode] ?? 'st-say-steal', {
        n: hand.goal - hand.done,
        more: hand.done > 0 ? 'yes' : 'no',
      });
  }
}

/** How to answer it by hand. */
export function hintText(hand: TradersHand): string {
  if (hand.me === null) return t('ui-watching');
  if (hand.mode === 'place' && hand.held === null) return t('st-hint-token');
  if (hand.mode === 'roll' && !hand.marked.length && (hand.canReroll || hand.mayFlip)) {
    const ways = hand.mayFlip ? (hand.canReroll ? 'both' : 'flip') : 'reroll';
    return t('st-say-roll-hint', { ways });
  }
  if (hand.held !== null) return t('st-hint-receiver');
  if (hand.mode === 'move' && hand.half) return t('st-hint-drop');
  if (hand.mode === 'swap' && hand.half) return t('st-hint-theirs');
  if (hand.complete) return '';
  if (hand.mode === 'steal' || hand.mode === 'move') return t('st-hint-rival');
  if (hand.mode === 'give' || hand.mode === 'swap' || hand.mode === 'protect')
    return t('st-hint-own');
  return '';
}

/** When the storm may come; nothing once it has. */
export function stormText({
  end,
  event_deck,
  storm_deck,
}: Pick<View, 'end' | 'event_deck' | 'storm_deck'>): string {
  if (end !== null) return '';
  if (event_deck > 0) return t('st-storm-from');
  return storm_deck > 1 ? t('st-storm-odds', { odds: `1/${storm_deck}` }) : t('st-storm-sure');
}
