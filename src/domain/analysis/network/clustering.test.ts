import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyGraph,
  anyOrderedGraph,
  expectClose,
  FIVE_ANIMALS,
  FOUR_ACTORS,
  KARATE_CLUB,
  ONE_WAY,
  printed,
  reordered,
  withIsolate,
} from '../../../../tests/support/example-networks.ts';
import { averageClustering, clustering, transitivity, weightedClustering } from './clustering.ts';
import { type Edge, edgesOf, type Graph, graphOfEdges, undirectedOf } from './graph.ts';

/** The local and the weighted clustering by looking at each pair of neighbours. */
function clusteringByPairs(graph: Graph): { local: number[]; weighted: number[] } {
  const weights = new Map(
    edgesOf(graph).flatMap(([from, to, weight]) => [
      [`${from} ${to}`, weight],
      [`${to} ${from}`, weight],
    ]),
  );
  const weightOf = (one: number, other: number) => weights.get(`${one} ${other}`) ?? 0;
  const nodes = Array.from({ length: graph.size }, (_, node) => node);
  const largest = Math.max(...weights.values());
  const ofPairs = nodes.map((node) => {
    const near = nodes.filter((other) => weightOf(node, other) > 0);
    return near.flatMap((one) =>
      near
        .filter((other) => other > one)
        .map((other) => (weightOf(node, one) * weightOf(node, other) * weightOf(one, other)) / largest ** 3),
    );
  });
  const meanOf = (of: (product: number) => number) =>
    ofPairs.map((pairs) => pairs.reduce((sum, product) => sum + of(product), 0) / Math.max(1, pairs.length));
  return { local: meanOf((product) => (product > 0 ? 1 : 0)), weighted: meanOf(Math.cbrt) };
}

describe('the clustering', () => {
  it('of the five animals of the definitions is that of the table', () => {
    expectClose(clustering(FIVE_ANIMALS), [1, 1, 1 / 3, 0, 0]);
    expectClose(weightedClustering(FIVE_ANIMALS), [0.5, 0.5, 1 / 6, 0, 0]);
    expect(averageClustering(clustering(FIVE_ANIMALS))?.toFixed(10)).toBe('0.4666666667');
    expect(transitivity(FIVE_ANIMALS)).toBeCloseTo(0.6, 12);
  });
  it('of the karate club is that of the definitions', () => {
    expect(averageClustering(clustering(KARATE_CLUB))?.toFixed(6)).toBe('0.570638');
    expect(transitivity(KARATE_CLUB).toFixed(6)).toBe('0.255682');
  });
  it('of six animals and one alone is that of networkx 3.6.1, clustering with and without weight', () => {
    const graph = undirectedOf(ONE_WAY);
    expectClose(clustering(graph), [1 / 3, 0, 1 / 2, 2 / 3, 2 / 3, 1, 0]);
    expect(printed(weightedClustering(graph), 10)).toEqual([
      0.1666666667, 0, 0.3763099016, 0.4797506789, 0.4248270718, 0.6142209857, 0,
    ]);
    expect(transitivity(graph)).toBeCloseTo(0.6, 12);
  });
  it('of no nodes has no mean, and of nodes without edges is 0', () => {
    expect([clustering(graphOfEdges(0, [], false)), averageClustering([])]).toEqual([[], null]);
    expect([weightedClustering(graphOfEdges(2, [], false)), averageClustering([0, 0])]).toEqual([[0, 0], 0]);
    expect(transitivity(graphOfEdges(1, [], false))).toBe(0);
  });
  it('of a directed network is refused', () => {
    for (const measure of [clustering, weightedClustering, transitivity])
      expect(() => measure(FOUR_ACTORS)).toThrow('undirected networks only');
  });
});

describe('the clustering of any network', () => {
  it('is that of each pair of neighbours, from 0 to 1', () => {
    fc.assert(
      fc.property(anyGraph(false), (graph) => {
        const { local, weighted } = clusteringByPairs(graph);
        expectClose(clustering(graph), local);
        expectClose(weightedClustering(graph), weighted);
        for (const share of [...clustering(graph), ...weightedClustering(graph), transitivity(graph)])
          expect(share >= 0 && share <= 1 + 1e-9).toBe(true);
      }),
    );
  });
  it('moves with the nodes when their order changes', () => {
    fc.assert(
      fc.property(anyOrderedGraph(false), ({ graph, order }) => {
        const moved = reordered(graph, order);
        for (const measure of [clustering, weightedClustering])
          expectClose(
            order.map((place) => measure(moved)[place] ?? Number.NaN),
            measure(graph),
          );
        expect(transitivity(moved)).toBeCloseTo(transitivity(graph), 9);
      }),
    );
  });
  it('stays the same with all weights tripled, and beside a node without edges', () => {
    fc.assert(
      fc.property(anyGraph(false), (graph) => {
        const tripled = edgesOf(graph).map(([from, to, weight]): Edge => [from, to, 3 * weight]);
        expectClose(weightedClustering(graphOfEdges(graph.size, tripled, false)), weightedClustering(graph));
        expectClose(weightedClustering(withIsolate(graph)), [...weightedClustering(graph), 0]);
        expect(transitivity(withIsolate(graph))).toBe(transitivity(graph));
      }),
    );
  });
});
