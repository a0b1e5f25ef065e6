/** A matrix of weights, and how a network is to be cut down. */
type Unfiltered = {
  /** of the edges, row after row */
  readonly weights: ArrayLike<number>;
  /** the raw counts behind the weights, row after row: scans in proximity, or interactions */
  readonly counts: ArrayLike<number>;
  /** the visible records of each node */
  readonly observations: readonly number[];
  /** as many visible records a node needs to stay */
  readonly minObservations?: number;
  /** as large a raw count an edge needs to stay */
  readonly minInteractions?: number;
};

/** The nodes that stay, by their places before, and the matrix of the weights between them, row after row. */
type Filtered = { readonly nodes: readonly number[]; readonly weights: Float64Array };

/**
 * Returns a network without the nodes that have fewer observations than asked for (0 unless given), and then without
 * the edges whose raw count is lower than asked for (1 unless given). Weights stay as they are, and so does a node
 * without edges. Without nodes the matrix is empty.
 * @throws RangeError for matrices of another length than nodes × nodes
 * @source analysis definitions, 6: filters
 */
export function filteredNetwork(unfiltered: Unfiltered): Filtered {
  const { weights, counts, observations, minObservations = 0, minInteractions = 1 } = unfiltered;
  const size = observations.length;
  if (weights.length !== size * size || counts.length !== size * size)
    throw new RangeError('The matrices have not nodes × nodes numbers.');
  const nodes = [...observations.keys()].filter((node) => (observations[node] ?? 0) >= minObservations);
  const places = nodes.flatMap((from) => nodes.map((to) => from * size + to));
  const kept = places.map((place) => ((counts[place] ?? 0) >= minInteractions ? (weights[place] ?? 0) : 0));
  return { nodes, weights: Float64Array.from(kept) };
}
