import { describe, expect, it } from 'vitest';
import {
  acting,
  aSample,
  type DataSetInput,
  seen,
  someAnimals,
  someScans,
} from '../../../tests/support/builders/data-set.ts';
import { associationsOf } from './association.ts';
import { interactionMatricesOf } from './interactions.ts';
import { networksOf } from './network-results.ts';
import { visibleScansOf } from './visible-scans.ts';

/** The networks of these lists. */
const of = (input: Partial<DataSetInput>) => {
  const sample = aSample(input);
  const visibleScans = visibleScansOf(sample);
  return networksOf(
    associationsOf(sample, visibleScans),
    interactionMatricesOf(sample),
    visibleScans,
    sample.parameters,
  );
};
const times = <T>(count: number, thing: T): T[] => Array.from({ length: count }, () => thing);
const both = (value: number) => ({ in: expect.closeTo(value, 9), out: expect.closeTo(value, 9) });

/** Interactions whose added counts are the undirected example of the definitions; A to B in both directions. */
const fiveAnimals: Partial<DataSetInput> = {
  scans: someScans('s1'),
  individuals: someAnimals('lion', 'A', 'B', 'C', 'D', 'E'),
  interactions: [acting('A', 'B'), acting('B', 'A'), acting('C', 'B'), ...times(4, acting('A', 'C')), acting('D', 'C')],
};

/** The directed example of the definitions, of agonistic interactions. */
const fourActors: Partial<DataSetInput> = {
  scans: someScans('s1'),
  individuals: someAnimals('lion', 'A', 'B', 'C', 'D'),
  interactions: [
    ...times(2, acting('A', 'B', 'agonistic')),
    acting('B', 'A', 'agonistic'),
    ...times(4, acting('B', 'C', 'agonistic')),
  ],
};

/** Two lions near each other in one of three scans; the third was seen alone once. */
const threeLions: Partial<DataSetInput> = {
  scans: someScans('s1', 's2', 's3'),
  individuals: someAnimals('lion', 'a', 'b', 'c'),
  records: [
    seen('s1', 'a', 'rest', { proximity: ['b'] }),
    seen('s1', 'b'),
    seen('s2', 'a'),
    seen('s3', 'a'),
    seen('s3', 'b'),
    seen('s3', 'c', 'rest', { proximity: ['a'] }),
  ],
};

describe('the affiliative network', () => {
  it('names individuals, edges and components as the undirected example of the analysis definitions does', () => {
    const { isDirected, nodes, whole, components, edges } = of(fiveAnimals).affiliative;
    expect(isDirected).toBe(false);
    expect(whole).toEqual({
      nodes: 5,
      edges: 4,
      density: 0.4,
      reciprocity: null,
      averageClustering: expect.closeTo(0.466_666_666_7, 9),
      transitivity: expect.closeTo(0.6, 9),
      componentSizes: [4, 1],
    });
    expect(components).toEqual([['A', 'B', 'C', 'D'], ['E']]);
    expect(edges[0]).toEqual({ from: 'A', to: 'B', weight: 2, count: 2 });
    expect(nodes[2]).toEqual({
      individualId: 'C',
      degree: { in: 3, out: 3, total: 3 },
      degreeCentrality: { in: 0.75, out: 0.75, total: 0.75 },
      strength: { in: 6, out: 6, total: 6 },
      betweenness: {
        hops: { raw: 2, normalised: expect.closeTo(1 / 3, 9) },
        weights: { raw: 2, normalised: expect.closeTo(1 / 3, 9) },
      },
      closeness: { hops: both(0.75), weights: both(1.125) },
      harmonic: both(3),
      eigenvector: { weighted: expect.closeTo(0.630_307, 6), unweighted: expect.closeTo(0.611_628_457, 9) },
      clustering: expect.closeTo(1 / 3, 9),
      weightedClustering: expect.closeTo(1 / 6, 9),
    });
    expect(nodes.map(({ betweenness }) => betweenness.weights.raw)).toEqual([2, 0, 2, 0, 0]);
    expect(nodes[4]).toMatchObject({ individualId: 'E', degree: { total: 0 }, eigenvector: { weighted: 0 } });
  });
  it('needs the added count of both directions for an edge', () => {
    const { affiliative, interactions } = of({ ...fiveAnimals, parameters: { minInteractions: 2 } });
    expect(affiliative.edges.map(({ from, to }) => `${from}${to}`)).toEqual(['AB', 'AC']);
    expect(interactions.affiliative.edges.map(({ from, to }) => `${from}${to}`)).toEqual(['AC']);
    expect(affiliative.nodes).toHaveLength(5);
  });
});

