import { describe, expect, it } from 'vitest';
import { dataSetSchema } from './data-set.ts';

const EMPTY = { scans: [], records: [], individuals: [], ethogram: [] };
const RECORD = { scanId: 's1', individualId: 'a', visible: true, behaviour: 'rest' };
const instantOf = (instant: unknown) => {
  const parsed = dataSetSchema.safeParse({ ...EMPTY, scans: [{ id: 's', instant }] });
  return parsed.success ? parsed.data.scans[0]?.instant : null;
};
const isRecord = (more: object) => dataSetSchema.safeParse({ ...EMPTY, records: [{ ...RECORD, ...more }] }).success;

describe('a data set', () => {
  it('has null, an empty list or a default for each field that is left out', () => {
    const input = { ...EMPTY, records: [RECORD], individuals: [{ id: 'a', speciesId: 'lion' }], zones: [{ id: 'z' }] };
    expect(dataSetSchema.safeParse(input)).toEqual({
      success: true,
      data: {
        scans: [],
        records: [
          { ...RECORD, zoneId: null, planId: null, x: null, y: null, elevation: null, nearest: null, proximity: [] },
        ],
        interactions: [],
        individuals: [{ id: 'a', speciesId: 'lion', group: null }],
        zones: [{ id: 'z', areaM2: null, isHidden: false }],
        plans: [],
        ethogram: [],
        notVisibleCode: null,
        coded: [],
        parameters: expect.objectContaining({ rareThreshold: 5 }),
      },
    });
  });

  it.each([
    ['epoch milliseconds', 1_743_291_000_000, 1_743_291_000_000],
    ['ISO 8601 in Greenwich', '2025-03-29T23:30:00Z', 1_743_291_000_000],
    ['ISO 8601 with milliseconds', '2025-03-29T23:30:00.250Z', 1_743_291_000_250],
    ['ISO 8601 with an offset', '2025-03-30T00:30:00+01:00', 1_743_291_000_000],
    ['a clock time without a zone', '2025-03-30T00:30:00', null],
    ['a day alone', '2025-03-30', null],
    ['a day that no month has', '2025-02-31T00:00:00Z', null],
    ['half a millisecond', 0.5, null],
  ])('has an instant in %s, or refuses it', (_title, written, instant) => expect(instantOf(written)).toBe(instant));

  it('has plans in squares of one square metre and without outlines, unless they are given', () => {
    const plan = { id: 'p', widthM: 2, heightM: 1 };
    expect(dataSetSchema.parse({ ...EMPTY, plans: [plan] }).plans).toEqual([
      { ...plan, squareAreaM2: 1, outlines: [] },
    ]);
  });

  it('has plans of at most 100 squares across, and of 10,000 rows', () => {
    const isPlan = (widthM: number, heightM: number) =>
      dataSetSchema.safeParse({ ...EMPTY, plans: [{ id: 'p', widthM, heightM, squareAreaM2: 4 }] }).success;
    expect([isPlan(200, 20_000), isPlan(200.1, 1), isPlan(1, 20_000.1), isPlan(1, 1e300)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('has codings with a code, a rank or both', () => {
    const codedOf = (coding: object) =>
      dataSetSchema.safeParse({ ...EMPTY, coded: [{ observerId: 'o', itemId: 'i', ...coding }] }).data?.coded[0];
    expect([codedOf({ code: 'rest' }), codedOf({ rank: 0.5 }), codedOf({})]).toEqual([
      { observerId: 'o', itemId: 'i', code: 'rest', rank: null },
      { observerId: 'o', itemId: 'i', code: null, rank: 0.5 },
      undefined,
    ]);
  });

  it('has records with both coordinates or none, and elevations from −1 to 4', () => {
    expect([{ x: 1, y: 2 }, { x: null, y: null }, {}, { elevation: -1 }, { elevation: 4 }].map(isRecord)).toEqual(
      Array(5).fill(true),
    );
    expect([{ x: 1 }, { y: 1 }, { x: 1, y: null }, { elevation: -2 }, { elevation: 5 }].map(isRecord)).toEqual(
      Array(5).fill(false),
    );
  });
});
