/** Keys: seat number then letter for a rival's pile, a letter for one's own, digits for dice, U, N, Escape. */
import { keyOf } from '../../lib/keys';
import type { TradersHand } from './hand.svelte';
import { CLIENTS, GOODS, LETTER, type Action } from './view';

/** one for each token, in the order they lie */
export const TOKENS = 'qwerty';
const ACTIONS: Record<string, Action> = {
  s: 'steal',
  g: 'give',
  w: 'swap',
  p: 'protect',
  m: 'move',
};

export function press(hand: TradersHand, event: KeyboardEvent): void {
  if (pressed(hand, keyOf(event))) event.preventDefault();
}

/** Whether the key meant something here. */
function pressed(hand: TradersHand, key: string): boolean {
  const { mode } = hand;
  if (key === 'u') return (hand.undo(), true);
  if (key === 'n') return (hand.table.toggle('extra'), true);
  if (key === 'escape' && hand.clients) return ((hand.clients = false), true);
  if (key === 'escape' && hand.forgets) return (hand.forget(), true);
  if (/^[1-9]$/.test(key)) return digit(hand, Number(key) - 1);
  if (mode === 'place' || hand.paying) {
    const client = CLIENTS[TOKENS.indexOf(key)];
    if (key.length === 1 && client && hand.freeTokens.includes(client))
      return (hand.pickToken(client), true);
  }
  if (mode === 'roll' && ACTIONS[key]) {
    const button = document.querySelector<HTMLButtonElement>(`[data-act="${ACTIONS[key]}"]`);
    if (button) return (button.focus(), true);
  }
  const good = GOODS.find((kind) => LETTER[kind].toLowerCase() === key);
  if (!good) return false;
  if (hand.seatKey !== null && hand.canTheirs(hand.seatKey, good))
    return (hand.pickTheirs(hand.seatKey, good, null), true);
  if (hand.canMine(good)) return (hand.pickMine(good, null), true);
  if (key === 'c') return ((hand.clients = !hand.clients), true);
  return false;
}

/** A die after a roll, else a rival: as receiver, or with the letter of a pile to follow. */
function digit(hand: TradersHand, index: number): boolean {
  if (hand.mode === 'roll' || hand.mode === 'use') {
    if (!hand.canMark(index)) return false;
    hand.mark(index);
    return true;
  }
  const seat = hand.rivals[index]?.seat;
  if (seat === undefined) return false;
  const text = hand.aim(seat);
  if (text) hand.pick(text);
  else hand.seatKey = seat;
  return true;
}
