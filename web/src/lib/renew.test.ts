import { afterEach, describe, expect, it, vi } from 'vitest';

/** A worker that waits, and takes over when it is told to. */
function waiting(): object {
  let taken = (): void => {};
  return {
    addEventListener: (_: string, then: () => void) => (taken = then),
    postMessage: () => taken(),
  };
}

/** Locks as browsers have them: let go, one is free only a moment later. */
function locks(): { request: (...wish: unknown[]) => Promise<unknown> } {
  let held = 0;
  return {
    async request(_, options, then) {
      const work = then as (lock: object | null) => Promise<unknown>;
      if ((options as { ifAvailable?: boolean }).ifAvailable) return work(held ? null : {});
      held += 1;
      await work({});
      await new Promise((done) => setTimeout(done, 20));
      held -= 1;
      return undefined;
    },
  };
}

describe('a newer market', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is taken by who has just left a game, and not while another tab has one', async () => {
    const ready = Promise.resolve({ waiting: waiting(), addEventListener: () => {} });
    const serviceWorker = { controller: {}, ready, addEventListener: () => {} };
    const shared = locks();
    vi.stubGlobal('navigator', { serviceWorker, locks: shared });
    vi.stubGlobal('addEventListener', () => {});
    const { inPlay, renewal } = await import('./renew.svelte');
    const leave = inPlay();
    leave();
    expect(await renewal.take()).toBe(true);
    let end = (): void => {};
    const game = shared.request('', {}, () => new Promise<void>((done) => (end = done)));
    expect(await renewal.take()).toBe(false);
    end();
    await game;
    expect(await renewal.take()).toBe(true);
  });
});
