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
  FOUR_ACTORS,
  KARATE_CLUB,
  KITE,
  ONE_WAY,
  printed,
  reordered,
  withIsolate,
} from '../../../../tests/support/example-networks.ts';
import { betweenness, normalisedBetweenness } from './betweenness.ts';
import { edgesOf, type Graph, graphOfEdges, reversedOf } from './graph.ts';
import type { PathLength } from './shortest-paths.ts';

const sharesOf = (graph: Graph, length: PathLength = 'hops') =>
  normalisedBetweenness(betweenness(graph, length), graph.isDirected);
const anyLength = fc.constantFrom<PathLength>('hops', 'weights');

/** The betweenness by writing out each path between each pair, and keeping the shortest ones. */
function betweennessByPaths(graph: Graph, length: PathLength): number[] {
  const nodes = Array.from({ length: graph.size }, (_, node) => node);
  const steps = edgesOf(graph).flatMap(([from, to, weight]) => {
    const edge = length === 'hops' ? 1 : 1 / weight;
    return graph.isDirected
      ? [{ from, to, edge }]
      : [
          { from, to, edge },
          { from: to, to: from, edge },
        ];
  });
  const pathsOf = (path: readonly number[], to: number, sum: number): { path: readonly number[]; sum: number }[] => {
    if (path.at(-1) === to) return [{ path, sum }];
    return steps
      .filter((step) => step.from === path.at(-1) && !path.includes(step.to))
      .flatMap((step) => pathsOf([...path, step.to], to, sum + step.edge));
  };
  const totals = nodes.map(() => 0);
  for (const from of nodes)
    for (const to of nodes.filter((node) => node !== from)) {
      const paths = pathsOf([from], to, 0);
      const least = Math.min(...paths.map(({ sum }) => sum));
      const shortest = paths.filter(({ sum }) => sum <= least * (1 + 1e-9));
      for (const { path } of shortest)
        for (const node of path.slice(1, -1)) totals[node] = (totals[node] ?? 0) + 1 / shortest.length;
    }
  return totals.map((total) => (graph.isDirected ? total : total / 2));
}

describe('the betweenness', () => {
  it('of the five animals of the definitions is that of the table, in hops and over weights', () => {
    expect(betweenness(FIVE_ANIMALS, 'hops')).toEqual([0, 0, 2, 0, 0]);
    expect(betweenness(FIVE_ANIMALS, 'weights')).toEqual([2, 0, 2, 0, 0]);
    expect(printed(sharesOf(FIVE_ANIMALS), 6)).toEqual([0, 0, 0.333333, 0, 0]);
    expect(printed(sharesOf(FIVE_ANIMALS, 'weights'), 6)).toEqual([0.333333, 0, 0.333333, 0, 0]);
  });
  it('of the directed network of the definitions is 1 for B, a sixth of the pairs', () => {
    expect(betweenness(FOUR_ACTORS, 'hops')).toEqual([0, 1, 0, 0]);
    expectClose(sharesOf(FOUR_ACTORS), [0, 1 / 6, 0, 0]);
  });
  it("of Krackhardt's kite is that of the paper", () => {
    const paper = [0.023, 0.023, 0, 0.102, 0, 0.231, 0.231, 0.389, 0.222, 0];
    expect(printed(sharesOf(KITE), 3)).toEqual(paper);
  });
  it('of the first and the last of the karate club is that of the definitions', () => {
    const shares = printed(sharesOf(KARATE_CLUB), 6);
    expect([shares[0], shares[33]]).toEqual([0.437635, 0.304075]);
  });
  it('of Florentine families is that of the definitions, and less for the Medici with Pucci', () => {
    const shares = printed(sharesOf(FAMILIES), 6);
    expect(['Medici', 'Guadagni', 'Strozzi'].map((name) => shares[FAMILY_NAMES.indexOf(name)])).toEqual([
      0.521978, 0.254579, 0.102564,
    ]);
    expect(printed(sharesOf(FAMILIES_AND_PUCCI), 6)[FAMILY_NAMES.indexOf('Medici')]).toBe(0.452381);
  });
  it('of one-way edges is that of networkx 3.6.1, betweenness_centrality with weight None and 1 / weight', () => {
    expectClose(betweenness(ONE_WAY, 'hops'), [4, 5 / 6, 37 / 6, 11, 31 / 6, 11 / 6, 0]);
    expectClose(betweenness(ONE_WAY, 'weights'), [4, 1.5, 11, 11, 4.5, 0, 0]);
  });
  it('of a node without edges is 0, and without nodes there is none', () => {
    expect([
      betweenness(graphOfEdges(1, [], false), 'hops'),
      betweenness(graphOfEdges(0, [], true), 'weights'),
    ]).toEqual([[0], []]);
  });
  it('sees two ways of the same length where doubles differ by their order of addition', () => {
    // 0.1 + 0.2 by the detour, 0.3 without: as doubles the second one is shorter.
    const graph = graphOfEdges(
      3,
      [
        [0, 1, 10],
        [1, 2, 5],
        [0, 2, 10 / 3],
      ],
      false,
    );
    expect(betweenness(graph, 'weights')).toEqual([0, 0.5, 0]);
  });
  it('leads outwards only where a tie is so strong that its ends are equally far', () => {
    const chain = [
      [0, 1, 1],
      [1, 2, 1e12],
      [2, 3, 1],
    ] as const;
    expect(betweenness(graphOfEdges(4, chain, false), 'weights')).toEqual([0, 2, 2, 0]);
  });
  it('is not normalised with fewer than three nodes', () => {
    expect([normalisedBetweenness([0, 0], false), normalisedBetweenness([0, 1, 0], true)]).toEqual([null, [0, 0.5, 0]]);
  });
  it('counts a great many shortest paths', () => {
    // Eighty squares in a chain: 2 to the power of 80 shortest paths from end to end.
    const squares = Array.from({ length: 80 }, (_, square) => square * 3);
    const edges = squares.flatMap((at) => [
      [at, at + 1, 1] as const,
      [at, at + 2, 1] as const,
      [at + 1, at + 3, 1] as const,
      [at + 2, at + 3, 1] as const,
    ]);
    const raw = betweenness(graphOfEdges(241, edges, false), 'hops');
    // The middle is between all 120 × 120 pairs of its two sides, and half of the way within each of its two squares.
    expect(raw[120]).toBeCloseTo(14_401, 6);
  });
});

describe('the betweenness of any network', () => {
  it('is that of all paths written out', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyGraph), anyLength, (graph, length) => {
        expectClose(betweenness(graph, length), betweennessByPaths(graph, length));
      }),
      { numRuns: 60 },
    );
  });
  it('lies between 0 and the number of pairs', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyGraph), anyLength, (graph, length) => {
        const shares = sharesOf(graph, length) ?? [];
        expect(shares.filter((share) => share < 0 || share > 1 + 1e-9)).toEqual([]);
      }),
    );
  });
  it('moves with the nodes when their order changes, and stays when all edges turn around', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyOrderedGraph), anyLength, ({ graph, order }, length) => {
        const raw = betweenness(graph, length);
        const moved = betweenness(reordered(graph, order), length);
        expectClose(
          order.map((place) => moved[place] ?? Number.NaN),
          raw,
        );
        expectClose(betweenness(reversedOf(graph), length), raw);
      }),
    );
  });
  it('stays the same beside a node without edges', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyGraph), anyLength, (graph, length) => {
        expectClose(betweenness(withIsolate(graph), length), [...betweenness(graph, length), 0]);
      }),
    );
  });
});