describe('the network of a kind of interaction', () => {
  it('has the measures of the directed example of the analysis definitions, by individual', () => {
    const { isDirected, nodes, whole, components } = of(fourActors).interactions.agonistic;
    expect(isDirected).toBe(true);
    expect(whole).toEqual({
      nodes: 4,
      edges: 3,
      density: 0.25,
      reciprocity: 2 / 3,
      averageClustering: null,
      transitivity: null,
      componentSizes: [3, 1],
    });
    expect(components).toEqual([['A', 'B', 'C'], ['D']]);
    expect(nodes[1]).toMatchObject({
      individualId: 'B',
      degree: { in: 1, out: 2, total: 3 },
      degreeCentrality: { in: 1 / 3, out: 2 / 3, total: 1 },
      strength: { in: 2, out: 5, total: 7 },
      betweenness: { hops: { raw: 1, normalised: 1 / 6 } },
      closeness: {
        hops: { in: expect.closeTo(1 / 3, 9), out: expect.closeTo(2 / 3, 9) },
        weights: { in: expect.closeTo(2 / 3, 9), out: expect.closeTo(1.066_666_666_7, 9) },
      },
      clustering: null,
      weightedClustering: null,
    });
  });
  it('has the eigenvector of its edges without directions: one that leads both ways weighs 1 as well', () => {
    const { nodes } = of(fourActors).interactions.agonistic;
    expect(nodes.map(({ eigenvector }) => eigenvector.unweighted)).toEqual(
      [0.5, Math.SQRT1_2, 0.5, 0].map((value) => expect.closeTo(value, 6)),
    );
    expect(nodes.map(({ eigenvector }) => eigenvector.weighted)).toEqual(
      [0.6, 1, 0.8, 0].map((value) => expect.closeTo(value * Math.SQRT1_2, 6)),
    );
  });
  it('has no edge of another kind', () => {
    const { interactions, affiliative } = of(fourActors);
    expect([interactions.affiliative.edges, interactions.avoid.edges, affiliative.edges]).toEqual([[], [], []]);
    expect(interactions.avoid.whole).toMatchObject({ nodes: 4, density: 0, reciprocity: null });
    expect(interactions.avoid.nodes[0]?.eigenvector).toEqual({ weighted: null, unweighted: null });
  });
});

describe('the association network', () => {
  it('is weighed by either index, with the scans in proximity as counts', () => {
    const { simpleRatioIndex, halfWeightIndex } = of(threeLions).association;
    expect(simpleRatioIndex.edges).toEqual([
      { from: 'a', to: 'b', weight: 1 / 3, count: 1 },
      { from: 'a', to: 'c', weight: 1 / 3, count: 1 },
    ]);
    expect(halfWeightIndex.edges.map(({ weight }) => weight)).toEqual([1 / 2.5, 1 / 2]);
  });
  it('leaves out individuals with fewer visible records than asked for, and keeps the weights of the others', () => {
    const { leftOut, nodes, edges } = of({ ...threeLions, parameters: { minObservations: 2 } }).association
      .simpleRatioIndex;
    expect([leftOut, nodes.map(({ individualId }) => individualId)]).toEqual([['c'], ['a', 'b']]);
    expect(edges).toEqual([{ from: 'a', to: 'b', weight: 1 / 3, count: 1 }]);
  });
  it('labels nodes by id when the first individual is left out', () => {
    const { edges, components } = of({
      ...fourActors,
      records: [seen('s1', 'B'), seen('s1', 'C')],
      parameters: { minObservations: 1 },
    }).interactions.agonistic;
    expect([edges, components]).toEqual([[{ from: 'B', to: 'C', weight: 4, count: 4 }], [['B', 'C']]]);
  });
});

describe('the paths of a network', () => {
  /** From A to C by B in 1/20 + 1/20, or straight in 1/9, which is longer by about a tenth. */
  const nearTie: Partial<DataSetInput> = {
    scans: someScans('s1'),
    individuals: someAnimals('lion', 'A', 'B', 'C'),
    interactions: [...times(20, acting('A', 'B')), ...times(20, acting('B', 'C')), ...times(9, acting('A', 'C'))],
  };
  it('are equal within the tolerance of the parameters', () => {
    const throughB = (tieTolerance: number) =>
      of({ ...nearTie, parameters: { tieTolerance } }).affiliative.nodes[1]?.betweenness.weights.raw;
    expect([throughB(1e-9), throughB(0.2)]).toEqual([1, 0.5]);
  });
});

describe('networks', () => {
  it('without individuals are empty', () => {
    const { association, interactions } = of({});
    expect(association.simpleRatioIndex).toEqual({
      isDirected: false,
      leftOut: [],
      edges: [],
      nodes: [],
      whole: {
        nodes: 0,
        edges: 0,
        density: null,
        reciprocity: null,
        averageClustering: null,
        transitivity: 0,
        componentSizes: [],
      },
      components: [],
    });
    expect(interactions.avoid.nodes).toEqual([]);
  });
  it('of one individual have one node whose shares are not defined', () => {
    const { nodes, whole, components } = of({ individuals: someAnimals('lion', 'a') }).association.simpleRatioIndex;
    expect(nodes[0]).toMatchObject({
      individualId: 'a',
      degree: { total: 0 },
      degreeCentrality: { in: null, out: null, total: null },
      betweenness: { hops: { raw: 0, normalised: null } },
      closeness: { hops: { in: 0, out: 0 } },
      eigenvector: { weighted: null, unweighted: null },
      clustering: 0,
    });
    expect([whole.density, whole.averageClustering, components]).toEqual([null, 0, [['a']]]);
  });
});
