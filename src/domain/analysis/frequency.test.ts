import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySample, aSample, seen, someAnimals, unseen } from '../../../tests/support/builders/data-set.ts';
import { type Frequency, frequenciesOf } from './frequency.ts';

const sample = aSample({
  scans: [
    { id: 's1', instant: '2025-01-15T11:00:00Z' },
    { id: 's2', instant: '2025-01-15T12:00:00Z' },
    { id: 's3', instant: '2025-01-20T12:00:00Z' },
    { id: 's4', instant: '2025-02-20T12:00:00Z' },
  ],
  individuals: [...someAnimals('lion', 'a', 'b'), ...someAnimals('zebra', 'z', 'never')],
  ethogram: ['rest', 'walk', 'swim'],
  records: [
    seen('s1', 'a', 'rest'),
    seen('s2', 'a', 'rest'),
    seen('s3', 'a', 'rest'),
    seen('s1', 'b', 'walk'),
    unseen('s2', 'b'),
    seen('s3', 'b', 'rest'),
    seen('s1', 'z', 'walk'),
    unseen('s4', 'z'),
  ],
});
const frequencies = frequenciesOf(sample);
/** Count, pooled percentage, mean of individuals and scan presence of each behaviour. */
const rowsOf = (frequency: Frequency | undefined) =>
  frequency?.behaviours.map(({ behaviour, count, percent, meanOfIndividuals, scanPresence }) => [
    behaviour,
    count,
    percent,
    meanOfIndividuals,
    scanPresence,
  ]);

describe('the frequency of behaviours', () => {
  it('in all records is pooled, a mean of individuals, and a presence in scans with a visible record', () => {
    expect(frequencies.overall.total).toBe(6);
    expect(rowsOf(frequencies.overall)).toEqual([
      ['rest', 4, 400 / 6, (100 + 50 + 0) / 3, 100],
      ['walk', 2, 200 / 6, (0 + 50 + 100) / 3, 100 / 3],
      ['swim', 0, 0, 0, 0],
    ]);
  });
  it('of one individual is of its own records', () => {
    expect(frequencies.individuals.map(({ individualId, total }) => [individualId, total])).toEqual([
      ['a', 3],
      ['b', 2],
      ['z', 1],
      ['never', 0],
    ]);
    expect(rowsOf(frequencies.individuals[1])).toEqual([
      ['rest', 1, 50, 50, 50],
      ['walk', 1, 50, 50, 50],
      ['swim', 0, 0, 0, 0],
    ]);
  });
  it('of an animal that was never seen has counts of 0 and no percentage', () => {
    expect(rowsOf(frequencies.individuals[3])).toEqual(
      ['rest', 'walk', 'swim'].map((behaviour) => [behaviour, 0, null, null, null]),
    );
  });
  it('of a species is of the records of its animals, each animal with the same weight in the mean', () => {
    expect(frequencies.species.map(({ speciesId, total }) => [speciesId, total])).toEqual([
      ['lion', 5],
      ['zebra', 1],
    ]);
    expect(rowsOf(frequencies.species[0])?.[0]).toEqual(['rest', 4, 80, 75, 100]);
  });
  it('in a day, week or month is of its records; a period in which nobody was seen is absent', () => {
    const totals = (series: readonly { readonly period: string; readonly total: number }[]) =>
      series.map(({ period, total }) => [period, total]);
    expect(totals(frequencies.days)).toEqual([
      ['2025-01-15', 4],
      ['2025-01-20', 2],
    ]);
    expect(totals(frequencies.weeks)).toEqual([
      ['2025-W03', 4],
      ['2025-W04', 2],
    ]);
    expect(totals(frequencies.months)).toEqual([['2025-01', 6]]);
    expect(rowsOf(frequencies.days[1])?.[0]).toEqual(['rest', 2, 100, 100, 100]);
  });
  it('of nothing at all is empty', () => {
    const none = { total: 0, behaviours: [] };
    expect(frequenciesOf(aSample({}))).toEqual({
      overall: none,
      individuals: [],
      species: [],
      days: [],
      weeks: [],
      months: [],
    });
  });
  it('leaves out an unknown behaviour, whose scan still counts as one with a visible record', () => {
    const { overall } = frequenciesOf(
      aSample({
        scans: [
          { id: 's1', instant: 0 },
          { id: 's2', instant: 1 },
        ],
        individuals: someAnimals('lion', 'a', 'b'),
        ethogram: ['rest'],
        records: [seen('s1', 'a', 'rest'), seen('s2', 'b', 'fly')],
      }),
    );
    expect([overall.total, rowsOf(overall)]).toEqual([1, [['rest', 1, 100, 100, 50]]]);
  });
});

describe('the frequency of behaviours in any sample', () => {
  it('adds up to 100 % pooled and in the mean of individuals, or is not defined', () => {
    fc.assert(
      fc.property(anySample, (any) => {
        const { overall, individuals, species, days } = frequenciesOf(any);
        for (const { total, behaviours } of [overall, ...individuals, ...species, ...days]) {
          for (const field of ['percent', 'meanOfIndividuals'] as const) {
            const values = behaviours.map((behaviour) => behaviour[field]);
            const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0);
            expect(sum).toBeCloseTo(total === 0 ? 0 : 100, 9);
            expect(values.includes(null)).toBe(total === 0);
          }
        }
      }),
    );
  });
  it('has a presence in scans from 0 to 100 %, above 0 exactly for a behaviour that was seen', () => {
    fc.assert(
      fc.property(anySample, (any) => {
        for (const { count, scanPresence } of frequenciesOf(any).overall.behaviours) {
          expect((scanPresence ?? 0) > 0).toBe(count > 0);
          expect(scanPresence ?? 0).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
  it('counts in its individuals, species, days, weeks and months as many records as overall', () => {
    fc.assert(
      fc.property(anySample, (any) => {
        const { overall, ...sets } = frequenciesOf(any);
        const sums = Object.values(sets).map((some) => some.reduce((all: number, { total }) => all + total, 0));
        expect(sums).toEqual(Array(5).fill(overall.total));
      }),
    );
  });
});
