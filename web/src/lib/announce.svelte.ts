interface Toast {
  text: string;
  bad: boolean;
  /** what one can do about it */
  answer?: { name: string; act: () => void };
}

/** Words for ears and a short line for eyes. Polite waits its turn, assertive does not. */
class Announcer {
  polite = $state('');
  assertive = $state('');
  toast = $state.raw<Toast | null>(null);
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
    this.#lay({ text, bad });
  }

  /** Something that ears have heard already, with an answer to it. */
  offer(text: string, name: string, act: () => void): void {
    const answer = { name, act: () => ((this.toast = null), act()) };
    this.#lay({ text, bad: false, answer });
  }

  /** What was shown holds no longer. */
  clear(): void {
    clearTimeout(this.#timer);
    this.toast = null;
  }

  #lay(toast: Toast): void {
    this.toast = toast;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.toast = null), 5000);
  }
}

export const announcer = new Announcer();
