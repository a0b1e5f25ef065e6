import type { Graph } from './graph.ts';
import { isSameLength, lengthsOf, type PathLength, shortestPathsOf } from './shortest-paths.ts';

/**
 * Returns the raw betweenness of each node, in the order of nodes: over all pairs of other nodes, the share of their
 * shortest paths that leads through it. Each pair counts once in an undirected network and in both directions in a
 * directed one; a pair without a path adds 0. Path lengths that differ by at most the tolerance (1e-9 unless given) of
 * their size are equal.
 * Without nodes the list is empty.
 * @source analysis definitions, 6; Brandes 2001 (J. Math. Sociol. 25:163–177)
 */
export function betweenness(graph: Graph, length: PathLength, tolerance?: number): number[] {
  const { size, isDirected } = graph;
  const totals = new Float64Array(size);
  const dependenciesFrom = dependenciesOf(graph, length, tolerance);
  for (let source = 0; source < size; source += 1) {
    const dependencies = dependenciesFrom(source);
    for (let node = 0; node < size; node += 1)
      if (node !== source) totals[node] = (totals[node] ?? 0) + (dependencies[node] ?? 0);
  }
  return Array.from(totals, (total) => (isDirected ? total : total / 2));
}

/**
 * Returns the raw betweenness of nodes as shares of the pairs of other nodes: of (n − 1)(n − 2) in a directed network,
 * of half as many in an undirected one. Null with fewer than three nodes.
 * @source analysis definitions, 6
 */
export function normalisedBetweenness(raw: readonly number[], isDirected: boolean): number[] | null {
  if (raw.length < 3) return null;
  const pairs = ((raw.length - 1) * (raw.length - 2)) / (isDirected ? 1 : 2);
  return raw.map((ofNode) => ofNode / pairs);
}

/**
 * Returns the function from a source to the dependency of it on each node: over all targets, the share of the shortest
 * paths that leads through the node. The array is used again for the next source.
 */
function dependenciesOf(graph: Graph, length: PathLength, tolerance?: number): (source: number) => Float64Array {
  const { size, offsets, targets } = graph;
  const lengths = lengthsOf(graph, length);
  const search = shortestPathsOf(graph, length);
  const ranks = new Int32Array(size);
  const pathCounts = new Float64Array(size);
  const dependencies = new Float64Array(size);
  // The edges of shortest paths, as found: those that leave the nearest nodes first.
  const starts = new Int32Array(targets.length);
  const ends = new Int32Array(targets.length);
  return (source) => {
    const { distances, order, count } = search(source);
    for (let rank = 0; rank < count; rank += 1) ranks[order[rank] ?? 0] = rank;
    pathCounts.fill(0);
    pathCounts[source] = 1;
    let found = 0;
    for (let rank = 0; rank < count; rank += 1) {
      const from = order[rank] ?? 0;
      const distance = distances[from] ?? 0;
      const paths = pathCounts[from] ?? 0;
      for (let place = offsets[from] ?? 0; place < (offsets[from + 1] ?? 0); place += 1) {
        const to = targets[place] ?? 0;
        // A path leads outwards only, whatever the tolerance says of nodes that are next to each other.
        if ((ranks[to] ?? 0) <= rank) continue;
        if (!isSameLength(distance + (lengths[place] ?? 0), distances[to] ?? 0, tolerance)) continue;
        pathCounts[to] = (pathCounts[to] ?? 0) + paths;
        starts[found] = from;
        ends[found] = to;
        found += 1;
      }
    }
    dependencies.fill(0);
    for (let edge = found - 1; edge >= 0; edge -= 1) {
      const [from, to] = [starts[edge] ?? 0, ends[edge] ?? 0];
      const share = (pathCounts[from] ?? 0) / (pathCounts[to] ?? 1);
      dependencies[from] = (dependencies[from] ?? 0) + share * (1 + (dependencies[to] ?? 0));
    }
    return dependencies;
  };
}
