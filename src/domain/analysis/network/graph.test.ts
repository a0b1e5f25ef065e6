import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGraph } from '../../../../tests/support/example-networks.ts';
import { edgesOf, graphOfEdges, graphOfMatrix, reversedOf, undirectedOf, unweightedOf } from './graph.ts';

describe('a network of a matrix', () => {
  it('has an edge for each weight above 0 beside the diagonal, from row to column', () => {
    expect(edgesOf(graphOfMatrix(3, [5, 2, 0, 0, 0, 1.5, 3, 0, 0], true))).toEqual([
      [0, 1, 2],
      [1, 2, 1.5],
      [2, 0, 3],
    ]);
  });
  it('names each undirected edge once', () => {
    expect(edgesOf(graphOfMatrix(3, [0, 2, 0, 2, 0, 1, 0, 1, 0], false))).toEqual([
      [0, 1, 2],
      [1, 2, 1],
    ]);
  });
  it('without nodes has no edges', () => {
    expect(graphOfMatrix(0, [], true)).toMatchObject({ size: 0, offsets: new Int32Array(1) });
    expect(edgesOf(graphOfMatrix(0, new Float64Array(), false))).toEqual([]);
  });
  it('is refused when the matrix has another length, a weight that is no size, or two directions that differ', () => {
    expect(() => graphOfMatrix(2, [0, 1, 1], false)).toThrow('size × size');
    for (const weight of [-1, Number.NaN, Infinity])
      expect(() => graphOfMatrix(2, [0, weight, weight, 0], true)).toThrow('finite number of at least 0');
    expect(() => graphOfMatrix(2, [0, 1, 2, 0], false)).toThrow('symmetric');
  });
});

describe('a network of edges', () => {
  it('adds up the weights between the same nodes, and leaves out loops and weights of 0', () => {
    const edges = [
      [0, 1, 2],
      [1, 0, 1],
      [0, 1, 4],
      [2, 2, 7],
      [1, 2, 0],
    ] as const;
    expect(edgesOf(graphOfEdges(3, edges, false))).toEqual([[0, 1, 7]]);
    expect(edgesOf(graphOfEdges(3, edges, true))).toEqual([
      [0, 1, 6],
      [1, 0, 1],
    ]);
  });
  it('is refused for a node that it does not have, and for a negative weight that a sum would hide', () => {
    for (const node of [-1, 2, 0.5, Number.NaN])
      expect(() => graphOfEdges(2, [[0, node, 1]], true)).toThrow('none of the network');
    const hidden = [
      [0, 1, 5],
      [0, 1, -2],
    ] as const;
    expect(() => graphOfEdges(2, hidden, true)).toThrow('at least 0');
  });
});

describe('any directed network', () => {
  it('turned around twice is itself', () => {
    fc.assert(
      fc.property(anyGraph(true), (graph) => {
        expect(reversedOf(reversedOf(graph))).toEqual(graph);
        expect(
          edgesOf(reversedOf(graph))
            .map(([from, to]) => `${to}-${from}`)
            .toSorted(),
        ).toEqual(
          edgesOf(graph)
            .map(([from, to]) => `${from}-${to}`)
            .toSorted(),
        );
      }),
    );
  });
  it('made undirected keeps the sum of its weights, and without weights keeps its edges', () => {
    const total = (graph: Parameters<typeof edgesOf>[0]) =>
      edgesOf(graph).reduce((sum, [, , weight]) => sum + weight, 0);
    fc.assert(
      fc.property(anyGraph(true), (graph) => {
        expect(total(undirectedOf(graph))).toBeCloseTo(total(graph), 9);
        expect(undirectedOf(undirectedOf(graph))).toEqual(undirectedOf(graph));
        expect(edgesOf(unweightedOf(graph))).toEqual(edgesOf(graph).map(([from, to]) => [from, to, 1]));
      }),
    );
  });
});

it('an undirected network stays as it is when made undirected or turned around', () => {
  const graph = graphOfEdges(2, [[0, 1, 3]], false);
  expect([undirectedOf(graph), reversedOf(graph)]).toEqual([graph, graph]);
});
