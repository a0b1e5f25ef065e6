import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { type SessionsToRead, sessionsToRead } from '#domain/scan-analysis/sessions-to-read.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { boundsOfPeriod } from '#domain/time/typed-period.ts';
import type { AnalysisFilters } from '../analysis-filters.ts';

/** Returns the sessions that the filters ask for, the latest first, and how many scans all of them have. */
export function chosenHeads(
  heads: readonly ObservationSession[],
  { enclosureId, observerIds, period, most, isWhole }: AnalysisFilters,
): SessionsToRead<ObservationSession> {
  const { fromMs, beforeMs } = boundsOfPeriod(period, ZONE);
  const found = heads.filter(
    (head) =>
      (enclosureId === null || head.enclosureId === enclosureId) &&
      (observerIds.length === 0 || observerIds.includes(head.observerId)) &&
      (beforeMs === null || head.startedAtUnix < beforeMs) &&
      (fromMs === null || (head.endedAtUnix ?? head.startedAtUnix) >= fromMs),
  );
  return sessionsToRead(found, isWhole ? null : most);
}
