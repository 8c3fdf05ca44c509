/**
 * What a key means at a table. A Latin letter is the one on the cap; on any other layout the place on the keyboard
 * decides (`code`), so that the caps shown on things hold for everybody. Digits always go by place.
 */
const MARKS: Record<string, string> = { Slash: '/', Space: ' ', Period: '.' };

export function keyOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const { key, code } = event;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit && !(event.shiftKey && /^[/?]$/.test(key))) return digit;
  if (/^[\x20-\x7e]$/.test(key) && !/^[.,]$/.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return letter.toLowerCase();
  if (code === 'Slash' && event.shiftKey) return '?';
  return MARKS[code] ?? key.toLowerCase();
}

/** A key that means something else where one writes. */
export const writes = (at: EventTarget | null): boolean =>
  (at instanceof HTMLInputElement && at.type !== 'checkbox' && at.type !== 'radio') ||
  at instanceof HTMLTextAreaElement ||
  at instanceof HTMLSelectElement;

/** whether the focus was last led by keys: what was reached by Tab keeps its Enter, what was clicked does not */
let led = false;
/** The focus was led somewhere by hand, as by a key that opens a list. */
export const lead = (): void => {
  led = true;
};
export function watchFocus(): () => void {
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') led = true;
  };
  const pointer = (): void => {
    led = false;
  };
  addEventListener('keydown', key, true);
  addEventListener('pointerdown', pointer, true);
  return () => {
    removeEventListener('keydown', key, true);
    removeEventListener('pointerdown', pointer, true);
  };
}

/** Enter presses the button that shows it, wherever the focus is; but not over a thing that was reached by Tab. */
export function enter(at: EventTarget | null): boolean {
  const pressable = at instanceof Element && at.closest('button, a, [role=button], summary');
  if (pressable && led) return false;
  const shown = document.querySelector<HTMLButtonElement>('button:enabled:has(kbd[data-t="↵"])');
  shown?.click();
  return shown !== null;
}
