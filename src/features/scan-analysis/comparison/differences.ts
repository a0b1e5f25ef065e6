import type { Comparison, IndexCompared, SharesCompared } from '#domain/analysis/comparison/comparison.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { placeIn, sorted } from '../parts/in-shown-order.ts';
import type { MarkKind } from './DifferenceMark.tsx';

type Compared = Pick<IndexCompared, 'difference' | 'interval' | 'effect'>;

/** Returns shares that are on a side and have a difference, the greatest effect first. Empty for none. */
export function byEffect<One extends SharesCompared>(shares: readonly One[]): readonly One[] {
  const sizeOf = ({ effect }: One) => Math.abs(effect?.size ?? 0);
  return shares
    .filter(({ a, b, difference }) => difference !== null && a.count + b.count > 0)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
}

/** Returns whether an interval is there and holds 0. */
export function holdsZero({ interval }: Compared): boolean {
  return interval !== null && interval.from <= 0 && interval.to >= 0;
}

/** Returns the mark of a difference. */
export function markOf(compared: Compared): MarkKind {
  if (compared.interval === null) return 'plain';
  return holdsZero(compared) ? 'open' : 'clear';
}

/** Behaviours and zones that a comparison leaves out. */
export type LeftOut = { readonly codes: readonly string[]; readonly zoneIds: readonly string[] };

/** Returns a comparison without some of its behaviours and zones; the shares of the others stay what they are. */
export function withoutSome({ behaviours, zones, ...more }: Comparison, { codes, zoneIds }: LeftOut): Comparison {
  return {
    ...more,
    behaviours: behaviours.filter(({ behaviour }) => !codes.includes(behaviour)),
    zones: zones.filter(({ zoneId }) => !zoneIds.includes(zoneId)),
  };
}

/** Returns the ids of the zones whose enclosure the sessions of one of two campaigns observed, and those of the other did not. */
export function zonesOfOneSide(
  zones: readonly Pick<Zone, 'zoneId' | 'enclosureId'>[],
  heads: readonly Pick<ObservationSession, 'campaignId' | 'enclosureId'>[],
  campaignIds: readonly [string, string],
): readonly string[] {
  const [a, b] = campaignIds.map(
    (id) => new Set(heads.filter(({ campaignId }) => campaignId === id).map(({ enclosureId }) => enclosureId)),
  ) as [Set<string>, Set<string>];
  return zones.filter(({ enclosureId }) => a.has(enclosureId) !== b.has(enclosureId)).map(({ zoneId }) => zoneId);
}

/** Returns a comparison whose behaviours and zones stand in the order of the screen; others come last. */
export function comparisonInOrder(
  comparison: Comparison,
  { codes, zoneIds }: { readonly codes: readonly string[]; readonly zoneIds: readonly string[] },
): Comparison {
  const [codeAt, zoneAt] = [placeIn(codes), placeIn(zoneIds)];
  return {
    ...comparison,
    behaviours: sorted(comparison.behaviours, ({ behaviour }) => codeAt(behaviour)),
    zones: sorted(comparison.zones, ({ zoneId }) => zoneAt(zoneId)),
  };
}
