/** Another team's run in the same mall, told by its record: where its heroes stood at which second. */
import { moments } from '../../lib/server.svelte';
import type { View } from './view';

interface Step {
  elapsed: number;
  heroes: Record<string, string | null>;
}

export class Ghost {
  /** how it ended: the view of its last moment */
  end = $state.raw<View | null>(null);
  #steps = $state.raw<Step[]>([]);

  constructor(record: string) {
    moments(record, null).then(
      (story) => {
        const views = story.map((moment) => moment.view as View);
        this.#steps = views.map((view) => ({
          elapsed: view.sand.elapsed,
          heroes: Object.fromEntries(view.heroes.map((hero) => [hero.hero, hero.cell])),
        }));
        this.end = views.at(-1) ?? null;
      },
      () => undefined, // without its record it is a run like any other
    );
  }

  /** Where its heroes stood then. */
  at(elapsed: number): Record<string, string | null> {
    return this.#steps.findLast((step) => step.elapsed <= elapsed)?.heroes ?? {};
  }
}

const known = new Map<string, Ghost>();
/** The ghost of this table, if it has one; asked for once. */
export function ghostOf(record: string | null): Ghost | null {
  if (!record) return null;
  const found = known.get(record) ?? new Ghost(record);
  known.set(record, found);
  return found;
}
