/** What pages and the house in their pocket say to each other, over one channel for all tabs. */

/** The house stands behind this lock: whose worker holds it is the house, the others wait for their turn. */
export const LOCK = 'night-market-house';
export const CHANNEL = 'night-market-house';
/** Shared by all pages that have a game in play on the screen: while anybody holds it, no newer version is taken. */
export const PLAYING = 'night-market-playing';

export type ToHouse =
  | { to: 'house'; kind: 'there?' }
  | { to: 'house'; kind: 'ask'; id: string; method: string; address: string; body: string }
  | { to: 'house'; kind: 'connect' | 'leave'; id: string }
  | { to: 'house'; kind: 'say'; id: string; text: string };

export type ToPage =
  /** a house has opened: lines to the one before are dead; `again`: asked, it says that it is still there */
  | { to: 'page'; kind: 'open'; again: boolean }
  /** it is on its way */
  | { to: 'page'; kind: 'coming' }
  | { to: 'page'; kind: 'answer'; id: string; status: number; body: string }
  | { to: 'page'; kind: 'said'; id: string; text: string }
  | { to: 'page'; kind: 'closed'; id: string };
