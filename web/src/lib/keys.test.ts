import { describe, expect, it } from 'vitest';
import { keyOf } from './keys';
import { stopOf } from './roving';

const key = (key: string, code: string, shiftKey = false): string => keyOf({ key, code, shiftKey });

describe('keys', () => {
  it('go by their place on a layout without Latin letters', () => {
    expect(key('г', 'KeyU')).toBe('u');
    expect(key('Д', 'KeyL', true)).toBe('l');
    expect(key('.', 'Slash')).toBe('/');
    expect(key(',', 'Slash', true)).toBe('?');
  });
  it('are the letter on the cap on a Latin one', () => {
    expect(key('u', 'KeyU')).toBe('u');
    expect(key('z', 'KeyY')).toBe('z');
    expect(key('?', 'Slash', true)).toBe('?');
    expect(key('/', 'Digit7', true)).toBe('/');
  });
  it('count by place where digits need a shift', () => {
    expect(key('&', 'Digit1')).toBe('1');
    expect(key('End', 'Numpad1')).toBe('1');
    expect(key('Enter', 'Enter')).toBe('enter');
    expect(key('ArrowUp', 'ArrowUp')).toBe('arrowup');
  });
});

describe('a row of things', () => {
  it('is one stop of Tab: what has the focus, else what can be chosen', () => {
    const glows = (one: string): boolean => one.startsWith('!');
    expect(stopOf(['a', '!b', '!c'], null, glows)).toBe('!b');
    expect(stopOf(['a', '!b', '!c'], '!c', glows)).toBe('!c');
    expect(stopOf(['a', 'b'], 'gone', glows)).toBe('a');
    expect(stopOf([], null, glows)).toBe(null);
  });
});
