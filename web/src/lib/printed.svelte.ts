import { inPocket, pocket } from './pocket.svelte';
import { to } from './root';

/**
 * What is printed on the pieces of the table on screen: cards, tiles, scenarios. The server tells it once, at an
 * address that changes with what it says; views only name the pieces.
 */
class Sheet {
  #laid = $state.raw<unknown>(null);
  #address: string | null = null;

  /** it is here: what names pieces can be drawn */
  get ready(): boolean {
    return this.#laid !== null;
  }

  /** The struct `Printed` of the game on screen. */
  as<Printed>(): Printed {
    return this.#laid as Printed;
  }

  /** Fetch what lies at this address, unless it is what is here. Tried again until it comes or another is wanted. */
  async fetch(address: string): Promise<void> {
    if (address === this.#address) return;
    this.#address = address;
    this.#laid = null;
    while (this.#address === address) {
      try {
        const found: unknown = address ? await (await ask(address)).json() : {};
        if (this.#address === address) return this.lay(found);
      } catch {
        await new Promise((done) => setTimeout(done, 1000));
      }
    }
  }

  lay(found: unknown): void {
    this.#laid = found;
  }
}

async function ask(address: string): Promise<Response> {
  // the house on this device knows its own packs, and every box where there is no server
  const here = pocket.alone || inPocket(address.split('/')[3] ?? '');
  const answer = here ? null : await fetch(to(address)).catch(() => null);
  if (answer?.ok) return answer;
  const own = pocket.wanted ? await pocket.ask(address) : null;
  if (own?.status !== 200) throw new Error(answer?.statusText);
  return new Response(own.body);
}

export const printed = new Sheet();
