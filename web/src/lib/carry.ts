/** Things are carried as they are pressed: to lift one is to press it, to let it go over a place presses the place. */
interface Kept<T> {
  update: (value: T) => void;
  destroy: () => void;
}

/** A thing that can be lifted; null while it cannot, or is in hand already. */
export function lifts(node: HTMLElement, given: (() => void) | null): Kept<(() => void) | null> {
  let lift = given;
  const start = (event: DragEvent): void => {
    event.dataTransfer?.setData('text/plain', ' ');
    // a thing that changes while its picture is taken is not carried
    setTimeout(() => lift?.());
  };
  node.draggable = lift !== null;
  node.addEventListener('dragstart', start);
  return {
    update(value): void {
      lift = value;
      node.draggable = lift !== null;
    },
    destroy: () => node.removeEventListener('dragstart', start),
  };
}

/** A place that takes what is carried. */
export function takes(node: HTMLElement): { destroy: () => void } {
  const over = (event: Event): void => event.preventDefault();
  const drop = (event: Event): void => {
    event.preventDefault();
    node.click();
  };
  node.addEventListener('dragover', over);
  node.addEventListener('drop', drop);
  return {
    destroy(): void {
      node.removeEventListener('dragover', over);
      node.removeEventListener('drop', drop);
    },
  };
}
