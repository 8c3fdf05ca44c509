/** What is asked, in words. */
import { cut, parts, t, type Part } from '../../lib/i18n.svelte';
import { questionText } from '../../lib/texts';
import type { Turn } from './turn.svelte';
import { missionName } from './words';

const ASK: Record<string, string> = {
  steal: 'st-say-steal',
  give: 'st-say-give',
  swap: 'st-say-swap',
  protect: 'st-say-protect',
  move: 'st-say-move',
};

/** The question in a sentence, and how much is left. */
export function say(turn: Turn): Part[] {
  const { table } = turn;
  if (turn.view.end !== null) return parts('st-log-sandstorm');
  switch (turn.mode) {
    case 'none':
      return cut(questionText(table) || t('ui-waiting-for', { names: table.waitingNames }));
    case 'words-or-deeds':
      return parts('st-ask-words-or-deeds');
    case 'place':
      if (turn.held !== null)
        return parts('st-say-place-where', { client: missionName(turn.held) });
      return parts(turn.choices.includes('roll') ? 'st-say-place' : 'st-say-place-only');
    case 'roll':
      if (turn.paying) return parts('st-say-pay');
      if (turn.marked.length) return parts('st-say-marked', { n: turn.marked.length });
      return parts(turn.choices.includes('skip') ? 'st-say-skip' : 'st-say-roll');
    case 'use':
      return parts(turn.joker === null ? 'st-say-use' : 'st-say-use-as');
    case 'pick':
      return cut(questionText(table));
    case 'other':
      return parts('ui-list-title');
    default:
      if (turn.complete) return parts('st-say-done');
      return parts(ASK[turn.mode] ?? 'st-say-steal', {
        n: turn.goal - turn.done,
        more: turn.done > 0 ? 'yes' : 'no',
      });
  }
}

/** How to answer it by hand. */
export function hintText(turn: Turn): string {
  if (turn.me === null) return t('ui-watching');
  if (turn.mode === 'place' && turn.held === null) return t('st-hint-token');
  if (turn.mode === 'roll' && !turn.marked.length && (turn.canReroll || turn.mayFlip)) {
    const ways = turn.mayFlip ? (turn.canReroll ? 'both' : 'flip') : 'reroll';
    return t('st-say-roll-hint', { ways });
  }
  if (turn.held !== null) return t('st-hint-receiver');
  if (turn.mode === 'move' && turn.half) return t('st-hint-drop');
  if (turn.mode === 'swap' && turn.half) return t('st-hint-theirs');
  if (turn.complete) return '';
  if (turn.mode === 'steal' || turn.mode === 'move') return t('st-hint-rival');
  if (turn.mode === 'give' || turn.mode === 'swap' || turn.mode === 'protect')
    return t('st-hint-own');
  return '';
}
