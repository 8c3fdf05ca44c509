/** One sentence about a thing, shown beside it on tap, focus or a resting mouse; one at a time. */
export interface Told {
  title: string;
  text: string;
  rule: string;
  /** the box of the thing, in the window */
  box: DOMRect;
}

class Tip {
  shown = $state.raw<Told | null>(null);

  show(at: Element, title: string, text: string, rule = ''): void {
    this.shown = { title, text, rule, box: at.getBoundingClientRect() };
  }

  /** Close when the thing is left: later, for it may be left because it is being taken away. */
  leave(): void {
    const left = this.shown;
    queueMicrotask(() => {
      if (this.shown === left) this.shown = null;
    });
  }

  close(): void {
    this.shown = null;
  }
}

export const tip = new Tip();
