import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyGraph,
  anyOrderedGraph,
  FAMILIES,
  FIVE_ANIMALS,
  FOUR_ACTORS,
  KARATE_CLUB,
  reordered,
} from '../../../../tests/support/example-networks.ts';
import { density, reciprocity } from './cohesion.ts';
import { graphOfEdges, reversedOf } from './graph.ts';

describe('the density', () => {
  it('of the examples of the definitions is 0.4 undirected and 0.25 directed', () => {
    expect([density(FIVE_ANIMALS), density(FOUR_ACTORS)]).toEqual([0.4, 0.25]);
  });
  it('of the karate club is that of the definitions, and of the families 20 of 105', () => {
    expect(density(KARATE_CLUB)?.toFixed(6)).toBe('0.139037');
    expect(density(FAMILIES)).toBeCloseTo(20 / 105, 12);
  });
  it('is not defined for fewer than two nodes, and 0 without an edge', () => {
    expect([0, 1, 2].map((size) => density(graphOfEdges(size, [], false)))).toEqual([null, null, 0]);
  });
});

describe('the reciprocity', () => {
  it('of the directed example of the definitions is 2 of 3', () => {
    expect(reciprocity(FOUR_ACTORS)).toBe(2 / 3);
  });
  it('of an undirected network, and without an edge, is not defined', () => {
    expect([reciprocity(FIVE_ANIMALS), reciprocity(graphOfEdges(2, [], false))]).toEqual([null, null]);
    expect([reciprocity(graphOfEdges(0, [], true)), reciprocity(graphOfEdges(3, [], true))]).toEqual([null, null]);
  });
  it('of one-way edges only is 0', () => {
    expect(reciprocity(graphOfEdges(2, [[0, 1, 3]], true))).toBe(0);
  });
});

describe('in any network', () => {
  it('density and reciprocity are shares that no order of nodes and no direction changes', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyOrderedGraph), ({ graph, order }) => {
        for (const measure of [density, reciprocity]) {
          const share = measure(graph);
          expect(share === null || (share >= 0 && share <= 1)).toBe(true);
          expect(measure(reordered(graph, order))).toBe(share);
          expect(measure(reversedOf(graph))).toBe(share);
        }
      }),
    );
  });
  it('density is 1 exactly where each pair has an edge', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), (size) => {
        const pairs = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size, 1] as const);
        expect(density(graphOfEdges(size, pairs, false))).toBe(1);
        expect(density(graphOfEdges(size, pairs.slice(2), true))).toBeLessThan(1);
      }),
    );
    fc.assert(
      fc.property(anyGraph(true), (graph) => {
        expect(density(graph) === 1).toBe(graph.size > 1 && graph.targets.length === graph.size * (graph.size - 1));
      }),
    );
  });
});
