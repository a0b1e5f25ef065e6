import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grid, gridOf } from '../../enclosures/grid.ts';
import { heatmap, heatmapsOfLevels } from './heatmap.ts';

const gridOfMap = (widthM: number, heightM: number, squareAreaM2: number): Grid => {
  const grid = gridOf(widthM, heightM, squareAreaM2);
  if (!grid.ok) throw new Error(grid.error.code);
  return grid.value;
};
/** Three columns of 2 m, the last one cut at 5 m, and two rows. */
const MAP = gridOfMap(5, 4, 4);

describe('a heatmap', () => {
  it('counts the records of each cell, row after row from the origin', () => {
    expect(heatmap(MAP, [0, 1.9, 2, 4.5, 0.5, 0.5], [0, 1.9, 0, 3, 2, 3.9])).toEqual({
      cells: [2, 1, 0, 2, 0, 1],
      largest: 2,
      outside: 0,
      withoutCoordinates: 0,
    });
  });
  it('puts a point on the far border into the last cell, and counts the points outside apart', () => {
    expect(heatmap(MAP, [5, 5.1, -0.1, 1, 1], [4, 1, 1, 4.1, -0.1])).toEqual({
      cells: [0, 0, 0, 0, 0, 1],
      largest: 1,
      outside: 4,
      withoutCoordinates: 0,
    });
  });
  it('counts the records without coordinates apart', () => {
    expect(heatmap(MAP, [null, 1, null], [null, null, 1])).toMatchObject({ largest: 0, withoutCoordinates: 3 });
  });
  it('without records has a 0 in each cell', () => {
    expect(heatmap(MAP, [], [])).toEqual({
      cells: [0, 0, 0, 0, 0, 0],
      largest: 0,
      outside: 0,
      withoutCoordinates: 0,
    });
  });
  it('is refused for lists of different lengths', () => {
    expect(() => heatmap(MAP, [1], [])).toThrow('one y for each x');
  });
  it('loses no record, and is the same in whatever order they come', () => {
    const anyPlace = fc.option(fc.double({ min: -1, max: 6, noNaN: true }));
    fc.assert(
      fc.property(fc.array(fc.tuple(anyPlace, anyPlace)), (points) => {
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        const map = heatmap(MAP, xs, ys);
        const within = map.cells.reduce((total, one) => total + one, 0);
        expect(within + map.outside + map.withoutCoordinates).toBe(points.length);
        expect(heatmap(MAP, xs.toReversed(), ys.toReversed())).toEqual(map);
      }),
    );
  });
});

describe('the heatmaps of levels', () => {
  it('hold the records of each level from −1 to 4, and count those without one apart', () => {
    const { levels, withoutLevel } = heatmapsOfLevels(
      MAP,
      [1, 1, 3, null, 1, 9, 1],
      [1, 1, 1, null, 1, 1, 1],
      [0, 0, 4, 4, null, -1, 5],
    );
    expect(levels.map(({ level }) => level)).toEqual([-1, 0, 1, 2, 3, 4]);
    expect(levels.map(({ cells }) => cells.slice(0, 2))).toEqual([
      [0, 0],
      [2, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 1],
    ]);
    expect([levels[0]?.outside, levels[5]?.withoutCoordinates, withoutLevel]).toEqual([1, 1, 2]);
  });
  it('are refused for another number of levels', () => {
    expect(() => heatmapsOfLevels(MAP, [1], [1], [])).toThrow('one level for each x');
  });
});
