import { describe, expect, it } from 'vitest';
import { aDataSet, seen, someAnimals } from '../../../../tests/support/builders/data-set.ts';
import { doOverlap, periodsAround, samplesOf, type Span } from './compared-sides.ts';

const span = (fromMs: number | null, beforeMs: number | null): Span => ({ fromMs, beforeMs });
const overlap = (a: Span, b: Span) => doOverlap({ kind: 'periods', a, b });

describe('the sides of a comparison', () => {
  it('hold each scan once: the instant of the border belongs to the second period', () => {
    const dataSet = aDataSet({
      scans: [0, 10, 20].map((instant) => ({ id: `s${instant}`, instant })),
      individuals: someAnimals('lion', 'a', 'b'),
      ethogram: ['rest'],
      records: ['s0', 's10', 's20'].map((scanId) => seen(scanId, 'a')),
    });
    const { a, b } = samplesOf(dataSet, periodsAround(10));
    expect([a, b].map(({ scans }) => scans.map(({ id }) => id))).toEqual([['s0'], ['s10', 's20']]);
    expect([a, b].map(({ visible }) => visible.length)).toEqual([1, 2]);
  });
  it('hold the scans of two cohorts, and no others', () => {
    const dataSet = aDataSet({
      scans: ['one', 'two', 'three'].map((cohortId) => ({ id: `s-${cohortId}`, instant: 0, cohortId })),
      cohorts: ['one', 'two', 'three'].map((id) => ({ id, individualIds: ['a'] })),
      individuals: someAnimals('lion', 'a'),
      ethogram: ['rest'],
      records: [seen('s-two', 'a')],
    });
    const sides = { kind: 'cohorts', a: 'one', b: 'two' } as const;
    const { a, b } = samplesOf(dataSet, sides);
    expect([a, b].map(({ scans }) => scans.map(({ id }) => id))).toEqual([['s-one'], ['s-two']]);
    expect([a, b].map(({ visible }) => visible.length)).toEqual([0, 1]);
    expect(doOverlap(sides)).toBe(false);
    expect(doOverlap({ ...sides, b: 'one' })).toBe(true);
  });
  it('overlap where an instant is in both periods, and not where one ends as the other begins', () => {
    expect(doOverlap(periodsAround(10))).toBe(false);
    expect(overlap(span(0, 10), span(10, 20))).toBe(false);
    expect(overlap(span(10, 20), span(0, 10))).toBe(false);
    expect(overlap(span(0, 11), span(10, 20))).toBe(true);
    expect(overlap(span(0, null), span(10, 20))).toBe(true);
    expect(overlap(span(null, null), span(10, 20))).toBe(true);
  });
  it('overlap where an animal is in both groups', () => {
    expect(doOverlap({ kind: 'animals', a: ['a'], b: ['b', 'c'] })).toBe(false);
    expect(doOverlap({ kind: 'animals', a: ['a', 'c'], b: ['b', 'c'] })).toBe(true);
  });
});
