import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySample, aSample, seen, someAnimals } from '../../../tests/support/builders/data-set.ts';
import { recordsByIndividual, recordsByPeriod, recordsBySpecies } from './record-sets.ts';

const sample = aSample({
  scans: [
    { id: 'monday', instant: '2025-03-30T22:00:00Z' },
    { id: 'sunday', instant: '2025-03-29T23:30:00Z' },
    { id: 'april', instant: '2025-04-01T10:00:00Z' },
    { id: 'empty', instant: '2025-05-01T10:00:00Z' },
  ],
  individuals: [...someAnimals('zebra', 'z'), ...someAnimals('lion', 'a', 'b'), ...someAnimals('crane', 'c')],
  ethogram: ['rest'],
  records: [seen('monday', 'a'), seen('sunday', 'a'), seen('april', 'a'), seen('sunday', 'z')],
});
const periods = (kind: 'day' | 'week' | 'month') =>
  recordsByPeriod(sample.visible, kind).map(({ period, records }) => [period, records.length]);

describe('visible records', () => {
  it('are told apart by individual, with none for an animal that was never seen', () => {
    const counts = recordsByIndividual(sample).map(({ individual, records }) => [individual.id, records.length]);
    expect(counts).toEqual([
      ['z', 1],
      ['a', 3],
      ['b', 0],
      ['c', 0],
    ]);
  });
  it('are told apart by species, with none for a species that was never seen', () => {
    const counts = recordsBySpecies(sample).map(({ speciesId, records }) => [speciesId, records.length]);
    expect(counts).toEqual([
      ['zebra', 1],
      ['lion', 3],
      ['crane', 0],
    ]);
  });
  it('of two days that meet at midnight in Paris belong to two days and two ISO weeks of one month', () => {
    expect(periods('day')).toEqual([
      ['2025-03-30', 2],
      ['2025-03-31', 1],
      ['2025-04-01', 1],
    ]);
    expect(periods('week')).toEqual([
      ['2025-W13', 2],
      ['2025-W14', 2],
    ]);
  });
  it('are not there for a month in which nobody was seen', () => {
    expect(periods('month')).toEqual([
      ['2025-03', 3],
      ['2025-04', 1],
    ]);
    expect(recordsByPeriod([], 'day')).toEqual([]);
  });
  it('of any sample are each in one set of every kind', () => {
    fc.assert(
      fc.property(anySample, (any) => {
        const kinds = [
          recordsByIndividual(any),
          recordsBySpecies(any),
          recordsByPeriod(any.visible, 'day'),
          recordsByPeriod(any.visible, 'week'),
          recordsByPeriod(any.visible, 'month'),
        ];
        for (const sets of kinds) {
          const all = sets.flatMap(({ records }) => records);
          expect([all.length, new Set(all)]).toEqual([any.visible.length, new Set(any.visible)]);
        }
      }),
    );
  });
});
