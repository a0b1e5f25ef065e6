import type { Networks } from '../analysis/network-results.ts';

type Network = Networks['affiliative'];
/** The part of a network around one animal. */
export type EgoNetwork = Pick<Network, 'nodes' | 'edges' | 'isDirected'>;

/**
 * Returns one animal, the animals that a link joins to it, and every link among them, each as the whole network has it. The
 * animal alone without a link; empty where it is no node.
 */
export function egoNetwork({ nodes, edges, isDirected }: Network, animalId: string): EgoNetwork {
  const around = new Set([
    animalId,
    ...edges.flatMap(({ from, to }) => (from === animalId || to === animalId ? [from, to] : [])),
  ]);
  return {
    isDirected,
    nodes: nodes.filter(({ individualId }) => around.has(individualId)),
    edges: edges.filter(({ from, to }) => around.has(from) && around.has(to)),
  };
}
