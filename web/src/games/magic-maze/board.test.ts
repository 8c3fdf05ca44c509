import { beforeAll, describe, expect, it } from 'vitest';
import { printed } from '../../lib/printed.svelte';
import { mallOf } from './board';
import real from './cases.json';

beforeAll(() => printed.lay(real));

const lay = (...tiles: [string, number, number, number, number?][]): ReturnType<typeof mallOf> =>
  mallOf(tiles.map(([tile, x, y, turns, dimension = 0]) => ({ tile, x, y, turns, dimension })));

describe('the mall', () => {
  it('stands where the rules put it (test vectors 5 and 6)', () => {
    const mall = lay(['1a', 0, 0, 0], ['2', 1, -4, 0], ['4', 4, 1, 1]);
    expect(mall.cells.get('2-13')).toMatchObject({ x: 2, y: -1 });
    expect(mall.cells.get('2-30')).toMatchObject({ x: 4, y: -4, kind: 'exit', colour: 'purple' });
    expect(mall.cells.get('4-13')).toMatchObject({ x: 4, y: 2 });
    expect(mall.cells.get('4-11')).toMatchObject({ x: 6, y: 2, kind: 'hourglass' });
    expect(mall.rides).toContainEqual({ x1: 3, y1: 2, x2: 2, y2: 3 });
    expect(mall.ends.get('1a-32')).toBe('1a-23');
    expect(mall.ends.get('1a-23')).toBe('1a-32');
  });

  it('knows its doors and which way they lead', () => {
    const mall = lay(['1a', 0, 0, 0], ['4', 4, 1, 1]);
    expect([...mall.doors.keys()].filter((door) => door.startsWith('1a'))).toHaveLength(4);
    expect(mall.doors.get('1a-n')).toMatchObject({ x: 2, y: 0, dx: 0, dy: -1 });
    // stored east, turned once: south on the table
    expect(mall.doors.get('4-e')).toMatchObject({ dx: 0, dy: 1 });
  });

  it('draws gaps and keeps two dimensions apart', () => {
    expect(lay(['13', 0, 0, 0]).edges.filter((edge) => edge.kind === 'gap')).toHaveLength(2);
    const mall = lay(['1b', 0, 0, 0], ['3', 0, 0, 0, 1]);
    const places = [...mall.cells.values()].map((cell) => `${cell.x},${cell.y}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
