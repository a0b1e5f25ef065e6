import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySample, aSample, seen, someAnimals, someScans } from '../../../tests/support/builders/data-set.ts';
import { codeCounts, countsOf, distinctByBehaviour, percentOf, scansOfCodes, totalOf } from './behaviour-counts.ts';

describe('counts of behaviours', () => {
  it('hold every behaviour of the ethogram in its order, 0 where never seen, and no unknown one', () => {
    const { visible, ethogram } = aSample({
      scans: someScans('s1', 's2'),
      individuals: someAnimals('lion', 'a', 'b'),
      ethogram: ['walk', 'swim', 'rest'],
      records: [seen('s1', 'a', 'walk'), seen('s2', 'a', 'walk'), seen('s1', 'b', 'fly'), seen('s2', 'b', 'rest')],
    });
    const counts = countsOf(visible, ethogram);
    expect([...counts]).toEqual([
      ['walk', 2],
      ['swim', 0],
      ['rest', 1],
    ]);
    expect(totalOf(counts)).toBe(3);
  });
  it('of no records are all 0, and there are none without an ethogram', () => {
    expect([...countsOf([], ['rest'])]).toEqual([['rest', 0]]);
    expect(totalOf(countsOf([], []))).toBe(0);
  });
  it('of any sample add up to its visible records without those of an unknown behaviour', () => {
    fc.assert(
      fc.property(anySample, ({ visible, ethogram, ignored }) => {
        expect(totalOf(countsOf(visible, ethogram)) + ignored.unknownBehaviours).toBe(visible.length);
      }),
    );
  });
});

it('the scans of each behaviour are each counted once, with the number of all scans that have a record', () => {
  const { visible, ethogram } = aSample({
    scans: someScans('s1', 's2', 's3'),
    individuals: someAnimals('lion', 'a', 'b'),
    ethogram: ['rest', 'walk', 'swim'],
    // The records of one scan do not stand together here; in a sample they do.
    records: [
      ...[seen('s1', 'a', 'walk'), seen('s2', 'a', 'walk'), seen('s1', 'b', 'walk')],
      ...[seen('s2', 'b', 'rest'), seen('s3', 'a', 'fly')],
    ],
  });
  const { scans, ofCodes } = scansOfCodes(visible, ethogram.length);
  expect([scans, ...ofCodes]).toEqual([3, 1, 2, 0]);
  expect([...codeCounts(visible, ethogram.length)]).toEqual([1, 3, 0]);
  expect(scansOfCodes([], 1)).toEqual({ scans: 0, ofCodes: new Float64Array(1) });
});

it('the animals that showed a behaviour are each named once', () => {
  const { visible } = aSample({
    scans: someScans('s1', 's2'),
    individuals: someAnimals('lion', 'a', 'b'),
    records: [seen('s1', 'a', 'walk'), seen('s2', 'a', 'walk'), seen('s1', 'b', 'walk'), seen('s2', 'b', 'rest')],
  });
  const animals = distinctByBehaviour(visible, ({ individual }) => individual.id);
  expect([...animals].map(([behaviour, ids]) => [behaviour, ...ids])).toEqual([
    ['walk', 'a', 'b'],
    ['rest', 'b'],
  ]);
});

it('a percentage of nothing is not defined', () => {
  expect([percentOf(1, 4), percentOf(0, 4), percentOf(0, 0)]).toEqual([25, 0, null]);
});
