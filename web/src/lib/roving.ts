/**
 * A row of things is one stop of Tab, and arrows go along it; so few Tabs lead through a table. The stop is what has
 * the focus, else the first thing that can be chosen.
 */
const GLOWS = '[data-can=true]';

/** Which of these Tab comes to. */
export function stopOf<T>(
  things: readonly T[],
  focused: T | null,
  glows: (one: T) => boolean,
): T | null {
  if (focused !== null && things.includes(focused)) return focused;
  return things.find(glows) ?? things[0] ?? null;
}

export function roving(row: HTMLElement): { destroy: () => void } {
  const things = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('button:enabled')];
  function set(focused: Element | null = document.activeElement): void {
    const all = things();
    const stop = stopOf(all, focused as HTMLElement | null, (one) => one.matches(GLOWS));
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }
  function go(event: KeyboardEvent): void {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const all = things();
    const at = all.indexOf(event.target as HTMLElement);
    if (!way || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    all[(at + way + all.length) % all.length]?.focus();
  }
  const came = (event: FocusEvent): void => set(event.target as Element);
  const left = (): void => set(null);
  const seen = new MutationObserver(() => set());
  seen.observe(row, { subtree: true, childList: true, attributeFilter: ['data-can', 'disabled'] });
  row.addEventListener('keydown', go);
  row.addEventListener('focusin', came);
  row.addEventListener('focusout', left);
  set();
  return {
    destroy(): void {
      seen.disconnect();
      row.removeEventListener('keydown', go);
      row.removeEventListener('focusin', came);
      row.removeEventListener('focusout', left);
    },
  };
}
