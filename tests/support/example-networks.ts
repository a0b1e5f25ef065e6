import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type Edge, edgesOf, type Graph, graphOfEdges } from '../../src/domain/analysis/network/graph.ts';

/** The undirected example of the analysis definitions: A to D are joined, E stands alone. */
export const FIVE_ANIMALS = graphOfEdges(
  5,
  [
    [0, 1, 2],
    [1, 2, 1],
    [0, 2, 4],
    [2, 3, 1],
  ],
  false,
);

/** The directed example of the analysis definitions: A → B 2, B → A 1, B → C 4, and D stands alone. */
export const FOUR_ACTORS = graphOfEdges(
  4,
  [
    [0, 1, 2],
    [1, 0, 1],
    [1, 2, 4],
  ],
  true,
);

/** Six actors with one-way edges of weights 1, 1/2, 1/4 and 1/5, and one that stands alone. */
export const ONE_WAY = graphOfEdges(
  7,
  [
    [0, 1, 1],
    [1, 2, 0.5],
    [2, 3, 1],
    [3, 0, 0.25],
    [0, 4, 0.5],
    [4, 2, 1],
    [4, 5, 0.2],
    [5, 3, 1],
    [2, 5, 0.5],
    [3, 4, 1],
  ],
  true,
);

/** The ten people of the kite of Krackhardt 1990, in the order of the alphabet. */
export const KITE_NAMES = ['Andre', 'Beverly', 'Carol', 'Diane', 'Ed', 'Fernando', 'Garth', 'Heather', 'Ike', 'Jane'];
export const KITE = graphOfNames(
  KITE_NAMES,
  `Andre-Beverly Andre-Carol Andre-Diane Andre-Fernando Beverly-Diane Beverly-Ed Beverly-Garth Carol-Diane
  Carol-Fernando Diane-Ed Diane-Fernando Diane-Garth Ed-Garth Fernando-Garth Fernando-Heather Garth-Heather
  Heather-Ike Ike-Jane`,
);

/** The karate club of Zachary 1977, as networkx has it; node 1 of the paper is the first. */
export const KARATE_CLUB = graphOfNames(
  Array.from({ length: 34 }, (_, node) => String(node)),
  `0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8 0-10 0-11 0-12 0-13 0-17 0-19 0-21 0-31 1-2 1-3 1-7 1-13 1-17 1-19 1-21 1-30 2-3
  2-7 2-8 2-9 2-13 2-27 2-28 2-32 3-7 3-12 3-13 4-6 4-10 5-6 5-10 5-16 6-16 8-30 8-32 8-33 9-33 13-33 14-32 14-33
  15-32 15-33 18-32 18-33 19-33 20-32 20-33 22-32 22-33 23-25 23-27 23-29 23-32 23-33 24-25 24-27 24-31 25-31 26-29
  26-33 27-33 28-31 28-33 29-32 29-33 30-32 30-33 31-32 31-33 32-33`,
);

/** The marriages of Florentine families of Padgett & Ansell 1993; Pucci, the last, married into none of the others. */
export const FAMILY_NAMES = `Acciaiuoli Albizzi Barbadori Bischeri Castellani Ginori Guadagni Lamberteschi Medici Pazzi
  Peruzzi Ridolfi Salviati Strozzi Tornabuoni Pucci`.split(/\s+/);
const MARRIAGES = `Acciaiuoli-Medici Medici-Barbadori Medici-Ridolfi Medici-Tornabuoni Medici-Albizzi Medici-Salviati
  Castellani-Peruzzi Castellani-Strozzi Castellani-Barbadori Peruzzi-Strozzi Peruzzi-Bischeri Strozzi-Ridolfi
  Strozzi-Bischeri Ridolfi-Tornabuoni Tornabuoni-Guadagni Albizzi-Ginori Albizzi-Guadagni Salviati-Pazzi
  Bischeri-Guadagni Guadagni-Lamberteschi`;
export const FAMILIES = graphOfNames(FAMILY_NAMES.slice(0, 15), MARRIAGES);
export const FAMILIES_AND_PUCCI = graphOfNames(FAMILY_NAMES, MARRIAGES);

/** Any network of up to nine nodes with weights of 1/12 to 1: their inverses add up to many equal path lengths. */
export function anyGraph(isDirected: boolean): fc.Arbitrary<Graph> {
  return fc.integer({ min: 0, max: 9 }).chain((size) => {
    const node = fc.integer({ min: 0, max: Math.max(0, size - 1) });
    const edge: fc.Arbitrary<Edge> = fc.tuple(
      node,
      node,
      fc.integer({ min: 1, max: 12 }).map((part) => 1 / part),
    );
    return fc.array(edge, { maxLength: size * 2 }).map((edges) => graphOfEdges(size, edges, isDirected));
  });
}

/** Any network with an order of its nodes: the node at each place moves to the place that `order` holds there. */
export function anyOrderedGraph(isDirected: boolean): fc.Arbitrary<{ graph: Graph; order: number[] }> {
  return anyGraph(isDirected).chain((graph) => {
    const nodes = Array.from({ length: graph.size }, (_, node) => node);
    return fc.shuffledSubarray(nodes, { minLength: graph.size }).map((order) => ({ graph, order }));
  });
}

/** Returns a network whose node at each place has moved to the place that `order` holds there. */
export function reordered(graph: Graph, order: readonly number[]): Graph {
  const edges = edgesOf(graph).map(([from, to, weight]): Edge => [order[from] ?? 0, order[to] ?? 0, weight]);
  return graphOfEdges(graph.size, edges, graph.isDirected);
}

/** Returns a network with one more node, which has no edges. */
export function withIsolate(graph: Graph): Graph {
  return graphOfEdges(graph.size + 1, edgesOf(graph), graph.isDirected);
}

/** Expects two lists to hold the same numbers within 1e-9, relative to those above 1. */
export function expectClose(numbers: readonly number[] | null, expected: readonly number[]): void {
  const far = (numbers ?? []).filter((one, at) => {
    const other = expected[at] ?? Number.NaN;
    return !(Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other)));
  });
  expect({ far, length: numbers?.length }).toEqual({ far: [], length: expected.length });
}

/** Returns numbers as the definitions print them, with that many decimals. */
export function printed(numbers: readonly number[] | null, decimals: number): number[] {
  return (numbers ?? []).map((one) => Number(one.toFixed(decimals)));
}

function graphOfNames(names: readonly string[], ties: string): Graph {
  const edges = ties.split(/\s+/).map((tie): Edge => {
    const [from = '', to = ''] = tie.split('-');
    return [names.indexOf(from), names.indexOf(to), 1];
  });
  return graphOfEdges(names.length, edges, false);
}
