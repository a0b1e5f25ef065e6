import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kendallsW } from './kendalls-w.ts';

const anyJudges = fc.tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 6 })).chain(([judges, items]) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: items, maxLength: items }), {
    minLength: judges,
    maxLength: judges,
  }),
);
// A −1, which no W can be, stands for none.
const orNone = (judges: readonly (readonly number[])[]) => kendallsW(judges)?.w ?? -1;

describe("Kendall's W", () => {
  it('is 1 for the same order by all, and 0 for two opposite ones', () => {
    expect(
      kendallsW([
        [1, 2, 3],
        [10, 20, 30],
      ]),
    ).toEqual({ w: 1, chiSquare: 4, degreesOfFreedom: 2 });
    expect(
      kendallsW([
        [1, 2, 3],
        [3, 2, 1],
      ])?.w,
    ).toBe(0);
  });
  it('with ties is that of scipy 1.17.1, friedmanchisquare by m (n − 1)', () => {
    const judges = [
      [1, 2.5, 2.5, 4, 5, 6],
      [2, 2, 4, 4, 1, 7],
      [3, 1, 1, 1, 8, 9],
    ];
    const found = kendallsW(judges);
    expect(found?.chiSquare).toBeCloseTo(400 / 49, 9);
    expect(found?.w).toBeCloseTo(80 / 147, 9);
    expect(found?.degreesOfFreedom).toBe(5);
  });
  it('is 1 for the same order with the same ties', () => {
    expect(
      kendallsW([
        [1, 1, 2, 3],
        [4, 4, 6, 9],
      ])?.w,
    ).toBeCloseTo(1, 12);
  });
  it('is not defined with fewer than two judges or items, or where each judge gave one value to all', () => {
    expect([kendallsW([]), kendallsW([[1, 2]]), kendallsW([[1], [2]]), kendallsW([[], []])]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(
      kendallsW([
        [3, 3, 3],
        [8, 8, 8],
      ]),
    ).toBeNull();
  });
  it('is refused for judges of different numbers of items', () => {
    expect(() => kendallsW([[1, 2], [1]])).toThrow('the same number of items');
  });
  it('lies between 0 and 1, in any order of judges and items, with each judge twice and on a larger scale', () => {
    fc.assert(
      fc.property(anyJudges, (judges) => {
        const w = orNone(judges);
        expect(w === -1 || (w >= 0 && w <= 1 + 1e-9)).toBe(true);
        for (const same of [
          judges.toReversed(),
          judges.map((values) => values.toReversed()),
          judges.map((values) => values.map((value) => 10 * value + 3)),
          [...judges, ...judges],
        ])
          expect(orNone(same)).toBeCloseTo(w, 9);
      }),
    );
  });
});
