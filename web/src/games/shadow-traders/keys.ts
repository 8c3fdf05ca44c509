/** Keys: seat number then letter for a rival's pile, a letter for one's own, digits for dice, Enter, U, N. */
import type { Turn } from './turn.svelte';
import { CLIENTS, GOODS, LETTER, type Action } from './view';

const TOKENS = 'qwertz';
const ACTIONS: Record<string, Action> = {
  s: 'steal',
  g: 'give',
  w: 'swap',
  p: 'protect',
  m: 'move',
};

export function press(turn: Turn, event: KeyboardEvent): void {
  if (pressed(turn, event.key.toLowerCase(), event)) event.preventDefault();
}

/** Whether the key meant something here. */
function pressed(turn: Turn, key: string, event: KeyboardEvent): boolean {
  const { mode } = turn;
  if (key === 'u') return (turn.undo(), true);
  if (key === 'n') return (turn.table.toggle('extra'), true);
  if (key === 'enter' && !(event.target instanceof HTMLButtonElement)) {
    if (turn.complete) void turn.confirm();
    else if (mode === 'place') void turn.stop();
    else return false;
    return true;
  }
  if (/^[1-9]$/.test(key)) return digit(turn, Number(key) - 1);
  if (mode === 'place' || turn.paying) {
    const client = CLIENTS[TOKENS.indexOf(key)];
    if (key.length === 1 && client && turn.freeTokens.includes(client))
      return (turn.pickToken(client), true);
  }
  if (mode === 'roll' && ACTIONS[key]) {
    const button = document.querySelector<HTMLButtonElement>(`[data-act="${ACTIONS[key]}"]`);
    if (button) return (button.focus(), true);
  }
  const good = GOODS.find((kind) => LETTER[kind].toLowerCase() === key);
  if (!good) return false;
  if (turn.seatKey !== null && turn.canTheirs(turn.seatKey, good))
    return (turn.pickTheirs(turn.seatKey, good, null), true);
  if (turn.canMine(good)) return (turn.pickMine(good, null), true);
  return false;
}

/** A die after a roll, else a rival: as receiver, or with the letter of a pile to follow. */
function digit(turn: Turn, index: number): boolean {
  if (turn.mode === 'roll' || turn.mode === 'use') {
    if (!turn.canMark(index)) return false;
    turn.mark(index);
    return true;
  }
  const seat = turn.rivals[index]?.seat;
  if (seat === undefined) return false;
  const text = turn.aim(seat);
  if (text) turn.pick(text);
  else turn.seatKey = seat;
  return true;
}
