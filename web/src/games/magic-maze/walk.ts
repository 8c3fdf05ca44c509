/** A piece stands at once where it stands, for hand and eye; only its picture walks there. */
import type { ActionReturn } from 'svelte/action';
import { paced } from '../../lib/settings.svelte';

/** px of a cell before the camera looks at it */
export const CELL = 40;

export interface Place {
  /** in cells of the mall */
  x: number;
  y: number;
  /** under somebody's finger: it goes along */
  carried: boolean;
}

/** For the picture inside a piece. Walking is left to the compositor: the page draws nothing meanwhile. */
export function walks(picture: Element, from: Place): ActionReturn<Place> {
  let walk: Animation | undefined;
  return {
    update(to) {
      const [dx, dy] = [from.x - to.x, from.y - to.y];
      const ms = dx || dy ? paced(150) : 0;
      if (dx || dy) walk?.cancel();
      if (ms && !to.carried)
        walk = picture.animate(
          [{ transform: `translate(${dx * CELL}px, ${dy * CELL}px)` }, { transform: 'none' }],
          { duration: ms, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
        );
      from = to;
    },
  };
}
