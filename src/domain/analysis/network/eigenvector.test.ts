import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyGraph,
  anyOrderedGraph,
  expectClose,
  FAMILIES,
  FAMILIES_AND_PUCCI,
  FAMILY_NAMES,
  FIVE_ANIMALS,
  KARATE_CLUB,
  ONE_WAY,
  printed,
  reordered,
  withIsolate,
} from '../../../../tests/support/example-networks.ts';
import { eigenvectorCentrality } from './eigenvector.ts';
import { type Edge, edgesOf, type Graph, graphOfEdges, undirectedOf, unweightedOf } from './graph.ts';

/** The factor by which the adjacency matrix stretches a vector, and how far the result is from the stretched vector. */
function stretchOf(graph: Graph, vector: readonly number[]): { factor: number; error: number } {
  const product = vector.map(() => 0);
  for (const [from, to, weight] of edgesOf(undirectedOf(graph))) {
    product[from] = (product[from] ?? 0) + weight * (vector[to] ?? 0);
    product[to] = (product[to] ?? 0) + weight * (vector[from] ?? 0);
  }
  const factor = product.reduce((sum, one, node) => sum + one * (vector[node] ?? 0), 0);
  return { factor, error: Math.hypot(...product.map((one, node) => one - factor * (vector[node] ?? 0))) };
}

describe('the eigenvector centrality', () => {
  it('of the five animals of the definitions is that of the table', () => {
    expect(printed(eigenvectorCentrality(FIVE_ANIMALS), 6)).toEqual([0.659588, 0.389602, 0.630307, 0.125966, 0]);
  });
  it('of the first and the last of the karate club is that of the definitions', () => {
    const shares = printed(eigenvectorCentrality(KARATE_CLUB), 6);
    expect([shares[0], shares[33]]).toEqual([0.355491, 0.373363]);
  });
  it('of the Medici is that of the definitions, with and without Pucci', () => {
    const medici = FAMILY_NAMES.indexOf('Medici');
    for (const graph of [FAMILIES, FAMILIES_AND_PUCCI])
      expect(printed(eigenvectorCentrality(graph), 6)[medici]).toBe(0.430308);
  });
  it('of a directed network adds both directions, as networkx 3.6.1 in eigenvector_centrality_numpy', () => {
    const expected = [
      0.220997957424, 0.185980291839, 0.508750787094, 0.547577463908, 0.484010601827, 0.351619864103, 0,
    ];
    expect(printed(eigenvectorCentrality(ONE_WAY), 9)).toEqual(printed(expected, 9));
    expect(eigenvectorCentrality(undirectedOf(ONE_WAY))).toEqual(eigenvectorCentrality(ONE_WAY));
  });
  it('of a ring of four and of a star is found, where plain power iteration goes to and fro', () => {
    const ring = [0, 1, 2, 3].map((node) => [node, (node + 1) % 4, 1] as const);
    expectClose(eigenvectorCentrality(graphOfEdges(4, ring, false)), [0.5, 0.5, 0.5, 0.5]);
    const star = [1, 2, 3, 4].map((node) => [0, node, 5] as const);
    const end = Math.sqrt(1 / 8);
    expectClose(eigenvectorCentrality(graphOfEdges(5, star, false)), [Math.sqrt(0.5), end, end, end, end]);
  });
  it('of a path of two hundred nodes is half a wave, though the next eigenvalue is near', () => {
    const path = Array.from({ length: 199 }, (_, node) => [node, node + 1, 1] as const);
    const wave = Array.from({ length: 200 }, (_, node) => Math.sqrt(2 / 201) * Math.sin((Math.PI * (node + 1)) / 201));
    expectClose(eigenvectorCentrality(graphOfEdges(200, path, false)), wave);
  });
  it('is exactly 0 outside the dominant component', () => {
    const edges = [
      [0, 1, 1],
      [2, 3, 1.001],
    ] as const;
    const half = Math.sqrt(0.5);
    const found = eigenvectorCentrality(graphOfEdges(5, edges, false));
    expectClose(found, [0, 0, half, half, 0]);
    expect([found?.[0], found?.[1], found?.[4]]).toEqual([0, 0, 0]);
  });
  it('is not defined where two components are alike, to one part in 1e8', () => {
    const pairs = (weight: number) => [[0, 1, 1] as const, [2, 3, weight] as const];
    expect([1, 1 + 0.9e-8].map((weight) => eigenvectorCentrality(graphOfEdges(4, pairs(weight), false)))).toEqual([
      null,
      null,
    ]);
    expectClose(eigenvectorCentrality(graphOfEdges(4, pairs(1 + 1.1e-8), false)), [0, 0, Math.SQRT1_2, Math.SQRT1_2]);
  });
  it('is as exact for two pairs that differ by one part in ten million and hardly meet', () => {
    const edges = [
      [0, 1, 1],
      [2, 3, 1 + 1e-7],
      [1, 2, 1e-8],
    ] as const;
    const graph = graphOfEdges(4, edges, false);
    expect(stretchOf(graph, eigenvectorCentrality(graph) ?? []).error).toBeLessThan(1e-13);
  });
  it('is not defined without an edge', () => {
    expect([0, 1, 3].map((size) => eigenvectorCentrality(graphOfEdges(size, [], false)))).toEqual([null, null, null]);
  });
  it('of the karate club is the same with all weights made a million million times larger or smaller', () => {
    for (const factor of [1e12, 1e-12]) {
      const scaled = edgesOf(KARATE_CLUB).map(([from, to]): Edge => [from, to, factor]);
      expectClose(eigenvectorCentrality(graphOfEdges(34, scaled, false)), eigenvectorCentrality(KARATE_CLUB) ?? []);
    }
  });
});

