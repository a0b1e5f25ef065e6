import { expect, it } from 'vitest';
import { aDataSet, seen, someAnimals } from '../../../tests/support/builders/data-set.ts';
import { canonicalDataSet } from './canonical-data-set.ts';

it('a data set stands in the order of instants and of ids, whatever the alphabet', () => {
  const { scans, individuals, ethogram, records } = canonicalDataSet(
    aDataSet({
      scans: ['c', 'b', 'a'].map((id) => ({ id, instant: id === 'c' ? 1 : 2 })),
      individuals: someAnimals('lion', 'é', 'b', 'B'),
      ethogram: ['walk', 'Rest'],
      records: [seen('c', 'b', 'walk', { proximity: ['é', 'B'] }), seen('a', 'b')],
    }),
  );
  expect(scans.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(individuals.map(({ id }) => id)).toEqual(['B', 'b', 'é']);
  expect(ethogram).toEqual(['Rest', 'walk']);
  expect(records.map(({ scanId, proximity }) => [scanId, ...proximity])).toEqual([['a'], ['c', 'B', 'é']]);
});

it('cohorts stand in the order of their ids, and so do their individuals', () => {
  const cohorts = [
    { id: 'b', individualIds: ['x', 'é', 'X'] },
    { id: 'B', individualIds: [] },
  ];
  expect(canonicalDataSet(aDataSet({ cohorts })).cohorts).toEqual([
    { id: 'B', individualIds: [] },
    { id: 'b', individualIds: ['X', 'x', 'é'] },
  ]);
  expect(canonicalDataSet(aDataSet({}))).not.toHaveProperty('cohorts');
});

it('the first of two records of one individual in one scan stays the first', () => {
  const twice = aDataSet({ records: [seen('s', 'a', 'walk'), seen('s', 'a', 'rest')] });
  expect(canonicalDataSet(twice).records.map(({ behaviour }) => behaviour)).toEqual(['walk', 'rest']);
});
