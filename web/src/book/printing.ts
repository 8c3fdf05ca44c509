/** Prints a part of the page alone, from its own height, whatever it lies in. Also by the browser's own command. */
export function prints(node: HTMLElement): { destroy: () => void } {
  let copy: HTMLElement | null = null;
  const lay = (): void => {
    copy = document.createElement('div');
    copy.className = 'printed';
    copy.dataset.testid = 'paper';
    copy.append(node.cloneNode(true));
    document.body.append(copy);
  };
  const take = (): void => {
    copy?.remove();
    copy = null;
  };
  addEventListener('beforeprint', lay);
  addEventListener('afterprint', take);
  return {
    destroy(): void {
      take();
      removeEventListener('beforeprint', lay);
      removeEventListener('afterprint', take);
    },
  };
}
