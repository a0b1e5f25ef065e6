import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryCounts } from './coded-items.ts';
import { fleissKappa } from './fleiss-kappa.ts';

/** Ten patients, fourteen psychiatrists and five diagnoses: the table with which Fleiss' kappa is always shown. */
const CLASSIC = [
  [0, 0, 0, 0, 14],
  [0, 2, 6, 4, 2],
  [0, 0, 3, 5, 6],
  [0, 3, 9, 2, 0],
  [2, 2, 8, 1, 1],
  [7, 7, 0, 0, 0],
  [3, 2, 6, 3, 0],
  [2, 5, 3, 2, 2],
  [6, 5, 2, 1, 0],
  [0, 2, 2, 3, 7],
];
// A −2, which no kappa can be, stands for none.
const orNone = (kappa: number | null) => kappa ?? -2;

describe("Fleiss' kappa", () => {
  it('of the classic table is that of the definitions', () => {
    expect(fleissKappa(CLASSIC)?.toFixed(6)).toBe('0.209931');
  });
  it('is 1 where all agree on each item, and −1 where two always differ evenly', () => {
    expect(
      fleissKappa([
        [3, 0],
        [0, 3],
      ]),
    ).toBe(1);
    expect(
      fleissKappa([
        [1, 1],
        [1, 1],
      ]),
    ).toBe(-1);
  });
  it('is not defined without an item, with one observer, and with one category for all', () => {
    expect([
      fleissKappa([]),
      fleissKappa([
        [1, 0],
        [0, 1],
      ]),
      fleissKappa([
        [3, 0],
        [3, 0],
      ]),
    ]).toEqual([null, null, null]);
    expect([fleissKappa([[]]), fleissKappa([[0, 0]])]).toEqual([null, null]);
  });
  it('is refused for items with different numbers of observers', () => {
    expect(() =>
      fleissKappa([
        [2, 1],
        [1, 1],
      ]),
    ).toThrow('the same number of observers');
  });
  it('is the same in whatever order items, observers and categories come, and with each item twice', () => {
    const anyItems = fc.array(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 4, maxLength: 4 }));
    fc.assert(
      fc.property(anyItems, (items) => {
        const { counts } = categoryCounts(items);
        const kappa = orNone(fleissKappa(counts));
        expect(kappa === -2 || (kappa >= -1 - 1e-9 && kappa <= 1 + 1e-9)).toBe(true);
        for (const same of [
          counts.toReversed(),
          counts.map((row) => row.toReversed()),
          counts.map((row) => [...row, 0]),
          [...counts, ...counts],
          categoryCounts(items.map((codes) => codes.toReversed())).counts,
        ])
          expect(orNone(fleissKappa(same))).toBeCloseTo(kappa, 9);
      }),
    );
  });
});
