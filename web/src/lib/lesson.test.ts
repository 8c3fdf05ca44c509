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
const BEATS = [
  beat(0, 'roll', 'roll'),
  beat(1, '', 'roll'),
  beat(0, 'take', 'a:1', 'a:2', 'a:1', 'end'),
  beat(0, 'take', 'end'),
];
const at = (number: number | null, done = 0): Lesson => {
  const place: InLesson = { name: 'first', beat: number, done };
  const of = () => ({ code: 'abc', version: 7, at: place, seat: 0, prefix: 'xx', names: {} });
  return new Lesson({ name: 'first', beats: BEATS }, of);
};

describe('a lesson', () => {
  it('offers what its step teaches: what is alike in any order, the rest in its turn', () => {
    expect(at(0).taught(['place', 'roll'])).toEqual(['roll']);
    expect(at(2).taught(['a:1', 'a:2', 'a:3', 'end'])).toEqual(['a:1', 'a:2']);
    expect(at(2).taught(['a:1', 'a:2', 'end'], ['a:1'])).toEqual(['a:1', 'a:2']);
    expect(at(2).taught(['a:1', 'a:2', 'end'], ['a:1', 'a:1'])).toEqual(['a:2']);
    expect(at(2, 1).taught(['a:1', 'a:2', 'a:3'])).toEqual(['a:1', 'a:2']);
    expect(at(2, 3).taught(['a:1', 'end'])).toEqual(['end']);
    expect(at(2).taught(['a:1', 'a:2', 'a:3'], ['a:3'])).toEqual([]);
  });
  it('goes on whichever of several pairs was begun with', () => {
    const pairs = [beat(0, 'swap', 'give:x', 'take:1', 'give:x', 'take:2')];
    const of = () => ({
      code: 'swap',
      version: 7,
      at: { name: 'first', beat: 0, done: 0 },
      seat: 0,
      prefix: 'xx',
      names: {},
    });
    const lesson = new Lesson({ name: 'first', beats: pairs }, of);
    expect(lesson.taught(['take:1', 'take:2'], ['give:x'])).toEqual(['take:1', 'take:2']);
    expect(lesson.taught(['give:x', 'give:y'], ['give:x', 'take:2'])).toEqual(['give:x']);
    expect(lesson.gesture(['give:x', 'take:2', 'give:x', 'take:1'])).toEqual(pairs[0]?.play);
  });
  it('sends the gesture as it was written, and nothing else', () => {
    expect(at(2).gesture(['a:2', 'a:1', 'a:1'])).toEqual(['a:1', 'a:2', 'a:1']);
    expect(at(2).gesture(['a:1'])).toEqual(['a:1']);
    expect(at(2).gesture(['a:2'])).toBeNull();
    expect(at(2).gesture(['a:1', 'a:2', 'a:1', 'a:3'])).toBeNull();
    expect(leftOf(['a'], ['b'])).toBeNull();
  });
  it('leaves everything free off its path, behind its end and to whoever has left it', () => {
    const left = at(0);
    left.left = true;
    for (const free of [at(null), at(4), left]) {
      expect(free.taught(['x', 'y'])).toEqual(['x', 'y']);
      expect(free.gesture(['x'])).toEqual(['x']);
    }
    expect(at(0).steps).toBe(2);
  });
  it('lets nobody choose while the others are at it', () => {
    expect(at(1).taught(['x', 'y'])).toEqual([]);
  });
  it('goes back to where a step began, and then to the one before it', () => {
    const place: InLesson = { name: 'first', beat: 0, done: 0 };
    let version = 3;
    const of = () => ({ code: 'back', version, at: place, seat: 0, prefix: 'xx', names: {} });
    const lesson = new Lesson({ name: 'first', beats: BEATS }, of);
    lesson.begin();
    expect(lesson.before).toBeNull();
    place.beat = 2;
    version = 8;
    lesson.begin();
    expect(lesson.before).toBe(3);
    place.done = 1;
    version = 9;
    lesson.begin();
    expect(lesson.before).toBe(8);
  });
});
