import { describe, expect, it } from 'vitest';
import { aDataSet, seen, someAnimals } from '../../../tests/support/builders/data-set.ts';
import { countsBySquare, placesOverTime } from './places-over-time.ts';

/** Two scans of a morning and one of the next evening, in Paris, on a plan of 4 × 2 squares. */
const dataSet = aDataSet({
  scans: [
    { id: 's1', instant: '2026-03-28T08:00:00Z' },
    { id: 's2', instant: '2026-03-28T08:30:00Z' },
    { id: 's3', instant: '2026-03-29T16:00:00Z' },
    { id: 's4', instant: '2026-04-01T07:10:00Z' },
  ],
  individuals: someAnimals('lion', 'a', 'b'),
  plans: [{ id: 'outside', widthM: 4, heightM: 2 }],
  records: [
    seen('s1', 'a', 'rest', { x: 0.5, y: 0.5, elevation: 1 }),
    seen('s1', 'b', 'rest', { x: 0.2, y: 0.9, elevation: 1 }),
    seen('s2', 'a', 'rest', { x: 0.5, y: 0.5 }),
    seen('s2', 'b', 'rest', { x: 9, y: 0.5 }),
    seen('s3', 'a', 'rest', { x: 3.5, y: 1.5, elevation: -1 }),
  ],
});
const FIRST = { column: 0, row: 0 };
const LAST = { column: 3, row: 1 };

describe('places over time', () => {
  it('are counted by local day, square and level, a day with scans and without a place too', () => {
    expect(placesOverTime(dataSet, 'day')).toEqual([
      {
        moment: '2026-03-28',
        scans: 2,
        plans: {
          outside: [
            { ...FIRST, level: 1, value: 2 },
            { ...FIRST, level: null, value: 1 },
          ],
        },
      },
      { moment: '2026-03-29', scans: 1, plans: { outside: [{ ...LAST, level: -1, value: 1 }] } },
      { moment: '2026-04-01', scans: 1, plans: { outside: [] } },
    ]);
  });

  it('are counted by the hour of the clock, across the change to summer time', () => {
    expect(placesOverTime(dataSet, 'hour').map(({ moment, scans }) => [moment, scans])).toEqual([
      ['09', 3],
      ['18', 1],
    ]);
  });

  it.each([
    ['week', ['2026-W13', '2026-W14']],
    ['month', ['2026-03', '2026-04']],
  ] as const)('are counted by %s', (kind, moments) => {
    expect(placesOverTime(dataSet, kind).map(({ moment }) => moment)).toEqual(moments);
  });

  it('are none without a scan', () => {
    expect(placesOverTime(aDataSet({}), 'day')).toEqual([]);
  });

  it('make together what the whole period has', () => {
    const all = placesOverTime(dataSet, 'week').flatMap(({ plans }) => plans['outside'] ?? []);
    expect(countsBySquare(all, 'all')).toEqual([
      { ...FIRST, value: 3 },
      { ...LAST, value: 1 },
    ]);
    expect(countsBySquare(all, 1)).toEqual([{ ...FIRST, value: 2 }]);
    expect(countsBySquare(all, 4)).toEqual([]);
  });
});
