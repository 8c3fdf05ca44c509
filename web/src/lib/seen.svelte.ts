/**
 * What this browser has seen of each table: the last entry of its log, the last line of its chat, and when. With it
 * which tables shall not call. Kept on this device; a person's own would join here.
 */
const KEY = 'night-market:seen';
/** as many tables as a browser asks about, and some more */
const KEPT = 400;
/** away for longer than this, one is told what happened */
export const AWAY_MS = 30 * 60_000;

export interface Seen {
  n: number;
  said: number;
  /** when the table was last on screen */
  at: number;
  muted?: boolean;
  /** its result was looked at */
  over?: boolean;
}
const NEVER: Seen = { n: -1, said: 0, at: 0 };

function stored(): Record<string, Seen> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
    return found && typeof found === 'object' ? (found as Record<string, Seen>) : {};
  } catch {
    return {};
  }
}
const all = $state({ by: stored() });

export const seenOf = (code: string): Seen => all.by[code] ?? NEVER;

function write(code: string, seen: Seen): void {
  // another tab may have seen more
  const rest = Object.entries({ ...all.by, ...stored() }).filter(([table]) => table !== code);
  all.by = Object.fromEntries([...rest.slice(1 - KEPT), [code, seen]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(all.by));
  } catch {
    // then it lasts as long as the page
  }
}

/** The table is on screen now, up to here. */
export function sees(code: string, n: number, said: number, over: boolean): void {
  const { muted = false } = seenOf(code);
  write(code, { n, said, at: Date.now(), ...(muted ? { muted } : {}), ...(over ? { over } : {}) });
}

export function mute(code: string, muted: boolean): void {
  write(code, { ...seenOf(code), muted });
}
