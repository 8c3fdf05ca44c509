import { describe, expect, it } from 'vitest';
import { arranged, isPacking, mirrored, moved, shapeName, turned, type Grid } from './storage';

const grid: Grid = { rows: 4, columns: 4, beside: 0 };
const shapes = {
  shield: ['##', '##'],
  potion: ['##'],
  bow: ['####'],
  lute: ['##'],
};
const piece = (good: string, cells: number[]) => ({ good, side: 'basic', cells });

describe('a piece of the storage', () => {
  it('is turned and mirrored without leaving the grid', () => {
    const corner = [0, 4, 5]; // an L in the upper left
    expect(turned(corner, grid)).toEqual([0, 1, 4]);
    expect(mirrored(corner, grid)).toEqual([1, 4, 5]);
    const bar = [12, 13, 14]; // lies on the lowest row: upright it moves up
    expect(turned(bar, grid)).toEqual([4, 8, 12]);
    let there = corner;
    for (let i = 0; i < 4; i += 1) there = turned(there, grid);
    expect(there).toEqual(corner);
  });
  it('is moved as near to a cell as the edge allows', () => {
    expect(moved([0, 1, 4, 5], 15, grid)).toEqual([10, 11, 14, 15]);
    expect(moved([0, 1], 7, grid)).toEqual([6, 7]);
  });
  it('has one name however it lies', () => {
    const names = [
      [0, 4, 5],
      [1, 4, 5],
      [0, 1, 4],
      [10, 11, 15],
    ].map((c) => shapeName(c, 4));
    expect(new Set(names).size).toBe(1);
    expect(shapeName([0, 1, 2], 4)).not.toBe(names[0]);
  });
});

describe('an arrangement', () => {
  const goods = [piece('shield', [0, 1, 4, 5]), piece('potion', [2, 3])];
  it('is a packing only when nothing overlaps or sticks out', () => {
    expect(
      isPacking(
        [
          [0, 1],
          [2, 3],
        ],
        grid,
      ),
    ).toBe(true);
    expect(
      isPacking(
        [
          [0, 1],
          [1, 2],
        ],
        grid,
      ),
    ).toBe(false);
    expect(isPacking([[16]], grid)).toBe(false);
    expect(isPacking([[0, 1], []], grid)).toBe(false);
    expect(isPacking([[0, 1], []], { ...grid, beside: 1 })).toBe(true);
  });
  it('keeps what the owner did, turned pieces too', () => {
    const saved: [string, number[]][] = [
      ['potion', [3, 7]],
      ['shield', [8, 9, 12, 13]],
    ];
    expect(arranged(goods, saved, grid, shapes)).toEqual([
      [8, 9, 12, 13],
      [3, 7],
    ]);
  });
  it('lays new goods where there is room, else falls back to the packing of the server', () => {
    expect(arranged(goods, [['shield', [8, 9, 12, 13]]], grid, shapes)).toEqual([
      [8, 9, 12, 13],
      [2, 3],
    ]);
    expect(arranged(goods, [['shield', [2, 3, 6, 7]]], grid, shapes)).toEqual([
      [2, 3, 6, 7],
      [0, 1],
    ]);
    const full = [piece('shield', [0, 1, 4, 5]), piece('bow', [2, 6, 10, 14])];
    expect(arranged(full, [['shield', [5, 6, 9, 10]]], grid, shapes)).toEqual([
      [5, 6, 9, 10],
      [0, 1, 2, 3],
    ]);
    const twins = [piece('shield', [0, 1, 4, 5]), piece('shield', [2, 3, 6, 7])];
    const tight = { rows: 2, columns: 4, beside: 0 };
    expect(arranged(twins, [['shield', [1, 2, 5, 6]]], tight, shapes)).toEqual([
      [0, 1, 4, 5],
      [2, 3, 6, 7],
    ]);
  });
  it('shows what has no room beside the grid while the goods do not fit', () => {
    const small = { rows: 2, columns: 2, beside: 0 };
    const over = [piece('shield', []), piece('potion', [])];
    expect(arranged(over, [['shield', [0, 1, 2, 3]]], small, shapes)).toEqual([[0, 1, 2, 3], []]);
  });
  it('never trusts what was kept: another shape, another good, an overlap', () => {
    expect(arranged(goods, [['potion', [2, 3, 6]]], grid, shapes)).toEqual([
      [0, 1, 4, 5],
      [2, 3],
    ]);
    const overlap: [string, number[]][] = [
      ['shield', [0, 1, 4, 5]],
      ['potion', [0, 1]],
    ];
    expect(arranged(goods, overlap, grid, shapes)).toEqual([
      [0, 1, 4, 5],
      [2, 3],
    ]);
  });
});
