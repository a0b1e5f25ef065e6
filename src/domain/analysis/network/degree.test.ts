import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGraph, FIVE_ANIMALS, FOUR_ACTORS, KARATE_CLUB, KITE } from '../../../../tests/support/example-networks.ts';
import { degreeCentrality, degrees, strengths } from './degree.ts';
import { graphOfEdges, reversedOf } from './graph.ts';

describe('the degrees and strengths', () => {
  it('of the five animals of the definitions are those of the table', () => {
    expect(degrees(FIVE_ANIMALS).total).toEqual([2, 2, 3, 1, 0]);
    expect(strengths(FIVE_ANIMALS).total).toEqual([6, 3, 6, 1, 0]);
  });
  it('of a directed network count the edges that enter, that leave, and both together', () => {
    expect(degrees(FOUR_ACTORS)).toEqual({ in: [1, 1, 1, 0], out: [1, 2, 0, 0], total: [2, 3, 1, 0] });
    expect(strengths(FOUR_ACTORS)).toEqual({ in: [1, 2, 4, 0], out: [2, 5, 0, 0], total: [3, 7, 4, 0] });
  });
  it('of an undirected network count an edge once in every direction', () => {
    const { in: entering, out, total } = strengths(graphOfEdges(2, [[0, 1, 3]], false));
    expect([entering, out, total]).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
  });
  it('of no nodes are empty, and of nodes without edges 0', () => {
    expect(degrees(graphOfEdges(0, [], true))).toEqual({ in: [], out: [], total: [] });
    expect(strengths(graphOfEdges(2, [], true)).total).toEqual([0, 0]);
  });
});

describe('the degree centrality', () => {
  it("of Krackhardt's kite is that of the paper", () => {
    const printed = [0.444, 0.444, 0.333, 0.667, 0.333, 0.556, 0.556, 0.333, 0.222, 0.111];
    expect(degreeCentrality(degrees(KITE).total)?.map((share) => Number(share.toFixed(3)))).toEqual(printed);
  });
  it('of the first and the last of the karate club is 16 and 17 of 33', () => {
    const shares = degreeCentrality(degrees(KARATE_CLUB).total);
    expect([shares?.[0], shares?.[33]]).toEqual([16 / 33, 17 / 33]);
  });
  it('is not defined for fewer than two nodes', () => {
    expect([degreeCentrality([]), degreeCentrality([0]), degreeCentrality([0, 0])]).toEqual([null, null, [0, 0]]);
  });
});

describe('in any directed network', () => {
  it('as much enters as leaves, and turning it around swaps the two', () => {
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    fc.assert(
      fc.property(anyGraph(true), (graph) => {
        for (const measure of [degrees, strengths]) {
          const [ahead, back] = [measure(graph), measure(reversedOf(graph))];
          expect(sum(ahead.in)).toBeCloseTo(sum(ahead.out), 9);
          expect([back.in, back.out]).toEqual([ahead.out, ahead.in]);
        }
      }),
    );
  });
});
