import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGraph, FIVE_ANIMALS, FOUR_ACTORS, withIsolate } from '../../../../tests/support/example-networks.ts';
import { components } from './components.ts';
import { edgesOf, graphOfEdges } from './graph.ts';

describe('the components', () => {
  it('of the five animals of the definitions are four joined ones and one alone', () => {
    expect(components(FIVE_ANIMALS)).toEqual([[0, 1, 2, 3], [4]]);
  });
  it('stand in falling order of size, and those of one size by their lowest node', () => {
    const edges = [
      [4, 1, 1],
      [2, 6, 1],
      [6, 5, 1],
    ] as const;
    expect(components(graphOfEdges(7, edges, false))).toEqual([[2, 5, 6], [1, 4], [0], [3]]);
  });
  it('follow the edges of a directed network both ways', () => {
    expect(components(FOUR_ACTORS)).toEqual([[0, 1, 2], [3]]);
    expect(components(graphOfEdges(3, [[2, 0, 1]], true))).toEqual([[0, 2], [1]]);
  });
  it('of no nodes are none', () => {
    expect(components(graphOfEdges(0, [], false))).toEqual([]);
  });
});

describe('the components of any network', () => {
  it('hold each node once, and no edge leads out of them', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyGraph), (graph) => {
        const found = components(graph);
        expect(found.flat().toSorted((one, other) => one - other)).toEqual([...Array(graph.size).keys()]);
        const leaving = edgesOf(graph).filter(([from, to]) =>
          found.some((nodes) => nodes.includes(from) !== nodes.includes(to)),
        );
        expect(leaving).toEqual([]);
      }),
    );
  });
  it('become one more beside a node without edges', () => {
    fc.assert(
      fc.property(fc.boolean().chain(anyGraph), (graph) => {
        expect(components(withIsolate(graph))).toEqual([...components(graph), [graph.size]]);
      }),
    );
  });
});
