/** Shall somebody who leaves a table be called back to it? Small, since every page has it; the rest comes when wanted. */
import type { Table } from './table.svelte';

const KNOWN = 'night-market:person';
const ASKED = 'night-market:asked';

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};
const write = (key: string, text: string): void => {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // without storage it is asked again
  }
};

/** Is this browser somebody to the house? Others do not ask it who they are. */
export const isKnown = (): boolean => read(KNOWN) !== '';
export const know = (is: boolean): void => write(KNOWN, is ? '1' : '');

export interface Left {
  code: string;
  /** the others there */
  names: string[];
}

/** The table somebody has just left, if they are to be asked about it. */
export const asking = $state<{ table: Left | null }>({ table: null });

/** Not about this table, or not on this device: nobody is asked twice. */
export function answered(code: string): void {
  asking.table = null;
  write(ASKED, [...read(ASKED).split(' ').slice(-49), code].join(' ').trim());
}

/** Somebody leaves a table. With people, in play, where it makes sense and no answer is known, they are asked. */
export function left(table: Table): void {
  const { chairs, phase, code, clock } = table.meta;
  const mine = table.you.seats;
  const others = chairs.filter(
    ({ kind, stand_in }, seat) => kind === 'person' && !stand_in && !mine.includes(seat),
  );
  // by a live clock or the sand everybody stays
  const live = table.info.timed || (clock.seconds > 0 && !clock.slow);
  if (phase !== 'playing' || !mine.length || !others.length || live) return;
  if (!isSecureContext || !('PushManager' in globalThis) || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'default' || read(ASKED).split(' ').includes(code)) return;
  asking.table = { code, names: others.map(({ name }) => name).filter(Boolean) };
}

/** A table is looked at: its note on this device is read. */
export async function looksAt(code: string): Promise<void> {
  const keeper = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const note of (await keeper?.getNotifications({ tag: code })) ?? []) note.close();
}
