import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from './settings.svelte';
import { Story } from './story.svelte';

describe('the story of a turn', () => {
  let shown: number[] = [];
  let pace: Pace = 'normal';
  let people = false;
  const story = (): Story<number> =>
    new Story<number>({
      show: (step) => shown.push(step),
      pace: () => pace,
      people: () => people,
    });
  const told = (count: number): Story<number> => {
    const one = story();
    for (let i = 1; i <= count; i++) one.take(i);
    return one;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    [shown, pace, people] = [[], 'normal', false];
  });
  afterEach(() => void vi.useRealTimers());

  it('shows the first step at once, each later one when the one before has stood', () => {
    const one = told(3);
    expect([shown, one.left]).toEqual([[1], 2]);
    vi.advanceTimersByTime(899);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1800);
    expect([shown, one.left]).toEqual([[1, 2, 3], 0]);
    one.take(4);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('goes at the pace of the person', () => {
    pace = 'slow';
    told(2);
    vi.advanceTimersByTime(1799);
    expect(shown).toEqual([1]);
    shown = [];
    pace = 'fast';
    told(2);
    vi.advanceTimersByTime(250);
    expect(shown).toContain(2);
    shown = [];
    pace = 'once';
    told(3);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('ends at once and in order', () => {
    const one = told(4);
    one.end();
    expect([shown, one.left]).toEqual([[1, 2, 3, 4], 0]);
    vi.advanceTimersByTime(5000);
    expect(shown).toHaveLength(4);
  });

  it('stands still in a pause, goes on by one step, and then by itself', () => {
    const one = told(4);
    one.pause();
    vi.advanceTimersByTime(5000);
    expect([shown, one.paused]).toEqual([[1], true]);
    one.next();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2]);
    one.pause();
    expect([shown, one.paused]).toEqual([[1, 2, 3], false]);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('waits for each step when it goes step by step', () => {
    pace = 'step';
    const one = told(2);
    expect(shown).toEqual([]);
    one.next();
    vi.advanceTimersByTime(60_000);
    expect([shown, one.left]).toEqual([[1], 1]);
  });

  it('runs by itself and stands again, step by step, when that is wanted', () => {
    pace = 'step';
    const one = told(4);
    one.pause();
    expect([shown, one.paused]).toEqual([[1], false]);
    vi.advanceTimersByTime(900);
    one.pause();
    vi.advanceTimersByTime(60_000);
    expect([shown, one.paused]).toEqual([[1, 2], true]);
  });

  it('runs fast when people are far ahead, and takes its time among bots', () => {
    people = true;
    told(20);
    vi.advanceTimersByTime(900 + 1000);
    expect(shown).toHaveLength(6);
    vi.advanceTimersByTime(3500);
    expect(shown).toHaveLength(20);
    [shown, people] = [[], false];
    told(20);
    vi.advanceTimersByTime(1000);
    expect(shown).toHaveLength(2);
  });
});
