import { sum } from '../sum.ts';
import { type Graph, unweightedOf } from './graph.ts';

/**
 * Returns the local clustering of each node, in the order of nodes: the share of the pairs of its neighbours that are
 * neighbours themselves; 0 with fewer than two neighbours. Without nodes the list is empty.
 * @throws RangeError for a directed network
 * @source analysis definitions, 6; Watts & Strogatz 1998
 */
export function clustering(graph: Graph): number[] {
  return weightedClustering(unweightedOf(graph));
}

/**
 * Returns the weighted clustering of each node, in the order of nodes: over the pairs of its neighbours, the mean of
 * the cube root of the product of the three weights of their triangle, each as a share of the network's largest weight;
 * 0 for a pair without a triangle, and with fewer than two neighbours. Without nodes the list is empty.
 * @throws RangeError for a directed network
 * @source analysis definitions, 6; Onnela et al. 2005
 */
export function weightedClustering(graph: Graph): number[] {
  return intensitiesOf(graph).map((intensity, node) => {
    const pairs = pairsOfNeighbours(graph, node);
    return pairs === 0 ? 0 : intensity / pairs;
  });
}

/**
 * Returns the mean of the local clustering of all nodes, zeros included; null without nodes.
 * @source analysis definitions, 6
 */
export function averageClustering(ofNodes: readonly number[]): number | null {
  return ofNodes.length === 0 ? null : sum(ofNodes) / ofNodes.length;
}

/**
 * Returns the share of the connected triples of a network that are closed: three times its triangles by its triples. 0
 * without a triple.
 * @throws RangeError for a directed network
 * @source analysis definitions, 6
 */
export function transitivity(graph: Graph): number {
  const closed = sum(intensitiesOf(unweightedOf(graph)));
  const triples = sum(Array.from({ length: graph.size }, (_, node) => pairsOfNeighbours(graph, node)));
  return triples === 0 ? 0 : closed / triples;
}

function pairsOfNeighbours({ offsets }: Graph, node: number): number {
  const neighbours = (offsets[node + 1] ?? 0) - (offsets[node] ?? 0);
  return (neighbours * (neighbours - 1)) / 2;
}

/**
 * Returns the intensities of the triangles through each node, added up: their number, where all weights are the same.
 */
function intensitiesOf({ size, isDirected, offsets, targets, weights }: Graph): number[] {
  if (isDirected) throw new RangeError('Clustering is defined for undirected networks only.');
  const largest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  const roots = weights.map((weight) => Math.cbrt(weight / largest));
  // The root of the weight between the node at hand and each of its neighbours; 0 for all others.
  const toNode = new Float64Array(size);
  return Array.from({ length: size }, (_, node) => {
    const [start, end] = [offsets[node] ?? 0, offsets[node + 1] ?? 0];
    for (let place = start; place < end; place += 1) toNode[targets[place] ?? 0] = roots[place] ?? 0;
    let total = 0;
    for (let place = start; place < end; place += 1) {
      const neighbour = targets[place] ?? 0;
      let ofNeighbour = 0;
      for (let next = offsets[neighbour] ?? 0; next < (offsets[neighbour + 1] ?? 0); next += 1)
        ofNeighbour += (roots[next] ?? 0) * (toNode[targets[next] ?? 0] ?? 0);
      total += (roots[place] ?? 0) * ofNeighbour;
    }
    for (let place = start; place < end; place += 1) toNode[targets[place] ?? 0] = 0;
    // Each triangle was met from both of its other corners.
    return total / 2;
  });
}
