import type { Graph } from './graph.ts';

/** One number per node, in the order of nodes, over the edges that enter it, that leave it, and over all its edges. */
type ByDirection = {
  readonly in: readonly number[];
  readonly out: readonly number[];
  readonly total: readonly number[];
};

/**
 * Returns the degree of each node: in and out are its edges of either direction, total is their sum. In an undirected
 * network all three are the number of neighbours. Without nodes the lists are empty.
 * @source analysis definitions, 6
 */
export function degrees(graph: Graph): ByDirection {
  return sumsOf(graph, () => 1);
}

/**
 * Returns the strength of each node, the sum of weights: in and out over the edges of either direction, total is their
 * sum. In an undirected network all three are the sum over the neighbours. Without nodes the lists are empty.
 * @source analysis definitions, 6
 */
export function strengths(graph: Graph): ByDirection {
  return sumsOf(graph, (weight) => weight);
}

/**
 * Returns the degrees (in, out or total) as shares of n − 1; null with fewer than two nodes. A total degree of a
 * directed network may have a share of up to 2.
 * @source analysis definitions, 6
 */
export function degreeCentrality(ofNodes: readonly number[]): readonly number[] | null {
  return ofNodes.length < 2 ? null : ofNodes.map((degree) => degree / (ofNodes.length - 1));
}

function sumsOf({ size, isDirected, offsets, targets, weights }: Graph, of: (weight: number) => number): ByDirection {
  const entering = Array.from({ length: size }, () => 0);
  const leaving = Array.from({ length: size }, () => 0);
  for (let from = 0; from < size; from += 1)
    for (let place = offsets[from] ?? 0; place < (offsets[from + 1] ?? 0); place += 1) {
      const to = targets[place] ?? 0;
      const part = of(weights[place] ?? 0);
      leaving[from] = (leaving[from] ?? 0) + part;
      entering[to] = (entering[to] ?? 0) + part;
    }
  if (!isDirected) return { in: leaving, out: leaving, total: leaving };
  return { in: entering, out: leaving, total: leaving.map((sum, node) => sum + (entering[node] ?? 0)) };
}
