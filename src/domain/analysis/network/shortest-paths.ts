import { distanceQueue } from './distance-queue.ts';
import type { Graph } from './graph.ts';

/** How long an edge is: 1 throughout ('hops'), or 1 / weight ('weights'). */
export type PathLength = 'hops' | 'weights';

/** The nodes reached from a source; the arrays are used again by the next search. */
export type Reached = {
  /** of each node; Infinity for one that cannot be reached */
  readonly distances: Float64Array;
  /** the reached nodes, the nearest first, from the source itself on: only the first `count` places hold any */
  readonly order: Int32Array;
  readonly count: number;
};

/**
 * Path lengths that differ by no more, for their size, are equal unless another tolerance is given: 1/3 + 1/3 is 2/3 in
 * whatever order they are added.
 */
export const TIE_TOLERANCE = 1e-9;

/**
 * Returns whether two path lengths are equal: they differ by at most the tolerance (1e-9 unless given) relative to
 * their size.
 * @source analysis definitions, 6: ties between paths
 */
export function isSameLength(one: number, other: number, tolerance = TIE_TOLERANCE): boolean {
  return Math.abs(one - other) <= tolerance * Math.max(one, other);
}

/**
 * Returns the length of each edge of a network, in the order of its edges: 1, or 1 / weight.
 * @source analysis definitions, 6: distance
 */
export function lengthsOf({ weights }: Graph, length: PathLength): Float64Array {
  return length === 'hops' ? new Float64Array(weights.length).fill(1) : weights.map((weight) => 1 / weight);
}

/**
 * Returns the search for the shortest distances from one node along the edges, by Dijkstra's algorithm or, in hops,
 * breadth first. A node without edges reaches itself only, at the distance 0.
 * @source analysis definitions, 6; Dijkstra 1959 (Numer. Math. 1:269–271)
 */
export function shortestPathsOf(graph: Graph, length: PathLength): (source: number) => Reached {
  const distances = new Float64Array(graph.size);
  const order = new Int32Array(graph.size);
  const search = length === 'hops' ? searchOfHops(graph, distances, order) : searchOfWeights(graph, distances, order);
  return (source) => {
    distances.fill(Infinity);
    distances[source] = 0;
    return { distances, order, count: search(source) };
  };
}

type Search = (source: number) => number;

function searchOfHops({ offsets, targets }: Graph, distances: Float64Array, order: Int32Array): Search {
  return (source) => {
    order[0] = source;
    let count = 1;
    for (let next = 0; next < count; next += 1) {
      const from = order[next] ?? 0;
      const further = (distances[from] ?? 0) + 1;
      for (let place = offsets[from] ?? 0; place < (offsets[from + 1] ?? 0); place += 1) {
        const to = targets[place] ?? 0;
        if (distances[to] !== Infinity) continue;
        distances[to] = further;
        order[count] = to;
        count += 1;
      }
    }
    return count;
  };
}

function searchOfWeights(graph: Graph, distances: Float64Array, order: Int32Array): Search {
  const { size, offsets, targets } = graph;
  const lengths = lengthsOf(graph, 'weights');
  const queue = distanceQueue(size, distances);
  return (source) => {
    queue.add(source);
    let count = 0;
    for (let from = queue.takeNearest(); from !== -1; from = queue.takeNearest()) {
      order[count] = from;
      count += 1;
      const distance = distances[from] ?? 0;
      for (let place = offsets[from] ?? 0; place < (offsets[from + 1] ?? 0); place += 1) {
        const to = targets[place] ?? 0;
        const further = distance + (lengths[place] ?? 0);
        if (further >= (distances[to] ?? 0)) continue;
        distances[to] = further;
        queue.add(to);
      }
    }
    return count;
  };
}
