import { pocket } from './pocket.svelte';
import { to } from './root';
import { settings } from './settings.svelte';

/** Bring the house to this device, and keep the page for when there is no network. */
export function keepPocket(): void {
  if (!pocket.offered) return;
  // After the house, so that what it has fetched need not travel twice.
  void pocket.start().then(async (open) => {
    if (!open || !navigator.serviceWorker) return;
    settings.here = true;
    await navigator.serviceWorker.register(to('/keeper.js')).catch(() => undefined);
    const keeper = await (await import('./renew.svelte')).renewal.follow();
    keeper.active?.postMessage('keep the house');
  });
}

/** Somebody plays alone: it comes beside the game, unless they chose the server or pay for what is sent. */
export function bringPocket(): void {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (!settings.server && !line?.saveData) keepPocket();
}

/** Where it was brought before it stands up again, and a newer one that waits is taken. */
export function openPocket(): void {
  if (pocket.alone || (!settings.server && settings.here)) keepPocket();
  if (navigator.serviceWorker?.controller)
    void import('./renew.svelte').then(({ renewal }) => renewal.take());
}
