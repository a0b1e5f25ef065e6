import { compareCodeUnits } from '../../shared/code-units.ts';
import { countsOf } from '../behaviour-counts.ts';
import type { VisibleRecord } from '../scan-sample.ts';
import { zoneUse } from '../space/zone-use.ts';
import { sum } from '../sum.ts';

/** Visible records by behaviour, in the order of the ethogram, and by zone, in the order of the zones. */
export type SessionCounts = { readonly behaviours: readonly number[]; readonly zones: readonly number[] };

/** The behaviours and the zones that are counted. */
export type Counted = { readonly ethogram: readonly string[]; readonly zoneIds: readonly string[] };

/** Returns the counts of visible records; zeros without one. */
export function sessionCountsOf(records: readonly VisibleRecord[], { ethogram, zoneIds }: Counted): SessionCounts {
  const ofZones = records.map(({ zoneId }) => zoneId);
  return { behaviours: [...countsOf(records, ethogram).values()], zones: [...zoneUse(zoneIds, ofZones).counts] };
}

/** Returns the ids of sessions, each once, in the order in which draws count them. */
export function sessionIdsOf(sessionIds: Iterable<string>): readonly string[] {
  return [...new Set(sessionIds)].toSorted(compareCodeUnits);
}

/** Returns the counts of several sessions together, a session that stands there twice counted twice. */
export function addedCounts(sessions: readonly SessionCounts[], { ethogram, zoneIds }: Counted): SessionCounts {
  return {
    behaviours: ethogram.map((_code, at) => sum(sessions.map(({ behaviours }) => behaviours[at] ?? 0))),
    zones: zoneIds.map((_id, at) => sum(sessions.map(({ zones }) => zones[at] ?? 0))),
  };
}

/**
 * Returns resamples of `sessions` sessions: each has as many places among them, drawn with replacement.
 * @source Efron & Tibshirani 1993, 13.3; Davison & Hinkley 1997, 3.8 (resampling of clusters)
 */
export function drawnSessions(
  sessions: number,
  resamples: number,
  draw: (below: number) => number,
): readonly (readonly number[])[] {
  return Array.from({ length: resamples }, () => Array.from({ length: sessions }, () => draw(sessions)));
}
