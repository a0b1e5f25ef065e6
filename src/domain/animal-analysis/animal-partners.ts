import type { Analysis } from '../analysis/analyse.ts';
import type { InteractionKind } from '../analysis/interaction-kind.ts';
import { countAt } from '../analysis/square-matrix.ts';
import { WHOLE_GROUP } from '../observation-sessions/scan-recorder.ts';

/** Interactions of one kind between an animal and a partner, by who acted. */
export type Exchange = { readonly given: number; readonly received: number };

/** An animal and one other: how they keep together, and how they act on each other. */
export type Partner = {
  readonly partnerId: string;
  /** scans in proximity */
  readonly together: number;
  /** from 0 to 1; null when neither was ever seen */
  readonly simpleRatioIndex: number | null;
  readonly halfWeightIndex: number | null;
  /** records that name the one as the nearest neighbour of the other, in either direction */
  readonly nearest: number;
} & Readonly<Record<InteractionKind, Exchange>>;

type Results = Pick<Analysis, 'association' | 'nearestNeighbours' | 'interactions'>;

/**
 * Returns the other animals of the same scans with their relation to one animal, in the order of the results, each figure as
 * the analysis computed it. A group that was recorded as one is no partner. Empty for an animal that the scans do not concern.
 */
export function partnersOf(
  { association, nearestNeighbours, interactions }: Results,
  animalId: string,
): readonly Partner[] {
  const { individualIds } = association;
  const own = individualIds.indexOf(animalId);
  if (own === -1) return [];
  const exchange = (kind: InteractionKind, other: number): Exchange => ({
    given: countAt(interactions.counts[kind], own, other),
    received: countAt(interactions.counts[kind], other, own),
  });
  return individualIds.flatMap((partnerId, other) =>
    partnerId === animalId || partnerId === WHOLE_GROUP
      ? []
      : {
          partnerId,
          together: association.proximity[own]?.[other] ?? 0,
          simpleRatioIndex: association.simpleRatioIndex[own]?.[other] ?? null,
          halfWeightIndex: association.halfWeightIndex[own]?.[other] ?? null,
          nearest: countAt(nearestNeighbours.counts, own, other) + countAt(nearestNeighbours.counts, other, own),
          affiliative: exchange('affiliative', other),
          agonistic: exchange('agonistic', other),
          avoid: exchange('avoid', other),
        },
  );
}

/** Returns how often an animal and its partner acted on each other in one kind of interaction. */
export function exchanged({ given, received }: Exchange): number {
  return given + received;
}

/** Returns partners by a figure, the largest first; of equal ones the order stays, and a figure that is not defined comes last. */
export function rankedPartners(
  partners: readonly Partner[],
  figureOf: (partner: Partner) => number | null,
): readonly Partner[] {
  return partners.toSorted((one, other) => (figureOf(other) ?? -1) - (figureOf(one) ?? -1));
}
