import { type Graph, reversedOf } from './graph.ts';
import { type PathLength, shortestPathsOf } from './shortest-paths.ts';

/** Over which paths a node is near: those from the others to it ('in'), or those from it to the others ('out'). */
export type PathDirection = 'in' | 'out';

/**
 * Returns the closeness of each node, in the order of nodes: the number of nodes reached by their mean distance, times
 * their share of all others. 0 for a node that reaches none; above 1 at most for lengths of weights. Both directions
 * give the same in an undirected network. Without nodes the list is empty.
 * @source analysis definitions, 6; Wasserman & Faust 1994
 */
export function closeness(graph: Graph, length: PathLength, direction: PathDirection): number[] {
  return overReached(graph, length, direction, (others) => {
    const sum = others.reduce((total, distance) => total + distance, 0);
    return others.length === 0 ? 0 : (others.length / sum) * (others.length / (graph.size - 1));
  });
}

/**
 * Returns the harmonic closeness of each node, in the order of nodes: the sum of 1 / distance over the nodes reached,
 * in hops, not normalised. 0 for a node that reaches none; without nodes the list is empty.
 * @source analysis definitions, 6
 */
export function harmonicCloseness(graph: Graph, direction: PathDirection): number[] {
  return overReached(graph, 'hops', direction, (others) => others.reduce((total, distance) => total + 1 / distance, 0));
}

/** Returns a measure of each node over the distances of the other nodes that it reaches, the nearest first. */
function overReached(
  graph: Graph,
  length: PathLength,
  direction: PathDirection,
  measure: (distances: Float64Array) => number,
): number[] {
  const search = shortestPathsOf(direction === 'in' ? reversedOf(graph) : graph, length);
  return Array.from({ length: graph.size }, (_, source) => {
    const { distances, order, count } = search(source);
    return measure(Float64Array.from(order.subarray(1, count), (node) => distances[node] ?? 0));
  });
}
