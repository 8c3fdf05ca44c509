import { describe, expect, it } from 'vitest';
import { fates } from './notes';

const jot = (at: number, where: string, ...what: string[]) => ({ at, where, what });
const event = (at: number, kind: string, fields: object = {}) => ({ at, by: 1, kind, ...fields });

describe('the notebook of Shadow Blades', () => {
  it('follows a pile into the hand of whoever takes it', () => {
    const [one] = fates(
      [jot(3, 'pile:1', 'raider', 'sabre')],
      [
        event(5, 'took-pile', { seat: 1, pile: '1' }),
        event(7, 'played', { seat: 1, agent: 'raider' }),
        event(8, 'stolen', { seat: 2, victim: 1 }),
      ],
      0,
    );
    expect(one).toMatchObject({ pile: 1, taken: 1, cards: ['sabre'], changed: 1 });
  });

  it('drops a page that a newer look replaces, and piles taken by oneself', () => {
    const jots = [jot(3, 'pile:1', 'raider'), jot(6, 'pile:1', 'raider', 'spy')];
    expect(fates(jots, [], 0).map((one) => one.cards)).toEqual([['raider', 'spy']]);
    expect(fates(jots, [event(6.5, 'took-pile', { seat: 0, pile: '1' })], 0)).toEqual([]);
  });

  it('says that a card was exchanged', () => {
    const [one] = fates(
      [jot(3, 'pile:2', 'spy')],
      [event(4, 'swapped', { seat: 1, pile: '2' })],
      0,
    );
    expect(one).toMatchObject({ taken: null, changed: 1 });
  });
});
