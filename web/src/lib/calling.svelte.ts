/**
 * What calls a person who looks elsewhere: the title of the page says whose turn it is and how much was said,
 * and its icon has a badge.
 */
import { t } from './i18n.svelte';
import type { Table } from './table.svelte';
import { titleOf } from './texts';

/** `● Your turn · Shadow Traders`, or whose it is; with what was said and not read before it. */
export const titleFor = (mine: boolean, turn: string, game: string, unread: number): string =>
  (unread ? `(${unread}) ` : '') + (mine ? '● ' : '') + (turn ? `${turn} · ` : '') + game;

const BADGE =
  '<circle cx="%s" cy="%s" r="%r" fill="#ff9489" stroke="#0d1324" stroke-width="%w"/></svg>';

/** The page's icon has a badge while this is so, and none when the room is left. */
export function badge(on: () => boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  const plain = icon.href;
  let marked = $state('');
  void fetch(plain)
    .then((answer) => answer.text())
    .then((svg) => {
      const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 64);
      const mark = BADGE.replace('%s', String(size * 0.78))
        .replace('%s', String(size * 0.22))
        .replace('%r', String(size * 0.2))
        .replace('%w', String(size * 0.04));
      marked = `data:image/svg+xml,${encodeURIComponent(svg.replace('</svg>', mark))}`;
    })
    .catch(() => undefined);
  $effect(() => {
    if (marked) icon.href = on() ? marked : plain;
  });
  $effect(() => () => void (icon.href = plain));
}

/** Call while the table is on screen; unread is what was said and not seen yet. */
export function calls(table: () => Table, unread: () => number): void {
  const turn = $derived(table().asked && !table().info.timed);
  $effect(() => {
    const { asking, info } = table();
    const theirs =
      asking.length && !info.timed ? t('ui-waiting-for', { names: table().waitingNames }) : '';
    document.title = titleFor(turn, turn ? t('ui-your-turn') : theirs, titleOf(info), unread());
  });
  badge(() => turn || unread() > 0);
  $effect(() => () => void (document.title = t('ui-brand')));
}
