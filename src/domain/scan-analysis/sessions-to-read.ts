import type { ObservationSession } from '../observation-sessions/session.ts';
import { compareCodeUnits } from '../shared/code-units.ts';

/** The most scans of one query. @source specification, point 9 "Analysis and export" */
export const MAX_QUERY_SCANS = 1_000;

/** The latest sessions that hold a number of scans. */
export type SessionsToRead<Head> = {
  /** the latest first */
  readonly heads: readonly Head[];
  /** scans of all sessions that were found, read or not */
  readonly scansFound: number;
};

/**
 * Returns the latest sessions until they hold `most` scans, by the numbers that their heads tell; all of them where `most` is
 * null. Of two that began together the one with the lower id is read first. Empty without sessions.
 */
export function sessionsToRead<Head extends Pick<ObservationSession, 'visitId' | 'doneCount' | 'startedAtUnix'>>(
  found: readonly Head[],
  most: number | null,
): SessionsToRead<Head> {
  const latestFirst = found.toSorted(
    (one, other) => other.startedAtUnix - one.startedAtUnix || compareCodeUnits(one.visitId, other.visitId),
  );
  const heads: Head[] = [];
  let held = 0;
  for (const head of latestFirst) {
    if (most !== null && held >= most) break;
    heads.push(head);
    held += head.doneCount;
  }
  return { heads, scansFound: latestFirst.reduce((sum, { doneCount }) => sum + doneCount, 0) };
}
