import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySample, aSample, seen, someAnimals, unseen } from '../../../tests/support/builders/data-set.ts';
import { diversitiesOf } from './diversity-series.ts';

const LN2 = Math.log(2);
const sample = aSample({
  scans: [
    { id: 'march', instant: '2025-03-29T23:30:00Z' },
    { id: 'later', instant: '2025-03-30T21:59:00Z' },
    { id: 'monday', instant: '2025-03-30T22:00:00Z' },
    { id: 'april', instant: '2025-04-30T10:00:00Z' },
    { id: 'may', instant: '2025-05-01T10:00:00Z' },
  ],
  individuals: [...someAnimals('lion', 'a', 'b'), ...someAnimals('zebra', 'z')],
  ethogram: ['rest', 'walk', 'eat'],
  records: [
    seen('march', 'a', 'rest'),
    seen('later', 'a', 'walk'),
    seen('monday', 'a', 'rest'),
    seen('april', 'a', 'rest'),
    seen('march', 'b', 'eat'),
    seen('april', 'b', 'eat'),
    unseen('may', 'b'),
  ],
});
const diversities = diversitiesOf(sample);
const shannonOf = (periods: readonly { readonly period: string; readonly shannon: number | null }[]) =>
  periods.map(({ period, shannon }) => [period, shannon]);

describe('the diversity of a sample', () => {
  it('is that of all records in one set, not a mean of the individuals', () => {
    expect(diversities.overall).toMatchObject({ total: 6, observed: 3 });
    expect(diversities.overall.shannon).toBeCloseTo(LN2 / 2 + Math.log(6) / 6 + Math.log(3) / 3, 12);
  });
  it('is given for each individual, not defined for one that was never seen', () => {
    const rows = diversities.individuals.map(({ individualId, total, shannon }) => [individualId, total, shannon]);
    expect(rows).toEqual([
      ['a', 4, expect.closeTo(0.75 * Math.log(4 / 3) + 0.25 * Math.log(4), 12)],
      ['b', 2, 0],
      ['z', 0, null],
    ]);
  });
  it('is given for each species, not defined for one that was never seen', () => {
    const rows = diversities.species.map(({ speciesId, shannon }) => [speciesId, shannon]);
    expect(rows).toEqual([
      ['lion', diversities.overall.shannon],
      ['zebra', null],
    ]);
  });
  it('is given for each local day, ISO week and month with visible records', () => {
    expect(shannonOf(diversities.days.periods)).toEqual([
      ['2025-03-30', expect.closeTo(Math.log(3), 12)],
      ['2025-03-31', 0],
      ['2025-04-30', expect.closeTo(LN2, 12)],
    ]);
    expect(shannonOf(diversities.weeks.periods).map(([period]) => period)).toEqual([
      '2025-W13',
      '2025-W14',
      '2025-W18',
    ]);
    expect(shannonOf(diversities.months.periods).map(([period]) => period)).toEqual(['2025-03', '2025-04']);
    expect([diversities.days.notice, diversities.weeks.notice, diversities.months.notice]).toEqual([null, null, null]);
  });
  it('is given for each individual in each month in which it was seen', () => {
    const rows = diversities.individualMonths.map(({ individualId, month, total }) => [individualId, month, total]);
    expect(rows).toEqual([
      ['a', '2025-03', 3],
      ['a', '2025-04', 1],
      ['b', '2025-03', 1],
      ['b', '2025-04', 1],
    ]);
  });
});

describe('a series of diversity', () => {
  it('of one period says that the data are insufficient, as does an empty one', () => {
    const one = aSample({
      scans: [{ id: 's', instant: '2025-01-15T11:00:00Z' }],
      individuals: someAnimals('lion', 'a'),
      ethogram: ['rest'],
      records: [seen('s', 'a')],
    });
    const { days, months } = diversitiesOf(one);
    expect([days.periods.length, days.notice, months.notice]).toEqual([
      1,
      'analysis/insufficient-data',
      'analysis/insufficient-data',
    ]);
    expect(diversitiesOf(aSample({})).weeks).toEqual({ periods: [], notice: 'analysis/insufficient-data' });
  });
  it('of any sample holds as many records as the sample, and those of individuals by month too', () => {
    fc.assert(
      fc.property(anySample, (any) => {
        const { overall, days, weeks, months, individualMonths } = diversitiesOf(any);
        const sums = [days.periods, weeks.periods, months.periods, individualMonths].map((some) =>
          some.reduce((sum: number, { total }) => sum + total, 0),
        );
        expect(sums).toEqual(Array(4).fill(overall.total));
      }),
    );
  });
});
