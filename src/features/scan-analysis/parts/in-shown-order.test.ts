import { expect, it } from 'vitest';
import { acting, aDataSet, seen, someAnimals, someScans } from '../../../../tests/support/builders/data-set.ts';
import { analyse } from '#domain/analysis/analyse.ts';
import { inShownOrder } from './in-shown-order.ts';

const analysis = analyse(
  aDataSet({
    scans: someScans('s1', 's2'),
    individuals: someAnimals('lion', 'a', 'b', 'c'),
    ethogram: ['rest', 'walk'],
    zones: [{ id: 'den' }, { id: 'pond' }],
    records: [
      seen('s1', 'a', 'rest', { proximity: ['c'], nearest: 'c', zoneId: 'den' }),
      seen('s1', 'b', 'walk'),
      seen('s1', 'c', 'walk'),
      seen('s2', 'a', 'walk'),
    ],
    interactions: [acting('a', 'b', 'avoid')],
  }),
);
const shown = inShownOrder(
  { analysis, zones: [{ zoneId: 'pond' }, { zoneId: 'den' }] },
  {
    animals: ['c', 'a', 'b'].map((animalId) => ({ animalId })),
    behaviours: ['walk', 'rest'].map((code) => ({ code })),
  },
);

it('the results of a screen stand in its order, and each value stays with its animal', () => {
  expect(shown.association.individualIds).toEqual(['c', 'a', 'b']);
  expect(shown.association.simpleRatioIndex).toEqual([
    [null, 0.5, 0],
    [0.5, null, 0],
    [0, 0, null],
  ]);
  expect(shown.nearestNeighbours.counts[1]).toEqual([1, 0, 0]);
  expect(shown.interactions.counts.avoid).toEqual([
    [0, 0, 0],
    [0, 0, 1],
    [0, 0, 0],
  ]);
  expect(shown.avoidance.rates[1]).toEqual([0, null, 100]);
  expect(shown.avoidance.individuals.map(({ individualId, given }) => [individualId, given])).toEqual([
    ...[
      ['c', 0],
      ['a', 1],
      ['b', 0],
    ],
  ]);
  expect(shown.frequency.overall.behaviours.map(({ behaviour, count }) => [behaviour, count])).toEqual([
    ...[
      ['walk', 3],
      ['rest', 1],
    ],
  ]);
  expect(shown.space.overall.zones.map(({ zoneId, count }) => [zoneId, count])).toEqual([
    ...[
      ['pond', 0],
      ['den', 1],
    ],
  ]);
});

it('of two animals without a direction the one that is shown first stands first, with its own counts', () => {
  const pair = shown.association.pairs.find(({ inProximity }) => inProximity > 0);
  expect(pair).toMatchObject({ a: 'c', b: 'a', onlyA: 0, onlyB: 1 });
  expect(shown.networks.association.simpleRatioIndex.edges).toMatchObject([{ from: 'c', to: 'a' }]);
  expect(shown.networks.interactions.avoid.edges).toMatchObject([{ from: 'a', to: 'b' }]);
});

it('the results of a screen hold the same values as the computed ones', () => {
  const numbers = (value: unknown) => (JSON.stringify(value).match(/-?\d[\d.e-]*/g) ?? []).toSorted();
  expect(numbers(shown)).toEqual(numbers(analysis));
});
