import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkShape,
  type Corner,
  crossesItself,
  crossingsOf,
  formatShape,
  isInside,
  parseShape,
  shapeShare,
} from './shape.ts';
import { SHAPE_PATTERN } from './zone.ts';

const at = (...pairs: readonly (readonly [number, number])[]): Corner[] => pairs.map(([x, y]) => ({ x, y }));
const square = at([0.2, 0.2], [0.6, 0.2], [0.6, 0.6], [0.2, 0.6]);
const corner = fc.record({ x: fc.double({ noNaN: true }), y: fc.double({ noNaN: true }) });
const circle = (corners: number) =>
  Array.from({ length: corners }, (_, index) => ({
    x: 0.5 + 0.4 * Math.cos((2 * Math.PI * index) / corners),
    y: 0.5 + 0.4 * Math.sin((2 * Math.PI * index) / corners),
  }));

describe('a shape as text', () => {
  it('has its corners in order, with four decimals at most', () => {
    expect(formatShape(at([0, 0.12345], [1, 0.5], [0.3, 1]))).toBe('0,0.1235 1,0.5 0.3,1');
  });
  it('stays inside the plan, whatever the hand did', () => {
    expect(formatShape(at([-0.2, 7], [1.0001, 0.5], [Number.NaN, Infinity]))).toBe('0,1 1,0.5 0,0');
    expect(formatShape(at([1e-7, 0], [0, 0.99999], [0.5, 0.5]))).toBe('0,0 0,1 0.5,0.5');
  });
  it('is read back as it was written', () => {
    expect(parseShape('0,0.1235 1,0.5 0.3,1')).toEqual(at([0, 0.1235], [1, 0.5], [0.3, 1]));
  });
  it.each(['', '0,0', '0,0 1,1', '0,0 1,1 2,2', '0,0 1,1 0.12345,1', '0;0 1;1 1;0', '0,0  1,1 1,0', 'a,b c,d e,f'])(
    '%j is none',
    (text) => expect(parseShape(text)).toBeNull(),
  );
  it('of any corners is one that the database takes, and says the same when it is read and written again', () => {
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 60 }), (corners) => {
        const text = formatShape(corners);
        expect(text).toMatch(SHAPE_PATTERN);
        expect(formatShape(parseShape(text) ?? [])).toBe(text);
      }),
    );
  });
});

