/** By which address others can come: the page's own, or, where that is one only this device has, those the server says. */
import { whole } from './root';
import { addresses } from './server.svelte';

/** Does this name lead every device to itself? */
export const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || /^127\./.test(name);

export const invitation = $state<{ ways: string[]; way: string | null; asked: boolean }>({
  ways: [],
  way: null,
  asked: false,
});

/** Find them out, once for a page; the browser itself tries none. */
export async function askTheWay(): Promise<void> {
  if (invitation.asked) return;
  const found = isLoopback(location.hostname) ? await addresses().catch(() => []) : [whole('')];
  invitation.ways = found;
  invitation.way = found[0] ?? null;
  invitation.asked = true;
}
