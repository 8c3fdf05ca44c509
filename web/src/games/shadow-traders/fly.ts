/** Goods and tokens fly from where they lay to where they lie now. Only looks; nothing waits for it. */
import { paced } from '../../lib/settings.svelte';
import type { GameEvent } from '../../lib/table.svelte';

const AT_ONCE = 12;

const board = (seat: unknown): Element | null =>
  document.querySelector(`[data-seat="${String(seat)}"]`);
const pile = (seat: unknown, good: unknown): Element | null =>
  board(seat)?.querySelector(`[data-good="${String(good)}"]`) ?? board(seat);

function centre(element: Element | null): { x: number; y: number } | null {
  const box = element?.getBoundingClientRect();
  if (!box || !box.width || box.right < 0 || box.left > innerWidth) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function fly(drawn: Element | null, from: Element | null, to: Element | null, delay: number): void {
  const [start, end, ms] = [centre(from), centre(to), paced(380)];
  if (!ms || !drawn || !start || !end) return;
  const ghost = drawn.cloneNode(true) as SVGElement;
  const half = 20;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${start.x - half}px`,
    top: `${start.y - half}px`,
    zIndex: '50',
    pointerEvents: 'none',
  });
  ghost.setAttribute('aria-hidden', 'true');
  document.body.append(ghost);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const arc = -Math.min(60, Math.hypot(dx, dy) / 5);
  ghost
    .animate(
      [
        { transform: 'none' },
        { transform: `translate(${dx / 2}px, ${dy / 2 + arc}px) scale(1.15)` },
        { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.6 },
      ],
      { duration: ms, delay, easing: 'ease-in-out', fill: 'backwards' },
    )
    .finished.finally(() => ghost.remove());
}

/** The drawing of one good, wherever it lies on the table now. */
const drawing = (good: unknown): Element | null =>
  document.querySelector(`[data-good="${String(good)}"] svg`);

export function flyAll(events: GameEvent[], me: number | null): void {
  let n = 0;
  for (const event of events.slice(-AT_ONCE)) {
    const delay = paced(40) * n++;
    const { seat, good } = event;
    if (event.kind === 'stolen')
      fly(drawing(good), pile(event.victim, good), pile(seat, good), delay);
    else if (event.kind === 'given')
      fly(drawing(good), pile(seat, good), pile(event.receiver, good), delay);
    else if (event.kind === 'moved')
      fly(drawing(good), pile(event.source, good), pile(event.target, good), delay);
    else if (event.kind === 'swapped') {
      fly(drawing(event.gave), pile(seat, event.gave), pile(event.other, event.gave), delay);
      fly(drawing(event.got), pile(event.other, event.got), pile(seat, event.got), delay);
    } else if (event.kind === 'token-placed')
      fly(
        board(event.board)?.querySelector('.stk svg') ?? null,
        board(seat),
        board(event.board)?.querySelector('.stk') ?? null,
        delay,
      );
    else n--;
    // what was taken from you glows for a moment
    const taken =
      event.kind === 'stolen' ? event.victim : event.kind === 'moved' ? event.source : null;
    if (taken === me && me !== null && paced(600))
      pile(me, good)?.animate(
        [{ boxShadow: '0 0 0 3px var(--bad), 0 0 22px var(--bad)' }, { boxShadow: 'none' }],
        { duration: paced(600), easing: 'ease-out' },
      );
  }
}
