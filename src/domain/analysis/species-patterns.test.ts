import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySample, aSample, seen, someAnimals, unseen } from '../../../tests/support/builders/data-set.ts';
import { speciesPatternsOf } from './species-patterns.ts';

const [lion, zebra] = speciesPatternsOf(
  aSample({
    scans: [
      { id: 'night', instant: '2025-03-29T23:30:00Z' },
      { id: 'first', instant: '2025-10-26T00:30:00Z' },
      { id: 'second', instant: '2025-10-26T01:30:00Z' },
      { id: 'third', instant: '2025-10-26T02:30:00Z' },
    ],
    individuals: [...someAnimals('lion', 'a'), ...someAnimals('zebra', 'z'), ...someAnimals('lion', 'b')],
    ethogram: ['walk', 'rest', 'eat'],
    records: [
      seen('night', 'a', 'walk'),
      seen('first', 'a', 'walk'),
      seen('second', 'b', 'rest'),
      seen('third', 'b', 'rest'),
      seen('third', 'a', 'eat'),
      unseen('third', 'z'),
    ],
  }),
);

/** Numbers of records at some hours, 0 at the others. */
const hoursWith = (some: Readonly<Record<number, number>>) => Array.from({ length: 24 }, (_, hour) => some[hour] ?? 0);

describe('the pattern of a species', () => {
  it('has its animals, and the counts and percentages of its behaviours', () => {
    expect(lion).toMatchObject({
      speciesId: 'lion',
      individualIds: ['a', 'b'],
      total: 5,
      behaviours: [
        { behaviour: 'walk', count: 2, percent: 40 },
        { behaviour: 'rest', count: 2, percent: 40 },
        { behaviour: 'eat', count: 1, percent: 20 },
      ],
      diversity: { total: 5, observed: 3, level: 'moderate' },
    });
  });
  it('names every behaviour that shares the largest count as dominant, sorted by code', () => {
    expect(lion?.dominant).toEqual(['rest', 'walk']);
  });
  it('counts records by the hour of Paris, those of the repeated hour of October in one', () => {
    expect(lion?.hours).toEqual(hoursWith({ 0: 1, 2: 2, 3: 2 }));
  });
  it('of animals that were never seen has counts of 0 and nothing dominant', () => {
    expect(zebra).toMatchObject({
      individualIds: ['z'],
      total: 0,
      behaviours: ['walk', 'rest', 'eat'].map((behaviour) => ({ behaviour, count: 0, percent: null })),
      diversity: { shannon: null },
      dominant: [],
      hours: hoursWith({}),
    });
  });
  it('is not there without animals', () => expect(speciesPatternsOf(aSample({ ethogram: ['rest'] }))).toEqual([]));
  it('of any sample has its visible records at 24 hours, and a dominant behaviour exactly when one was seen', () => {
    fc.assert(
      fc.property(anySample, (any) => {
        const patterns = speciesPatternsOf(any);
        const hours = patterns.flatMap((pattern) => pattern.hours);
        expect(hours).toHaveLength(24 * patterns.length);
        expect(hours.reduce((sum, count) => sum + count, 0)).toBe(any.visible.length);
        for (const { dominant, total } of patterns) expect(dominant.length > 0).toBe(total > 0);
      }),
    );
  });
});
