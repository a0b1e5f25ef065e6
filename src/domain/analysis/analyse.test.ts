import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acting,
  anyDataSet,
  aDataSet,
  seen,
  someAnimals,
  someScans,
  unseen,
} from '../../../tests/support/builders/data-set.ts';
import { analyse } from './analyse.ts';

/** Returns the paths of the numbers of a result that are not finite. */
function unfinished(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return value === undefined ? [path] : [];
  return Object.entries(value).flatMap(([key, part]) => unfinished(part, `${path}.${key}`));
}

const dataSet = aDataSet({
  scans: someScans('s1', 's2', 's3', 's4'),
  individuals: [...someAnimals('lion', 'a', 'b'), ...someAnimals('zebra', 'z')],
  ethogram: ['rest', 'walk'],
  notVisibleCode: 'nv',
  records: [
    seen('s1', 'a', 'rest', { proximity: ['b'], nearest: 'b' }),
    seen('s1', 'b', 'walk'),
    seen('s2', 'a', 'rest', { zoneId: 'in', x: 0, y: 1 }),
    unseen('s2', 'b'),
    seen('s3', 'a', 'nv'),
    seen('s3', 'b', 'walk'),
    seen('s1', 'a', 'walk'),
  ],
  interactions: [acting('a', 'b', 'avoid'), acting('a', 'a')],
  zones: [{ id: 'in' }],
  plans: [{ id: 'map', widthM: 1, heightM: 1 }],
  coded: ['o', 'p'].map((observerId) => ({ observerId, itemId: 'i', code: 'rest' })),
  parameters: { rareThreshold: 50.5 },
});

describe('an analysis', () => {
  it('holds every result of one data set by name', () => {
    const all = analyse(dataSet);
    expect(all).toMatchObject({
      timeZone: 'Europe/Paris',
      parameters: { rareThreshold: 50.5 },
      ignored: { records: { repeated: 1 }, interactions: { selfDirected: 1 } },
      statistics: { scans: 4, records: 6, visibleRecords: 4, neverSeen: ['z'] },
      visibility: [{ percent: 50 }, { percent: 50 }, { percent: 0 }],
      frequency: { overall: { total: 4 } },
      behaviourLists: { unique: [{ behaviour: 'rest', individualId: 'a', count: 2 }, { behaviour: 'walk' }] },
      diversity: { overall: { evenness: 1 }, days: { notice: 'analysis/insufficient-data' } },
      association: { pairs: [{ a: 'a', b: 'b', simpleRatioIndex: 1 / 3, halfWeightIndex: 0.5 }, {}, {}] },
      nearestNeighbours: { counts: [[0, 1, 0], {}, {}] },
      interactions: { totals: { avoid: 1, affiliative: 0 } },
      avoidance: { rates: [[null, 100, null], {}, {}] },
      networks: {
        association: { halfWeightIndex: { edges: [{ from: 'a', to: 'b', weight: 0.5 }] } },
        interactions: { avoid: { edges: [{ from: 'a', to: 'b' }], components: [['a', 'b'], ['z']] } },
      },
      space: { overall: { withoutZone: 3 }, plans: [{ heatmap: { cells: [1] } }] },
      agreement: { codes: { pairs: [{ first: 'o', second: 'p', percent: 100 }] } },
      speciesPatterns: [
        { speciesId: 'lion', dominant: ['rest', 'walk'] },
        { speciesId: 'zebra', dominant: [] },
      ],
    });
    expect(all.behaviourLists.rare).toHaveLength(2);
  });
  it('of an empty data set has zeros, nulls and empty lists', () => {
    const { statistics, visibility, frequency, association, speciesPatterns } = analyse(aDataSet({}));
    expect([statistics.scans, statistics.firstScan, frequency.overall.total]).toEqual([0, null, 0]);
    expect([visibility, association.pairs, speciesPatterns]).toEqual([[], [], []]);
  });
  it('of animals that were never seen has no percentage, index or diversity', () => {
    const { scans, individuals, ethogram } = dataSet;
    const records = [unseen('s1', 'a'), unseen('s2', 'b')];
    const { visibility, frequency, diversity, association } = analyse(
      aDataSet({ scans, individuals, ethogram, records }),
    );
    expect(visibility.map(({ percent }) => percent)).toEqual([0, 0, 0]);
    expect(frequency.overall.behaviours[0]).toMatchObject({ count: 0, percent: null, scanPresence: null });
    expect([diversity.overall.shannon, diversity.months.periods]).toEqual([null, []]);
    expect(association.pairs[0]?.simpleRatioIndex).toBeNull();
  });
});

describe('an analysis of any data set', () => {
  it('has no number that is not finite, and is the same after a way through JSON', () => {
    fc.assert(
      fc.property(anyDataSet, (any) => {
        const all = analyse(any);
        expect(unfinished(all)).toEqual([]);
        expect(JSON.parse(JSON.stringify(all))).toEqual(all);
      }),
    );
  });
  it('is the same to the last bit in whatever order its scans, individuals, zones, behaviours and codings stand', () => {
    fc.assert(
      fc.property(anyDataSet, (any) => {
        const turned = {
          ...any,
          scans: any.scans.toReversed(),
          interactions: any.interactions.toReversed(),
          individuals: any.individuals.toReversed(),
          zones: any.zones.toReversed(),
          plans: any.plans.toReversed(),
          ethogram: any.ethogram.toReversed(),
          coded: any.coded.toReversed(),
        };
        expect(JSON.stringify(analyse(turned))).toBe(JSON.stringify(analyse(any)));
      }),
    );
  });
});
