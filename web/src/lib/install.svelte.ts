/** The browser's own offer to make an app of the page, kept for a good moment. On a plain address there is none. */
import { pocket } from './pocket.svelte';

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

/** No such offer there: people do it by hand, from the share sheet. An iPad calls itself a Mac. */
const byHand = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

const isApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

class Install {
  #offer = $state.raw<Offer | null>(null);

  constructor() {
    globalThis.addEventListener?.('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as Offer;
    });
    globalThis.addEventListener?.('appinstalled', () => (this.#offer = null));
  }

  /** How it can be done on this device; null: not at all, or it is done. */
  get way(): 'offer' | 'share' | null {
    if (!pocket.offered || isApp()) return null;
    return this.#offer ? 'offer' : byHand() ? 'share' : null;
  }

  /** It is an app already. */
  get done(): boolean {
    return pocket.offered && isApp();
  }

  ask(): void {
    const offer = this.#offer;
    this.#offer = null; // a browser makes each offer once
    void offer?.prompt();
  }
}

export const install = new Install();
