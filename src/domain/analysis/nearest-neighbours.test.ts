import { expect, it } from 'vitest';
import { aSample, seen, someAnimals, someScans, unseen } from '../../../tests/support/builders/data-set.ts';
import { nearestNeighboursOf } from './nearest-neighbours.ts';

const individuals = someAnimals('lion', 'a', 'b', 'c');

it('nearest neighbours are counted from the animal to its neighbour, and not back', () => {
  const sample = aSample({
    scans: someScans('s1', 's2', 's3'),
    individuals,
    records: [
      seen('s1', 'a', 'rest', { nearest: 'b' }),
      seen('s2', 'a', 'rest', { nearest: 'b' }),
      seen('s3', 'a', 'rest', { nearest: 'c' }),
      seen('s1', 'b', 'rest', { nearest: 'c' }),
      unseen('s1', 'c'),
    ],
  });
  expect(nearestNeighboursOf(sample)).toEqual({
    individualIds: ['a', 'b', 'c'],
    counts: [
      [0, 2, 1],
      [0, 0, 1],
      [0, 0, 0],
    ],
  });
});

it('a stranger, the animal itself and the neighbour of an animal that was not seen are not counted', () => {
  const sample = aSample({
    scans: someScans('s1', 's2'),
    individuals,
    records: [
      seen('s1', 'a', 'rest', { nearest: 'stranger' }),
      seen('s2', 'a', 'rest', { nearest: 'a' }),
      seen('s1', 'stranger', 'rest', { nearest: 'a' }),
      { ...unseen('s1', 'b'), nearest: 'a' },
      seen('s2', 'b'),
    ],
  });
  expect(nearestNeighboursOf(sample).counts.flat()).toEqual(Array(9).fill(0));
});
