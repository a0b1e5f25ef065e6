import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { askedSessions } from '#domain/scan-analysis/chosen-sessions.ts';
import { type SessionsToRead, sessionsToRead } from '#domain/scan-analysis/sessions-to-read.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { boundsOfPeriod } from '#domain/time/typed-period.ts';
import type { AnalysisFilters } from '../analysis-filters.ts';

/** Returns the sessions of an enclosure, of some observers and of a period. */
export function headsAsked(
  heads: readonly ObservationSession[],
  { enclosureId, observerIds, period }: Pick<AnalysisFilters, 'enclosureId' | 'observerIds' | 'period'>,
): readonly ObservationSession[] {
  return askedSessions(heads, { enclosureId, observerIds, ...boundsOfPeriod(period, ZONE) });
}

/** Returns the sessions that the filters ask for, the latest first, and how many scans all of them have. */
export function chosenHeads(
  heads: readonly ObservationSession[],
  filters: AnalysisFilters,
): SessionsToRead<ObservationSession> {
  return sessionsToRead(headsAsked(heads, filters), filters.isWhole ? null : filters.most);
}
