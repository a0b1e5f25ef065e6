import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acting,
  anyDataSet,
  aSample,
  seen,
  someAnimals,
  someScans,
  unseen,
} from '../../../tests/support/builders/data-set.ts';
import { sampleOf } from './scan-sample.ts';

const ground = {
  scans: someScans('s1', 's2'),
  individuals: someAnimals('lion', 'a', 'b'),
  ethogram: ['rest', 'walk', 'nv'],
  notVisibleCode: 'nv',
};
const NONE_IGNORED = {
  records: { unknownScan: 0, unknownIndividual: 0, repeated: 0 },
  interactions: { unknownScan: 0, unknownIndividual: 0, selfDirected: 0 },
  unknownBehaviours: 0,
  unknownZones: 0,
};
/** The scan, animal and behaviour of each visible record. */
const visibleOf = (records: ReturnType<typeof seen>[]) =>
  aSample({ ...ground, records }).visible.map(({ scan, individual, behaviour }) => [scan.id, individual.id, behaviour]);

describe('a sample of scans', () => {
  it('without anything is empty and ignores nothing', () => {
    expect(aSample({})).toMatchObject({
      scans: [],
      individuals: [],
      speciesIds: [],
      ethogram: [],
      recordCount: 0,
      visible: [],
      interactions: [],
      ignored: NONE_IGNORED,
    });
  });
  it('dates its scans by the clock of Paris', () => {
    const scans = [{ id: 's', instant: '2025-03-30T22:00:00Z' }];
    expect(aSample({ scans }).scans).toEqual([
      {
        id: 's',
        instant: Date.parse('2025-03-30T22:00:00Z'),
        day: '2025-03-31',
        week: '2025-W14',
        month: '2025-03',
        hour: 0,
      },
    ]);
  });
  it('names each species once, and no code for "not visible" in its ethogram', () => {
    const individuals = [...someAnimals('lion', 'a'), ...someAnimals('zebra', 'b'), ...someAnimals('lion', 'c')];
    const { speciesIds, ethogram } = aSample({ ...ground, individuals });
    expect([speciesIds, ethogram]).toEqual([
      ['lion', 'zebra'],
      ['rest', 'walk'],
    ]);
  });
  it('holds what else was recorded of a visible animal', () => {
    const more = { zoneId: 'z', planId: 'p', x: 1, y: 2, elevation: 0, nearest: 'b', proximity: ['b'] };
    const { visible } = aSample({ ...ground, records: [seen('s1', 'a', 'walk', more)] });
    expect(visible).toEqual([
      {
        ...more,
        scan: expect.objectContaining({ id: 's1', hour: 12 }),
        individual: expect.objectContaining({ id: 'a', speciesId: 'lion' }),
        index: 0,
        behaviour: 'walk',
        code: 1,
      },
    ]);
  });
});

describe('a record is visible', () => {
  it('when the animal was seen, and a behaviour noted that is not the code for "not visible"', () => {
    expect(visibleOf([seen('s1', 'a'), seen('s2', 'a', 'walk')])).toEqual([
      ['s1', 'a', 'rest'],
      ['s2', 'a', 'walk'],
    ]);
    const without = { scanId: 's2', individualId: 'b', visible: true };
    expect(
      visibleOf([unseen('s1', 'a'), { ...seen('s2', 'a'), visible: false }, without, seen('s1', 'b', 'nv')]),
    ).toEqual([]);
  });
  it('also when its behaviour is not in the ethogram, which is counted', () => {
    const { visible, ignored } = aSample({ ...ground, records: [seen('s1', 'a', 'fly'), seen('s1', 'b')] });
    expect(visible).toHaveLength(2);
    expect(ignored).toEqual({ ...NONE_IGNORED, unknownBehaviours: 1 });
  });
});

describe('a sample ignores and counts', () => {
  it('records of strangers, of unknown scans, and any but the first of one animal in one scan', () => {
    const records = [
      seen('s1', 'a', 'walk'),
      seen('s1', 'a', 'rest'),
      seen('s1', 'a', 'rest'),
      unseen('s2', 'b'),
      seen('s2', 'b'),
      seen('s1', 'stranger'),
      seen('s3', 'stranger'),
    ];
    const { recordCount, ignored } = aSample({ ...ground, records });
    expect(visibleOf(records)).toEqual([['s1', 'a', 'walk']]);
    expect(recordCount).toBe(2);
    expect(ignored).toEqual({ ...NONE_IGNORED, records: { unknownScan: 1, unknownIndividual: 1, repeated: 3 } });
  });
  it('interactions of strangers, of unknown scans, and of an animal with itself', () => {
    const kept = acting('a', 'b', 'avoid', 's2');
    const { interactions, ignored } = aSample({
      ...ground,
      interactions: [
        kept,
        acting('a', 'stranger'),
        acting('stranger', 'b'),
        acting('stranger', 'stranger'),
        acting('b', 'b'),
        acting('b', 'a', 'avoid', 's3'),
      ],
    });
    expect(interactions).toEqual([kept]);
    expect(ignored).toEqual({
      ...NONE_IGNORED,
      interactions: { unknownScan: 1, unknownIndividual: 3, selfDirected: 1 },
    });
  });
  it('zones that are not listed, while the record stays visible', () => {
    const records = [
      seen('s1', 'a', 'rest', { zoneId: 'z' }),
      seen('s1', 'b', 'rest', { zoneId: 'y' }),
      seen('s2', 'a'),
    ];
    const { visible, ignored } = aSample({ ...ground, records, zones: [{ id: 'x' }] });
    expect([visible.length, ignored]).toEqual([3, { ...NONE_IGNORED, unknownZones: 2 }]);
  });
  it('every entry of any data set once: it is kept or ignored', () => {
    fc.assert(
      fc.property(anyDataSet, (dataSet) => {
        const { recordCount, visible, interactions, ignored } = sampleOf(dataSet);
        const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);
        expect(recordCount + sum(ignored.records)).toBe(dataSet.records.length);
        expect(interactions.length + sum(ignored.interactions)).toBe(dataSet.interactions.length);
        const seenOnce = new Set(visible.map(({ scan, individual }) => `${scan.id} ${individual.id}`));
        expect(seenOnce.size).toBe(visible.length);
        expect(visible.length).toBeLessThanOrEqual(recordCount);
      }),
    );
  });
});
