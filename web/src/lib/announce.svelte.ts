/** Words for ears and a short line for eyes. Polite waits its turn, assertive does not. */
class Announcer {
  polite = $state('');
  assertive = $state('');
  toast = $state<{ text: string; bad: boolean } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    // the same sentence twice is read again only if the text changes
    this.polite = this.polite === text ? `${text}\u00a0` : text;
  }

  /** Something happened to you. */
  call(text: string): void {
    this.assertive = this.assertive === text ? `${text}\u00a0` : text;
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
