/** Shall somebody be called back to a table? Small, since every page has it; the rest comes when wanted. */
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

/** tables about which somebody has answered, or closed the browser's own question: nobody is asked twice */
const said = $state({ codes: read(ASKED).split(' ').filter(Boolean) });
/** the browser's question was closed: asked again when so many more tables have come */
const AGAIN = 2;
const LATER = '~';

/** Not about this table; `later`: it may be asked about another one, but not the next. */
export function answered(code: string, later = false): void {
  said.codes = [...said.codes.slice(-49), `${later ? LATER : ''}${code}`];
  write(ASKED, said.codes.join(' '));
}

/** May somebody at this table be asked whether it shall call them? Whoever asks has moved here before. */
export function mayAsk(table: Table): boolean {
  const { code } = table.meta;
  if (!isSecureContext || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return false;
  if (Notification.permission === 'granted' && isKnown()) return false;
  if (said.codes.some((one) => one === code || one === LATER + code)) return false;
  const last = said.codes.findLastIndex((one) => one.startsWith(LATER));
  if (last >= 0) {
    const since = table.you.seats.length ? laterTables(code) : 0;
    if (since < AGAIN) return false;
  }
  return (
    table.eye?.log.some(({ seat }) => seat !== null && table.you.seats.includes(seat)) ?? false
  );
}
/** How many tables one has moved at since then, this one among them. */
const LATERS = 'night-market:asked-later';
function laterTables(code: string): number {
  const known = read(LATERS).split(' ').filter(Boolean);
  if (known.includes(code)) return known.indexOf(code) + 1;
  write(LATERS, [...known, code].join(' '));
  return known.length + 1;
}

/** A table is looked at: its note on this device is read. */
export async function looksAt(code: string): Promise<void> {
  const keeper = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const note of (await keeper?.getNotifications({ tag: code })) ?? []) note.close();
}
