import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { type SessionsToRead, sessionsToRead } from '#domain/scan-analysis/sessions-to-read.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { boundsOfPeriod } from '#domain/time/typed-period.ts';
import type { AnalysisFilters } from '../analysis-filters.ts';

/** Returns the sessions of an enclosure, of some observers and of a period. */
export function headsAsked(
  heads: readonly ObservationSession[],
  { enclosureId, observerIds, period }: Pick<AnalysisFilters, 'enclosureId' | 'observerIds' | 'period'>,
): readonly ObservationSession[] {
  const { fromMs, beforeMs } = boundsOfPeriod(period, ZONE);
  return heads.filter(
    (head) =>
      (enclosureId === null || head.enclosureId === enclosureId) &&
      (observerIds.length === 0 || observerIds.includes(head.observerId)) &&
      (beforeMs === null || head.startedAtUnix < beforeMs) &&
      (fromMs === null || (head.endedAtUnix ?? head.startedAtUnix) >= fromMs),
  );
}

/** Returns the sessions that the filters ask for, the latest first, and how many scans all of them have. */
export function chosenHeads(
  heads: readonly ObservationSession[],
  filters: AnalysisFilters,
): SessionsToRead<ObservationSession> {
  return sessionsToRead(headsAsked(heads, filters), filters.isWhole ? null : filters.most);
}
