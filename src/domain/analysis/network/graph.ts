/** An edge from one node to another, by the places of both in the order of nodes, with its weight. */
export type Edge = readonly [from: number, to: number, weight: number];

/**
 * A weighted network of the nodes 0 to `size` − 1, without loops: the edges of each node stand in a row. An undirected
 * network holds each edge twice, once from either end.
 */
export type Graph = {
  readonly size: number;
  readonly isDirected: boolean;
  /** of length size + 1: the edges that leave a node stand from its offset to that of the next node */
  readonly offsets: Int32Array;
  /** the node that each edge leads to, in rising order within a node */
  readonly targets: Int32Array;
  /** the weight of each edge, above 0 */
  readonly weights: Float64Array;
};

/**
 * Returns the network of a matrix of weights, row after row (actors are rows, receivers columns). A weight above 0 is
 * an edge; the diagonal is ignored. Without nodes the network is empty.
 * @throws RangeError for a matrix of another length than size × size, for a weight that is not a finite number of at
 * least 0, and for an undirected matrix that is not symmetric
 * @source analysis definitions, 6
 */
export function graphOfMatrix(size: number, matrix: ArrayLike<number>, isDirected: boolean): Graph {
  if (matrix.length !== size * size) throw new RangeError('The matrix has not size × size weights.');
  const offsets = new Int32Array(size + 1);
  for (let from = 0; from < size; from += 1) {
    let count = 0;
    for (let to = 0; to < size; to += 1) {
      const weight = matrix[from * size + to] ?? 0;
      if (!(weight >= 0 && weight < Infinity)) throw new RangeError('A weight is not a finite number of at least 0.');
      if (!isDirected && weight !== matrix[to * size + from]) throw new RangeError('The matrix is not symmetric.');
      if (weight > 0 && to !== from) count += 1;
    }
    offsets[from + 1] = (offsets[from] ?? 0) + count;
  }
  const targets = new Int32Array(offsets[size] ?? 0);
  const weights = new Float64Array(targets.length);
  let place = 0;
  for (let from = 0; from < size; from += 1)
    for (let to = 0; to < size; to += 1) {
      const weight = matrix[from * size + to] ?? 0;
      if (weight === 0 || to === from) continue;
      targets[place] = to;
      weights[place] = weight;
      place += 1;
    }
  return { size, isDirected, offsets, targets, weights };
}

/**
 * Returns the network of a list of edges. Edges between the same nodes add their weights up (in an undirected network
 * those of both directions); loops and weights of 0 are left out.
 * @throws RangeError for a node that is none of the network, and for a weight that is not a finite number of at least 0
 * @source analysis definitions, 6
 */
export function graphOfEdges(size: number, edges: readonly Edge[], isDirected: boolean): Graph {
  const matrix = new Float64Array(size * size);
  const add = (from: number, to: number, weight: number) => {
    matrix[from * size + to] = (matrix[from * size + to] ?? 0) + weight;
  };
  const isNode = (node: number) => Number.isInteger(node) && node >= 0 && node < size;
  for (const [from, to, weight] of edges) {
    if (!isNode(from) || !isNode(to)) throw new RangeError('An edge names a node that is none of the network.');
    // Checked one by one: a negative weight could hide in a sum.
    if (!(weight >= 0)) throw new RangeError('A weight is not a finite number of at least 0.');
    add(from, to, weight);
    if (!isDirected) add(to, from, weight);
  }
  return graphOfMatrix(size, matrix, isDirected);
}

/**
 * Returns the edges of a network, in the order of their first and then of their second node; each edge of an undirected
 * network once, from the lower node.
 * @source analysis definitions, 6
 */
export function edgesOf({ size, isDirected, offsets, targets, weights }: Graph): Edge[] {
  const edges: Edge[] = [];
  for (let from = 0; from < size; from += 1)
    for (let place = offsets[from] ?? 0; place < (offsets[from + 1] ?? 0); place += 1) {
      const to = targets[place] ?? 0;
      if (isDirected || from < to) edges.push([from, to, weights[place] ?? 0]);
    }
  return edges;
}

/**
 * Returns the undirected network with the weights of both directions added; an undirected network as it is.
 * @source analysis definitions, 6
 */
export function undirectedOf(graph: Graph): Graph {
  return graph.isDirected ? graphOfEdges(graph.size, edgesOf(graph), false) : graph;
}

/**
 * Returns the network with each edge turned around; an undirected network as it is.
 * @source analysis definitions, 6
 */
export function reversedOf(graph: Graph): Graph {
  if (!graph.isDirected) return graph;
  const turned = edgesOf(graph).map(([from, to, weight]): Edge => [to, from, weight]);
  return graphOfEdges(graph.size, turned, true);
}

/**
 * Returns the network with a weight of 1 on each edge.
 * @source analysis definitions, 6
 */
export function unweightedOf(graph: Graph): Graph {
  return { ...graph, weights: new Float64Array(graph.weights.length).fill(1) };
}
