import { betweenness, normalisedBetweenness } from './network/betweenness.ts';
import { closeness, harmonicCloseness, type PathDirection } from './network/closeness.ts';
import { averageClustering, clustering, transitivity, weightedClustering } from './network/clustering.ts';
import { density, reciprocity } from './network/cohesion.ts';
import { components } from './network/components.ts';
import { degreeCentrality, degrees, strengths } from './network/degree.ts';
import { eigenvectorCentrality } from './network/eigenvector.ts';
import { edgesOf, type Graph, undirectedOf, unweightedOf } from './network/graph.ts';
import type { PathLength } from './network/shortest-paths.ts';

/** A measure of one node over the edges or paths that enter it and that leave it; alike in an undirected network. */
type InAndOut<T> = { readonly in: T; readonly out: T };
/** The same over all its edges: in and out added in a directed network. */
type InOutTotal<T> = InAndOut<T> & { readonly total: T };
/** A measure over paths whose edges are 1 long each ('hops') or 1 / weight ('weights'). */
type ByLength<T> = Readonly<Record<PathLength, T>>;

export type NodeMeasures = {
  readonly degree: InOutTotal<number>;
  /** null with fewer than two nodes */
  readonly degreeCentrality: InOutTotal<number | null>;
  readonly strength: InOutTotal<number>;
  /** `normalised` is null with fewer than three nodes */
  readonly betweenness: ByLength<{ readonly raw: number; readonly normalised: number | null }>;
  readonly closeness: ByLength<InAndOut<number>>;
  readonly harmonic: InAndOut<number>;
  /** null without an edge, and when no component dominates; `unweighted` is that of edges of weight 1 */
  readonly eigenvector: { readonly weighted: number | null; readonly unweighted: number | null };
  /** null in a directed network */
  readonly clustering: number | null;
  /** null in a directed network */
  readonly weightedClustering: number | null;
};

export type NetworkMeasures = {
  readonly nodes: number;
  readonly edges: number;
  /** null with fewer than two nodes */
  readonly density: number | null;
  /** null without an edge, and in an undirected network */
  readonly reciprocity: number | null;
  /** null without nodes, and in a directed network */
  readonly averageClustering: number | null;
  /** null in a directed network */
  readonly transitivity: number | null;
  /** of the connected components, in falling order */
  readonly componentSizes: readonly number[];
};

/** The measures of a network, its nodes by their places. */
type Measured = {
  readonly nodes: readonly NodeMeasures[];
  readonly whole: NetworkMeasures;
  readonly components: readonly (readonly number[])[];
};

/**
 * Returns every measure of each node of a network, in the order of nodes, those of the whole, and the nodes of each
 * connected component. Two path lengths are equal within the tolerance. Without nodes the lists are empty and the
 * measures null or 0.
 * @source analysis definitions, 6
 */
export function networkMeasuresOf(graph: Graph, tieTolerance: number): Measured {
  const found = components(graph);
  const local = graph.isDirected ? null : clustering(graph);
  return {
    nodes: nodeMeasuresOf(graph, tieTolerance, local),
    whole: {
      nodes: graph.size,
      edges: edgesOf(graph).length,
      density: density(graph),
      reciprocity: reciprocity(graph),
      averageClustering: local === null ? null : averageClustering(local),
      transitivity: graph.isDirected ? null : transitivity(graph),
      componentSizes: found.map(({ length }) => length),
    },
    components: found,
  };
}

function nodeMeasuresOf(graph: Graph, tieTolerance: number, local: readonly number[] | null): NodeMeasures[] {
  const [degree, strength] = [degrees(graph), strengths(graph)];
  const centrality = {
    in: degreeCentrality(degree.in) ?? [],
    out: degreeCentrality(degree.out) ?? [],
    total: degreeCentrality(degree.total) ?? [],
  };
  const between = byLength((length) => {
    const raw = betweenness(graph, length, tieTolerance);
    return { raw, normalised: normalisedBetweenness(raw, graph.isDirected) };
  });
  const close = byLength((length) => inAndOut((direction) => closeness(graph, length, direction)));
  const harmonic = inAndOut((direction) => harmonicCloseness(graph, direction));
  const weighted = eigenvectorCentrality(graph);
  // Directions are added first: an edge that leads both ways weighs 1 too.
  const unweighted = eigenvectorCentrality(unweightedOf(undirectedOf(graph)));
  const intensities = graph.isDirected ? null : weightedClustering(graph);
  return Array.from({ length: graph.size }, (_, node) => ({
    degree: atNode(degree, node, 0),
    degreeCentrality: atNode<number | null>(centrality, node, null),
    strength: atNode(strength, node, 0),
    betweenness: byLength((length) => ({
      raw: between[length].raw[node] ?? 0,
      normalised: between[length].normalised?.[node] ?? null,
    })),
    closeness: byLength((length) => inAndOut((direction) => close[length][direction][node] ?? 0)),
    harmonic: inAndOut((direction) => harmonic[direction][node] ?? 0),
    eigenvector: { weighted: weighted?.[node] ?? null, unweighted: unweighted?.[node] ?? null },
    clustering: local?.[node] ?? null,
    weightedClustering: intensities?.[node] ?? null,
  }));
}

function byLength<T>(valueOf: (length: PathLength) => T): ByLength<T> {
  return { hops: valueOf('hops'), weights: valueOf('weights') };
}

function inAndOut<T>(valueOf: (direction: PathDirection) => T): InAndOut<T> {
  return { in: valueOf('in'), out: valueOf('out') };
}

/** Returns what a node has in each list; `none` where a list has nothing for it. */
function atNode<T>(lists: InOutTotal<readonly T[]>, node: number, none: T): InOutTotal<T> {
  return { in: lists.in[node] ?? none, out: lists.out[node] ?? none, total: lists.total[node] ?? none };
}
