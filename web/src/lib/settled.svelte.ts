import { untrack } from 'svelte';

/**
 * A value whose readers hear of it only when it is another one. Whatever hangs on a derived value is asked at
 * every word from the server whether it still holds; this spares a drawing of many parts. Call while a component
 * is made.
 */
export class Settled<T> {
  value = $state.raw() as T;

  constructor(of: () => T) {
    this.value = untrack(of);
    $effect.pre(() => {
      this.value = of();
    });
  }
}
