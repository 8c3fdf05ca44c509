/** Words for ears and a short line for eyes. Polite waits its turn, assertive does not. */
class Announcer {
  polite = $state('');
  assertive = $state('');
  toast = $state<{ text: string; bad: boolean } | null>(null);
  #odd = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    this.polite = this.#fresh(text);
  }

  /** Something happened to you. */
  call(text: string): void {
    this.assertive = this.#fresh(text);
  }

  /** A live region is read again only when its text changes, so every other one ends in a space. */
  #fresh(text: string): string {
    this.#odd = !this.#odd;
    return this.#odd ? `${text}\u00a0` : text;
  }

  show(text: string, bad = false): void {
    if (bad) this.call(text);
    else this.say(text);
    this.toast = { text, bad };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.toast = null), 5000);
  }
}

export const announcer = new Announcer();
