import { expect, it } from 'vitest';
import { acting, aDataSet, seen, someAnimals, someScans } from '../../../tests/support/builders/data-set.ts';
import { analyse } from '../analysis/analyse.ts';
import { egoNetwork } from './ego-network.ts';

const { interactions } = analyse(
  aDataSet({
    scans: someScans('s1'),
    individuals: someAnimals('lion', 'a', 'b', 'c', 'd', 'e'),
    ethogram: ['rest'],
    records: ['a', 'b', 'c', 'd', 'e'].map((id) => seen('s1', id, 'rest')),
    interactions: [
      acting('a', 'b', 'avoid'),
      acting('c', 'a', 'avoid'),
      acting('b', 'c', 'avoid'),
      acting('c', 'd', 'avoid'),
    ],
  }),
).networks;

it('keeps an animal, its partners in either direction, and the links among them', () => {
  const { nodes, edges, isDirected } = egoNetwork(interactions.avoid, 'a');
  expect(nodes.map(({ individualId }) => individualId)).toEqual(['a', 'b', 'c']);
  expect(edges.map(({ from, to }) => `${from}>${to}`)).toEqual(['a>b', 'b>c', 'c>a']);
  expect(isDirected).toBe(true);
});

it('leaves an animal without a link alone, and is empty for one that is no node', () => {
  expect(egoNetwork(interactions.avoid, 'e')).toMatchObject({ nodes: [{ individualId: 'e' }], edges: [] });
  expect(egoNetwork(interactions.avoid, 'nobody')).toMatchObject({ nodes: [], edges: [] });
});
