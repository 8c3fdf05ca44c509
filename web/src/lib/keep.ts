import { pocket } from './pocket.svelte';
import { to } from './root';
import { settings } from './settings.svelte';

/** Bring the house to this device, and keep the page for when there is no network. */
export function keepPocket(): void {
  if (!pocket.offered) return;
  void pocket.start();
  void navigator.serviceWorker?.register(to('/keeper.js')).catch(() => undefined);
}

/** Somebody plays alone: it comes beside the game, unless they chose the server or pay for what is sent. */
export function bringPocket(): void {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (!settings.server && !line?.saveData) keepPocket();
}

/** Where it was brought before it stands up again. */
export function openPocket(): void {
  if (pocket.alone || (!settings.server && navigator.serviceWorker?.controller)) keepPocket();
}