describe('the eigenvector centrality of any network', () => {
  it('is not negative, has the norm 1, and is stretched by the adjacency matrix more than any other vector', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyGraph), fc.boolean(), (graph, isWeighted) => {
        const ofGraph = isWeighted ? graph : unweightedOf(undirectedOf(graph));
        const vector = eigenvectorCentrality(ofGraph);
        fc.pre(vector !== null);
        expect(vector.every((one) => one >= 0)).toBe(true);
        expect(Math.hypot(...vector)).toBeCloseTo(1, 12);
        const { factor, error } = stretchOf(ofGraph, vector);
        expect(error).toBeLessThan(1e-6);
        const even = vector.map(() => Math.sqrt(1 / vector.length));
        expect(factor + 1e-9).toBeGreaterThan(stretchOf(ofGraph, even).factor);
      }),
    );
  });
  it('moves with the nodes when their order changes, and is 0 for one more node without edges', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyOrderedGraph), ({ graph, order }) => {
        const vector = eigenvectorCentrality(graph);
        const moved = eigenvectorCentrality(reordered(graph, order));
        const beside = eigenvectorCentrality(withIsolate(graph));
        expect([moved === null, beside === null]).toEqual([vector === null, vector === null]);
        if (vector === null) return;
        const rounded = printed(vector, 6);
        const near = (numbers: readonly number[]) =>
          numbers.every((one, node) => Math.abs(one - (rounded[node] ?? 0)) < 2e-6);
        expect(near(order.map((place) => moved?.[place] ?? Number.NaN))).toBe(true);
        expect(near(beside?.slice(0, -1) ?? [])).toBe(true);
        expect(beside?.at(-1)).toBe(0);
      }),
    );
  });
  it('is not defined for two copies of the network', () => {
    fc.assert(
      fc.property(anyGraph(false), (graph) => {
        const copies = edgesOf(graph).flatMap(([from, to, weight]): Edge[] => [
          [from, to, weight],
          [from + graph.size, to + graph.size, weight],
        ]);
        expect(eigenvectorCentrality(graphOfEdges(2 * graph.size, copies, false))).toBeNull();
      }),
    );
  });
});
