import { describe, expect, it } from 'vitest';
import { Lesson, leftOf } from './lesson.svelte';
import type { Beat, InLesson } from './wire';

const beat = (by: number, step: string, ...play: string[]): Beat => ({
  play,
  by,
  step,
  point: [],
  rule: '',
});
const BEATS = [beat(0, 'roll', 'roll'), beat(1, '', 'roll'), beat(0, 'take', 'a', 'b', 'a')];
const at = (number: number | null, done = 0): Lesson => {
  const place: InLesson = { name: 'first', beat: number, done };
  const of = () => ({ at: place, seat: 0, prefix: 'xx', names: {} });
  return new Lesson({ name: 'first', beats: BEATS }, of);
};

describe('a lesson', () => {
  it('offers what its step teaches, in any order', () => {
    expect(at(0).taught(['place', 'roll'])).toEqual(['roll']);
    expect(at(2).taught(['a', 'b', 'c'])).toEqual(['a', 'b']);
    expect(at(2).taught(['a', 'b', 'c'], ['a'])).toEqual(['a', 'b']);
    expect(at(2).taught(['a', 'b', 'c'], ['a', 'a'])).toEqual(['b']);
    expect(at(2, 1).taught(['a', 'b', 'c'])).toEqual(['a', 'b']);
    expect(at(2).taught(['a', 'b', 'c'], ['c'])).toEqual([]);
  });
  it('sends the gesture as it was written, and nothing else', () => {
    expect(at(2).gesture(['b', 'a', 'a'])).toEqual(['a', 'b', 'a']);
    expect(at(2).gesture(['a'])).toEqual(['a']);
    expect(at(2).gesture(['b'])).toBeNull();
    expect(at(2).gesture(['a', 'b', 'a', 'c'])).toBeNull();
    expect(leftOf(['a'], ['b'])).toBeNull();
  });
  it('leaves everything free off its path, behind its end and to whoever has left it', () => {
    const left = at(0);
    left.left = true;
    for (const free of [at(null), at(3), at(1), left]) {
      expect(free.taught(['x', 'y'])).toEqual(['x', 'y']);
      expect(free.gesture(['x'])).toEqual(['x']);
    }
    expect(at(0).steps).toBe(2);
  });
});
