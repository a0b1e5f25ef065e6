import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGraph, expectClose, FOUR_ACTORS } from '../../../../tests/support/example-networks.ts';
import { edgesOf, type Graph, graphOfEdges } from './graph.ts';
import { isSameLength, lengthsOf, type PathLength, shortestPathsOf } from './shortest-paths.ts';

/** The distance from each node to each other one, by Floyd's algorithm. */
function distancesByFloyd(graph: Graph, length: PathLength): number[][] {
  const nodes = Array.from({ length: graph.size }, (_, node) => node);
  const rows = nodes.map((from) => nodes.map((to) => (from === to ? 0 : Infinity)));
  for (const [from, to, weight] of edgesOf(graph)) {
    const edge = length === 'hops' ? 1 : 1 / weight;
    rows[from]?.splice(to, 1, edge);
    if (!graph.isDirected) rows[to]?.splice(from, 1, edge);
  }
  const at = (from: number, to: number) => rows[from]?.[to] ?? Infinity;
  for (const by of nodes)
    for (const from of nodes)
      for (const to of nodes) rows[from]?.splice(to, 1, Math.min(at(from, to), at(from, by) + at(by, to)));
  return rows;
}

describe('two path lengths', () => {
  it('are equal when the order of their addition alone sets them apart', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(isSameLength(0.1 + 0.2, 0.3)).toBe(true);
    expect(isSameLength(1e12, 1e12 + 100)).toBe(true);
  });
  it('differ beyond one part in 1e9', () => {
    expect([isSameLength(1, 1 + 0.9e-9), isSameLength(1, 1 + 1.1e-9), isSameLength(1 + 1.1e-9, 1)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isSameLength(0, 0), isSameLength(1e-12, 2e-12)]).toEqual([true, false]);
  });
  it('are compared within another tolerance where one is given', () => {
    expect([isSameLength(1, 1.05, 0.1), isSameLength(1, 1.2, 0.1), isSameLength(0.1 + 0.2, 0.3, 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the shortest distances', () => {
  it('follow the edges in their direction, over 1 / weight', () => {
    const { distances, order, count } = shortestPathsOf(FOUR_ACTORS, 'weights')(0);
    expect([...distances]).toEqual([0, 0.5, 0.75, Infinity]);
    expect([...order.subarray(0, count)]).toEqual([0, 1, 2]);
    expect([...lengthsOf(FOUR_ACTORS, 'weights')]).toEqual([0.5, 1, 0.25]);
  });
  it('of a node without edges reach itself alone', () => {
    for (const length of ['hops', 'weights'] as const)
      expect(shortestPathsOf(FOUR_ACTORS, length)(3)).toMatchObject({ count: 1 });
  });
  it('of any network are those of Floyd, and the reached nodes stand in their order', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyGraph), fc.constantFrom('hops', 'weights'), (graph, length) => {
        const search = shortestPathsOf(graph, length);
        for (const [source, row] of distancesByFloyd(graph, length).entries()) {
          const { distances, order, count } = search(source);
          const inOrder = Array.from(order.subarray(0, count), (node) => distances[node] ?? Infinity);
          expect([...distances].map(Number.isFinite)).toEqual(row.map(Number.isFinite));
          expectClose([...distances].filter(Number.isFinite), row.filter(Number.isFinite));
          expect(inOrder).toEqual([...distances].filter(Number.isFinite).toSorted((one, other) => one - other));
        }
      }),
    );
  });
  it('shorten over a long detour of heavy edges', () => {
    const detour = Array.from({ length: 200 }, (_, node) => [node, node + 1, 1000] as const);
    const graph = graphOfEdges(201, [...detour, [0, 200, 1]], false);
    expect(shortestPathsOf(graph, 'weights')(0).distances[200]).toBeCloseTo(0.2, 12);
    expect(shortestPathsOf(graph, 'hops')(0).distances[200]).toBe(1);
  });
});