describe('an outline', () => {
  it.each([
    ['a triangle', at([0, 0], [1, 0], [0, 1])],
    ['a square', square],
    ['a U', at([0, 0], [0.2, 0], [0.2, 0.8], [0.8, 0.8], [0.8, 0], [1, 0], [1, 1], [0, 1])],
    ['the whole plan', at([0, 0], [1, 0], [1, 1], [0, 1])],
    ['a square with a corner on its side', at([0, 0], [0.5, 0], [1, 0], [1, 1], [0, 1])],
    ['60 corners', circle(60)],
    ['as small as a ten-thousandth of the plan', at([0, 0], [0.02, 0], [0, 0.01])],
  ])('may be %s', (_what, corners) => expect(checkShape(corners)).toBeNull());

  it.each([
    ['two corners', at([0, 0], [1, 1])],
    ['61 corners', circle(61)],
    ['a bow tie', at([0, 0], [1, 1], [1, 0], [0, 1])],
    ['a bow tie with a larger half', at([0, 0], [1, 1], [1, 0], [0, 0.5])],
    ['corners in one line', at([0, 0], [0.5, 0.5], [1, 1])],
    ['a corner twice', at([0, 0], [1, 0], [1, 0], [0, 1])],
    ['a side that comes back over another', at([0, 0], [1, 0], [0.5, 0], [0.5, 1])],
    ['a side back over the first one', at([0.5, 0], [1, 0], [1, 1], [0, 1], [0.8, 0])],
    ['a corner on a side further on', at([0, 0], [1, 0], [1, 1], [0.5, 0], [0, 1])],
    ['a speck', at([0.5, 0.5], [0.501, 0.5], [0.5, 0.501])],
    ['just smaller than a ten-thousandth of the plan', at([0, 0], [0.0199, 0], [0, 0.01])],
    ['corners that are one when stored', at([0.5, 0.5], [0.50001, 0.5], [0.5, 0.50001])],
  ])('may not be %s', (_what, corners) => expect(checkShape(corners)?.code).toBe('zone/shape-invalid'));

  it('with a last side that crosses the first is found as well', () => {
    expect(crossesItself(at([0, 0.5], [1, 0.5], [1, 1], [0.5, 0], [0, 1]))).toBe(true);
    expect(crossesItself(square)).toBe(false);
  });
  it('with a corner drawn twice touches itself, also as a triangle', () => {
    expect(crossesItself(at([0, 0], [1, 0], [1, 0]))).toBe(true);
  });
  it('that is valid has no crossing', () => {
    expect(crossingsOf(square)).toEqual([]);
    expect(crossingsOf(circle(60))).toEqual([]);
  });
  it.each([
    ['at the middle of a bow tie', at([0, 0], [1, 1], [1, 0], [0, 1]), [0.5, 0.5]],
    ['at a corner on a side further on', at([0, 0], [1, 0], [1, 1], [0.5, 0], [0, 1]), [0.5, 0]],
    ['where a side comes back over the one before', at([0, 0], [1, 0], [0.5, 0], [0.5, 1]), [1, 0]],
    ['a quarter along a side', at([0, 0], [1, 0], [0.25, 0.5], [0.25, -0.5]), [0.25, 0]],
  ])('crosses itself %s', (_where, corners, [x, y]) => {
    expect(crossingsOf(corners)).toContainEqual({ x: expect.closeTo(x ?? 0, 9), y: expect.closeTo(y ?? 0, 9) });
  });
  it('that is open crosses itself by its drawn sides alone', () => {
    const bowTie = at([0, 0], [1, 1], [1, 0], [0, 1]);
    const hook = at([0.5, 0], [0.5, 1], [1, 1], [0, 0.5]);
    expect(crossingsOf(bowTie, true)).toHaveLength(1);
    expect(crossingsOf(hook.slice(0, 3), true)).toEqual([]);
    expect(crossingsOf(hook, true)).toEqual([{ x: 0.5, y: expect.closeTo(0.75, 9) }]);
    expect(crossingsOf(at([0, 0], [1, 0]), true)).toEqual([]);
  });
  it('crosses itself with the side that closes it', () => {
    const bowTie = at([1, 1], [1, 0], [0, 1], [0, 0]);
    expect(crossingsOf(bowTie)).toEqual(at([0.5, 0.5]));
    expect(crossingsOf(bowTie, true)).toEqual([]);
  });
  it.each([
    ['up', at([0.5, 0.1], [0.5, 0.9], [0.5, 0.4]), at([0.5, 0.9])],
    ['to the left', at([0.9, 0.5], [0.1, 0.5], [0.4, 0.5]), at([0.1, 0.5])],
    ['aslant', at([0.2, 0.2], [0.8, 0.6], [0.5, 0.4]), at([0.8, 0.6])],
  ])('that comes back over a side drawn %s touches itself at its turning point', (_way, corners, places) => {
    expect(crossingsOf(corners, true)).toEqual(places);
  });
  it.each([
    ['steeply down', at([0.1, 0.1], [0.2, 0.4], [0.3, 0.7])],
    ['up and to the left', at([0.9, 0.8], [0.5, 0.6], [0.1, 0.4])],
    ['from a corner drawn twice', at([0, 0], [0, 0], [1, 0])],
  ])('that goes straight on %s does not touch itself', (_way, corners) => {
    expect(crossingsOf(corners, true)).toEqual([]);
  });
  it.each([
    ['ends on an earlier side', at([0, 0], [1, 0], [1, 1], [0.5, 0], [0.5, 0.5]), at([0.5, 0], [0.5, 0])],
    ['runs over the first corner', at([0.5, 0.5], [0.5, 0.9], [1, 0.5], [0, 0.5]), at([0.5, 0.5])],
    [
      'runs over a corner between two sides',
      at([0.5, 0.9], [0.5, 0.5], [1, 0.8], [1, 0.5], [0, 0.5]),
      at([0.5, 0.5], [0.5, 0.5]),
    ],
  ])('touches itself where a side %s, once for each of the sides there', (_way, corners, places) => {
    expect(crossingsOf(corners, true)).toEqual(places);
  });
  it('covers a share of the plan, whichever way round it was drawn', () => {
    expect(shapeShare(square)).toBeCloseTo(0.16, 10);
    expect(shapeShare(square.toReversed())).toBeCloseTo(0.16, 10);
    expect(shapeShare(at([0, 0], [1, 1]))).toBe(0);
    expect(shapeShare([])).toBe(0);
  });
});

describe('a point of the plan', () => {
  it.each([
    ['in the middle', 0.4, 0.4, true],
    ['on the left side', 0.2, 0.4, true],
    ['on the top side', 0.3, 0.2, true],
    ['on the right side', 0.6, 0.3, true],
    ['on the bottom side', 0.5, 0.6, true],
    ['on a corner', 0.6, 0.6, true],
    ['just outside', 0.6001, 0.4, false],
    ['level with a side', 0.7, 0.2, false],
    ['level with a side, before it', 0.1, 0.2, false],
    ['above', 0.4, 0.1, false],
  ])('%s of the square is inside: %4$s', (_where, x, y, inside) => expect(isInside(square, { x, y })).toBe(inside));

  it('in the bay of a U is outside, in its arms inside', () => {
    const u = at([0, 0], [0.2, 0], [0.2, 0.8], [0.8, 0.8], [0.8, 0], [1, 0], [1, 1], [0, 1]);
    expect(isInside(u, { x: 0.5, y: 0.4 })).toBe(false);
    expect(isInside(u, { x: 0.1, y: 0.4 })).toBe(true);
    expect(isInside(u, { x: 0.9, y: 0.8 })).toBe(true);
  });
  it.each([
    [0.5, 0.21, true],
    [0.5, 0.19, false],
    [0.61, 0.6, false],
    [0.59, 0.6, true],
    [0.21, 0.5, true],
    [0.19, 0.5, false],
  ])('at %d, %d beside a slanting side of a triangle is inside: %s', (x, y, inside) => {
    expect(isInside(at([0.1, 0.1], [0.9, 0.3], [0.3, 0.9]), { x, y })).toBe(inside);
  });
  it('is in no outline of two corners', () => {
    expect(isInside(at([0, 0], [1, 1]), { x: 0.5, y: 0.5 })).toBe(false);
  });
});
