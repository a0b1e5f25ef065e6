import type { Associations } from './association.ts';
import type { InteractionKind } from './interaction-kind.ts';
import type { InteractionMatrices } from './interactions.ts';
import { filteredNetwork } from './network/filter.ts';
import { edgesOf, graphOfMatrix } from './network/graph.ts';
import { type NetworkMeasures, networkMeasuresOf, type NodeMeasures } from './network-measures.ts';
import type { Parameters } from './parameters.ts';
import { countAt, type SquareMatrix, squareMatrix } from './square-matrix.ts';
import type { VisibleScans } from './visible-scans.ts';

/** An edge; each of an undirected network once, `from` before `to` in the order of the individuals. */
type NetworkEdge = {
  readonly from: string;
  readonly to: string;
  readonly weight: number;
  /** scans in proximity, or interactions: what the least number of interactions is asked of */
  readonly count: number;
};

/** A network with its measures, each node by the id of its individual, in the order of the individuals. */
type Network = {
  readonly isDirected: boolean;
  /** individuals with fewer visible records than asked for, which are no nodes */
  readonly leftOut: readonly string[];
  readonly edges: readonly NetworkEdge[];
  readonly nodes: readonly (NodeMeasures & { readonly individualId: string })[];
  readonly whole: NetworkMeasures;
  /** the ids of each connected component, the largest one first */
  readonly components: readonly (readonly string[])[];
};

export type Networks = {
  /** undirected, weighed by either index */
  readonly association: { readonly simpleRatioIndex: Network; readonly halfWeightIndex: Network };
  /** undirected: affiliative interactions of both directions added */
  readonly affiliative: Network;
  /** directed, from the actor to the receiver */
  readonly interactions: Readonly<Record<InteractionKind, Network>>;
};

/** The individuals that may be nodes, with what decides on nodes and edges. */
type Members = {
  readonly individualIds: readonly string[];
  /** visible records of each */
  readonly observations: readonly number[];
  readonly parameters: Parameters;
};

/**
 * Returns the association networks, the undirected network of affiliative interactions and the directed network of each
 * kind of interaction, with the measures of each node and of the whole. Every individual is a node, unless it has fewer
 * visible records than `minObservations`; an edge needs a count of `minInteractions`. Without individuals the lists are
 * empty and the measures null or 0; one individual is a node without edges.
 * @source analysis definitions, 6
 */
export function networksOf(
  { individualIds, proximity, simpleRatioIndex, halfWeightIndex }: Associations,
  { counts }: InteractionMatrices,
  { each }: VisibleScans,
  parameters: Parameters,
): Networks {
  const members: Members = { individualIds, observations: each, parameters };
  const scans = withZeros(proximity);
  const { affiliative, agonistic, avoid } = counts;
  const both = squareMatrix(
    individualIds.length,
    (row, column) => countAt(affiliative, row, column) + countAt(affiliative, column, row),
  );
  const directed = (ofKind: SquareMatrix<number>) => networkOf(members, ofKind, ofKind, true);
  return {
    association: {
      simpleRatioIndex: networkOf(members, withZeros(simpleRatioIndex), scans, false),
      halfWeightIndex: networkOf(members, withZeros(halfWeightIndex), scans, false),
    },
    affiliative: networkOf(members, both, both, false),
    interactions: { affiliative: directed(affiliative), agonistic: directed(agonistic), avoid: directed(avoid) },
  };
}

function networkOf(
  { individualIds, observations, parameters }: Members,
  weights: SquareMatrix<number>,
  counts: SquareMatrix<number>,
  isDirected: boolean,
): Network {
  const { minObservations, minInteractions, tieTolerance } = parameters;
  const filtered = filteredNetwork({
    weights: weights.flat(),
    counts: counts.flat(),
    observations,
    minObservations,
    minInteractions,
  });
  const graph = graphOfMatrix(filtered.nodes.length, filtered.weights, isDirected);
  const { nodes, whole, components } = networkMeasuresOf(graph, tieTolerance);
  const placeOf = (node: number) => filtered.nodes[node] ?? 0;
  const idOf = (node: number) => individualIds[placeOf(node)] ?? '';
  const kept = new Set(filtered.nodes);
  return {
    isDirected,
    leftOut: individualIds.filter((_id, place) => !kept.has(place)),
    edges: edgesOf(graph).map(([from, to, weight]) => ({
      from: idOf(from),
      to: idOf(to),
      weight,
      count: countAt(counts, placeOf(from), placeOf(to)),
    })),
    nodes: nodes.map((measures, node) => ({ individualId: idOf(node), ...measures })),
    whole,
    components: components.map((component) => component.map(idOf)),
  };
}

/** Returns a matrix with 0 where a value is not defined: no edge. */
function withZeros(matrix: SquareMatrix<number | null>): SquareMatrix<number> {
  return matrix.map((row) => row.map((value) => value ?? 0));
}
