import type { Networks } from '#domain/analysis/network-results.ts';

/** The networks to choose from. */
export const NETWORK_KINDS = [
  ...(['association', 'halfWeight', 'affiliative'] as const),
  ...(['affiliativeDirected', 'agonistic', 'avoid'] as const),
] as const;
export type NetworkKind = (typeof NETWORK_KINDS)[number];
export type OneNetwork = Networks['affiliative'];

/** Returns the network of a kind. */
export function networkOfKind({ association, affiliative, interactions }: Networks, kind: NetworkKind): OneNetwork {
  switch (kind) {
    case 'association':
      return association.simpleRatioIndex;
    case 'halfWeight':
      return association.halfWeightIndex;
    case 'affiliative':
      return affiliative;
    case 'affiliativeDirected':
      return interactions.affiliative;
    case 'agonistic':
      return interactions.agonistic;
    case 'avoid':
      return interactions.avoid;
  }
}
