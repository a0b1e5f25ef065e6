import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySample, aSample, seen, someAnimals, someScans } from '../../../tests/support/builders/data-set.ts';
import { behaviourListsOf } from './behaviour-lists.ts';

const scanIds = Array.from({ length: 20 }, (_, index) => `s${index}`);
/**
 * The lists of twenty scans of two animals: 'a' shows `ofA` in its first scans and rests in the others, as does 'b'.
 */
const listsOf = (ofA: readonly string[], ofB: readonly string[] = [], rareThreshold?: number) =>
  behaviourListsOf(
    aSample({
      scans: someScans(...scanIds),
      individuals: someAnimals('lion', 'a', 'b'),
      ethogram: ['walk', 'rest', 'eat', 'B', 'swim'],
      records: scanIds.flatMap((id, index) => [
        seen(id, 'a', ofA[index] ?? 'rest'),
        seen(id, 'b', ofB[index] ?? 'rest'),
      ]),
      parameters: { rareThreshold },
    }),
  );

describe('a behaviour', () => {
  it('that was seen in less than 5 % of the records is rare; one with exactly 5 % is not', () => {
    expect(listsOf(['walk', 'eat'], ['walk']).rare).toEqual([{ behaviour: 'eat', count: 1, percent: 2.5 }]);
  });
  it('is rare by the threshold that is asked for', () => {
    expect(listsOf(['walk', 'eat'], ['walk'], 2.5).rare).toEqual([]);
    expect(listsOf(['walk', 'eat'], ['walk'], 6).rare.map(({ behaviour }) => behaviour)).toEqual(['eat', 'walk']);
  });
  it('of one individual is unique however often it was seen, and single only when it was seen once', () => {
    const { unique, singletons } = listsOf(['walk', 'walk', 'eat', 'B'], ['B']);
    expect(unique).toEqual([
      { behaviour: 'eat', individualId: 'a', count: 1 },
      { behaviour: 'walk', individualId: 'a', count: 2 },
    ]);
    expect(singletons).toEqual(['eat']);
  });
  it('may be rare, unique and single at once', () => {
    const { rare, unique, singletons } = listsOf([], ['eat']);
    expect([rare.length, unique, singletons]).toEqual([
      1,
      [{ behaviour: 'eat', individualId: 'b', count: 1 }],
      ['eat'],
    ]);
  });
  it('that was never seen is absent and not rare', () => {
    const { rare, absent } = listsOf(['walk'], [], 100);
    expect(absent).toEqual(['B', 'eat', 'swim']);
    expect(rare.map(({ behaviour }) => behaviour)).toEqual(['rest', 'walk']);
  });
  it('that is unknown is in no list', () => {
    expect(JSON.stringify(listsOf(['fly']))).not.toContain('fly');
  });
});

it('the whole ethogram is absent from a sample without records, sorted by code', () => {
  expect(behaviourListsOf(aSample({ ethogram: ['walk', 'Rest', 'eat'] }))).toEqual({
    rare: [],
    unique: [],
    singletons: [],
    absent: ['Rest', 'eat', 'walk'],
  });
});

it('every behaviour of any sample is absent or was seen, and each single one is unique', () => {
  fc.assert(
    fc.property(anySample, (any) => {
      const { rare, unique, singletons, absent } = behaviourListsOf(any);
      const observed = new Set(any.visible.map(({ behaviour }) => behaviour));
      expect(absent).toEqual(any.ethogram.filter((code) => !observed.has(code)).toSorted());
      expect(rare.filter(({ behaviour }) => absent.includes(behaviour))).toEqual([]);
      const uniqueCodes = unique.map(({ behaviour }) => behaviour);
      expect(singletons.filter((code) => !uniqueCodes.includes(code))).toEqual([]);
    }),
  );
});
