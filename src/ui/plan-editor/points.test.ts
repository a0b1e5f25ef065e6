import { describe, expect, it } from 'vitest';
import { inside, isSameOutline, middleAfter, middleOf, rectangle, shifted, withCorner, withMiddle } from './points.ts';

const triangle = [
  { x: 0.2, y: 0.2 },
  { x: 0.8, y: 0.2 },
  { x: 0.5, y: 0.8 },
];

describe('a corner', () => {
  it('moves alone, and not out of the plan', () => {
    expect(withCorner(triangle, 1, { x: 1.4, y: -3 })).toEqual([triangle[0], { x: 1, y: 0 }, triangle[2]]);
    expect(inside({ x: -1, y: 0.4 })).toEqual({ x: 0, y: 0.4 });
  });
  it('comes half-way to the next one, the last one’s being the first', () => {
    expect(withMiddle(triangle, 0)[1]).toEqual({ x: 0.5, y: 0.2 });
    expect(withMiddle(triangle, 0)).toHaveLength(4);
    expect(middleAfter(triangle, 2)).toEqual({ x: 0.35, y: 0.5 });
  });
});

describe('an outline', () => {
  it('keeps its form when it is pushed against the border', () => {
    const [first, second, third] = shifted(triangle, { x: 0.5, y: -0.1 });
    expect([first?.x, second?.x, third?.x].map((x) => x?.toFixed(4))).toEqual(['0.4000', '1.0000', '0.7000']);
    expect([first?.y, third?.y].map((y) => y?.toFixed(4))).toEqual(['0.1000', '0.7000']);
  });
  it('of a rectangle is the same whichever corner came first', () => {
    const drawn = rectangle({ x: 0.6, y: 0.1 }, { x: 0.2, y: 0.5 });
    expect(drawn[0]).toEqual({ x: 0.2, y: 0.1 });
    expect(drawn[2]).toEqual({ x: 0.6, y: 0.5 });
    expect(drawn).toEqual(rectangle({ x: 0.2, y: 0.5 }, { x: 0.6, y: 0.1 }));
  });
  it('has its name in the middle', () => {
    expect(middleOf(triangle).x).toBeCloseTo(0.5);
    expect(middleOf([])).toEqual({ x: 0, y: 0 });
  });
  it('is distinguished from another by its corners', () => {
    expect(isSameOutline(triangle, [...triangle])).toBe(true);
    expect(isSameOutline(triangle, triangle.slice(1))).toBe(false);
    expect(isSameOutline(triangle, withCorner(triangle, 0, { x: 0, y: 0 }))).toBe(false);
  });
});
