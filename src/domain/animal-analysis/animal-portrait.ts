import type { Analysis } from '../analysis/analyse.ts';
import type { Diversity } from '../analysis/diversity.ts';
import { WHOLE_GROUP } from '../observation-sessions/scan-recorder.ts';
import { type AmongOthers, amongOthers } from './among-others.ts';

/** How often an animal showed a behaviour, beside the others: percent of the records in which each was seen. */
export type OwnBehaviour = AmongOthers & { readonly behaviour: string; readonly count: number };
/** How often an animal used a zone, beside the others: percent of the records with a zone of each. */
export type OwnZone = AmongOthers & {
  readonly zoneId: string;
  readonly count: number;
  readonly electivity: number | null;
};

/** The results of one animal beside those of the other animals of the same scans. */
export type AnimalPortrait = {
  readonly behaviours: readonly OwnBehaviour[];
  /** records in which the animal was seen with a behaviour of the ethogram */
  readonly total: number;
  /** other animals that were seen with one */
  readonly others: number;
  /** null for an animal that the scans do not concern */
  readonly diversity: Diversity | null;
  readonly shannon: AmongOthers;
  readonly evenness: AmongOthers;
  readonly zones: readonly OwnZone[];
  readonly withoutZone: number;
  readonly spread: { readonly original: AmongOthers; readonly modified: AmongOthers };
};

type Results = Pick<Analysis, 'frequency' | 'diversity' | 'space'>;
type Individual = { readonly individualId: string };

/**
 * Returns the results of one animal beside those of the others, from the results of an analysis: no figure but the medians is
 * computed anew. Behaviours and zones stand in the order of the results. A group that was recorded as one is no animal. Without
 * a record of the animal its figures are null and its counts 0.
 */
export function portraitOf({ frequency, diversity, space }: Results, animalId: string): AnimalPortrait {
  const frequencies = split(frequency.individuals, animalId);
  const diversities = split(diversity.individuals, animalId);
  const uses = split(space.individuals, animalId);
  const own = frequencies.own;
  const seenOthers = frequencies.others.filter(({ total }) => total > 0);
  const beside = <One>(one: One | undefined, others: readonly One[], valueOf: (one: One) => number | null) =>
    amongOthers(one === undefined ? null : valueOf(one), others.map(valueOf));
  return {
    behaviours: frequency.overall.behaviours.map(({ behaviour }) => {
      const shareIn = (one: Results['frequency']['overall']) =>
        one.behaviours.find((seen) => seen.behaviour === behaviour);
      return {
        ...{ behaviour, count: (own && shareIn(own)?.count) ?? 0 },
        ...beside(own, seenOthers, (one) => shareIn(one)?.percent ?? null),
      };
    }),
    ...{ total: own?.total ?? 0, others: seenOthers.length },
    diversity: diversities.own ?? null,
    shannon: beside(diversities.own, diversities.others, (one) => one.shannon),
    evenness: beside(diversities.own, diversities.others, (one) => one.evenness),
    zones: space.overall.zones.map(({ zoneId }) => {
      const zoneOf = ({ zones }: Results['space']['overall']) => zones.find((zone) => zone.zoneId === zoneId);
      const ownZone = uses.own === undefined ? undefined : zoneOf(uses.own);
      return {
        ...{ zoneId, count: ownZone?.count ?? 0, electivity: ownZone?.electivity ?? null },
        ...beside(uses.own, uses.others, (one) => zoneOf(one)?.percent ?? null),
      };
    }),
    withoutZone: uses.own?.withoutZone ?? 0,
    spread: {
      original: beside(uses.own, uses.others, ({ spread }) => spread.original),
      modified: beside(uses.own, uses.others, ({ spread }) => spread.modified),
    },
  };
}

/** Returns one of some individuals, and the others without a group that was recorded as one. */
function split<One extends Individual>(some: readonly One[], animalId: string) {
  return {
    own: some.find(({ individualId }) => individualId === animalId),
    others: some.filter(({ individualId }) => individualId !== animalId && individualId !== WHOLE_GROUP),
  };
}
