import { edgesOf, type Graph } from './graph.ts';

/**
 * Returns the share of the possible edges that a network has, whatever their weights; null with fewer than two nodes.
 * @source analysis definitions, 6
 */
export function density({ size, targets }: Graph): number | null {
  // An undirected network holds each edge twice: it is divided by as much as a directed one.
  return size < 2 ? null : targets.length / (size * (size - 1));
}

/**
 * Returns the share of the edges whose reverse exists too, whatever their weights. Null
 * without an edge, and for an undirected network, which has no direction to return.
 * @source analysis definitions, 6
 */
export function reciprocity(graph: Graph): number | null {
  const edges = edgesOf(graph);
  if (!graph.isDirected || edges.length === 0) return null;
  const keys = new Set(edges.map(([from, to]) => from * graph.size + to));
  return edges.filter(([from, to]) => keys.has(to * graph.size + from)).length / edges.length;
}
