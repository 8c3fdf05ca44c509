/**
 * A newer market waits beside the one in use. It is taken between games, by all tabs at once: whoever has a game in
 * play on the screen holds a lock, and only a page that gets this lock alone may take it.
 */
import { PLAYING } from '../pocket/post';
import { router } from './router.svelte';

/** the lock of this page's last game: it is free a moment after it was let go */
let mine: Promise<unknown> = Promise.resolve();

const changed = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((done) => worker.addEventListener('statechange', done, { once: true }));

class Renewal {
  /** a newer one is here, and waits */
  ready = $state(false);
  #keeper: Promise<ServiceWorkerRegistration> | null = null;

  /** Look for a newer one, and go along when it is taken, here or in another tab. */
  follow(): Promise<ServiceWorkerRegistration> {
    return (this.#keeper ??= this.#follow());
  }

  async #follow(): Promise<ServiceWorkerRegistration> {
    let kept = Boolean(navigator.serviceWorker.controller);
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      // the first one to come changes nothing on the screen
      if (kept) location.reload();
      kept = true;
    });
    const keeper = await navigator.serviceWorker.ready;
    const look = (): void => {
      this.ready = keeper.waiting !== null;
    };
    look();
    keeper.addEventListener('updatefound', () =>
      keeper.installing?.addEventListener('statechange', look),
    );
    addEventListener('visibilitychange', () => {
      if (document.hidden && router.place.room !== 'table') void this.take();
    });
    return keeper;
  }

  /** Take it if nobody is in the middle of a game; then this page is loaded anew. */
  async take(): Promise<boolean> {
    const { waiting } = await this.follow();
    if (!waiting) return false;
    await mine;
    return navigator.locks.request(PLAYING, { ifAvailable: true }, async (free) => {
      if (!free) return false;
      const taken = changed(waiting);
      waiting.postMessage('take over');
      await taken; // until then nobody begins a game on what is about to go
      return true;
    });
  }

  /** Wished for by hand. False: a game in another tab holds it up. */
  async renew(): Promise<boolean> {
    if (navigator.serviceWorker?.controller) {
      const keeper = await this.follow();
      await keeper.update().catch(() => undefined);
      if (keeper.installing) await changed(keeper.installing);
      if (keeper.waiting) return this.take();
    }
    location.reload();
    return true;
  }
}

export const renewal = new Renewal();

/** A game is in play on this page until what is returned is called. */
export function inPlay(): () => void {
  const left = new AbortController();
  const { signal } = left;
  const until = new Promise<void>((done) => signal.addEventListener('abort', () => done()));
  // there are no locks on a plain address; who has left before it was granted wants it no more
  mine = Promise.resolve(
    navigator.locks?.request(PLAYING, { mode: 'shared', signal }, () => until),
  ).catch(() => {});
  return () => left.abort();
}
