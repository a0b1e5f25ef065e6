import { type Graph, undirectedOf } from './graph.ts';
import { shortestPathsOf } from './shortest-paths.ts';

/**
 * Returns the nodes of each connected component of a network, whose edges lead both ways here: the largest component
 * first, among those of one size the one with the lowest node, each in rising order. A node without edges is a
 * component of its own; without nodes there is none.
 * @source analysis definitions, 6
 */
export function components(graph: Graph): number[][] {
  const search = shortestPathsOf(undirectedOf(graph), 'hops');
  const isReached = new Uint8Array(graph.size);
  const found: number[][] = [];
  for (let node = 0; node < graph.size; node += 1) {
    if (isReached[node] === 1) continue;
    const { order, count } = search(node);
    const nodes = [...order.subarray(0, count).toSorted()];
    for (const one of nodes) isReached[one] = 1;
    found.push(nodes);
  }
  return found.toSorted((one, other) => other.length - one.length);
}
