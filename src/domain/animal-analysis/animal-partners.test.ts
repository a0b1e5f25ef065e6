import { describe, expect, it } from 'vitest';
import { acting, aDataSet, seen, someAnimals, someScans } from '../../../tests/support/builders/data-set.ts';
import { analyse } from '../analysis/analyse.ts';
import { exchanged, partnersOf, rankedPartners } from './animal-partners.ts';

const analysis = analyse(
  aDataSet({
    scans: someScans('s1', 's2'),
    individuals: someAnimals('lion', 'a', 'b', 'c', 'group'),
    ethogram: ['rest'],
    records: [
      seen('s1', 'a', 'rest', { proximity: ['c'], nearest: 'c' }),
      seen('s1', 'b', 'rest', { nearest: 'a' }),
      seen('s1', 'c', 'rest', { nearest: 'a' }),
      seen('s2', 'a', 'rest', { proximity: ['c'], nearest: 'b' }),
      seen('s2', 'c', 'rest'),
    ],
    interactions: [acting('a', 'b', 'avoid'), acting('b', 'a', 'agonistic'), acting('b', 'a', 'agonistic')],
  }),
);

describe('the partners of an animal', () => {
  it('are the other animals, with indices, neighbours and interactions in both directions', () => {
    const none = { given: 0, received: 0 };
    expect(partnersOf(analysis, 'a')).toEqual([
      {
        ...{ partnerId: 'b', together: 0, simpleRatioIndex: 0, halfWeightIndex: 0, nearest: 2 },
        ...{ affiliative: none, agonistic: { given: 0, received: 2 }, avoid: { given: 1, received: 0 } },
      },
      {
        ...{ partnerId: 'c', together: 2, simpleRatioIndex: 1, halfWeightIndex: 1, nearest: 2 },
        ...{ affiliative: none, agonistic: none, avoid: none },
      },
    ]);
  });

  it('are none for an animal that the scans do not concern', () => {
    expect(partnersOf(analysis, 'nobody')).toEqual([]);
  });

  it('are ranked by a figure, and keep their order where it is equal', () => {
    const partners = partnersOf(analysis, 'a');
    const ids = (ranked: typeof partners) => ranked.map(({ partnerId }) => partnerId);
    expect(ids(rankedPartners(partners, ({ simpleRatioIndex }) => simpleRatioIndex))).toEqual(['c', 'b']);
    expect(ids(rankedPartners(partners, ({ nearest }) => nearest))).toEqual(['b', 'c']);
    expect(ids(rankedPartners(partners, ({ agonistic }) => exchanged(agonistic)))).toEqual(['b', 'c']);
    expect(ids(rankedPartners(partners, ({ partnerId }) => (partnerId === 'b' ? null : 0)))).toEqual(['c', 'b']);
  });
});
