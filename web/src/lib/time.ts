/** Time in words: what is left, since when. */
import { t, words } from './i18n.svelte';
import type { Clock } from './wire';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much is left of a bank: to the second only where seconds count. */
export function leftText(ms: number): string {
  const [d, h, m] = [Math.floor(ms / DAY), Math.floor(ms / HOUR), Math.floor(ms / MINUTE)];
  if (ms <= 0) return t('time-none');
  if (d) return t('time-left-days', { d, h: h % 24 });
  if (h) return t('time-left-hours', { h, m: m % 60 });
  if (m >= 10) return t('time-left-minutes', { m });
  const s = Math.floor(ms / 1000) % 60;
  return t('time-left-clock', { m, s: String(s).padStart(2, '0') });
}

/** A moment: the time of day within a day, the day besides when it is further away. */
export function whenText(at: number, now = Date.now()): string {
  const near = Math.abs(now - at) < DAY;
  const day: Intl.DateTimeFormatOptions = near ? {} : { weekday: 'short' };
  const far: Intl.DateTimeFormatOptions =
    Math.abs(now - at) > 6 * DAY ? { day: 'numeric', month: 'short' } : {};
  const clock: Intl.DateTimeFormatOptions = {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  };
  return new Intl.DateTimeFormat(words.language, { ...day, ...far, ...clock }).format(at);
}

/** "for 12 minutes" under an hour, then since when. */
export function sinceText(at: number, now = Date.now()): string {
  const m = Math.max(1, Math.floor((now - at) / MINUTE));
  if (m < 60) return t('time-for', { left: t('time-left-minutes', { m }) });
  return t('time-since', { when: whenText(at, now) });
}

/** The exact moment, for those who want it and for ears. */
export const exactText = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'full', timeStyle: 'short' }).format(at);

/** A pace in words: which, and how much time everybody has. */
export const paceText = ({ seconds, slow = false }: Clock): string =>
  seconds
    ? `${t(slow ? 'pace-days' : 'pace-live')}, ${leftText(seconds * 1000).replace(/ 0 \S+$/, '')}`
    : t('pace-free');
