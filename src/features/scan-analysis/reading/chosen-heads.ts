import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { chosenSessions } from '#domain/scan-analysis/chosen-sessions.ts';
import type { SessionsToRead } from '#domain/scan-analysis/sessions-to-read.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { boundsOfPeriod } from '#domain/time/typed-period.ts';
import type { AnalysisFilters } from '../analysis-filters.ts';

/** Returns the sessions that the filters ask for, the latest first, and how many scans all of them have. */
export function chosenHeads(
  heads: readonly ObservationSession[],
  { enclosureId, observerIds, period, most, isWhole }: AnalysisFilters,
): SessionsToRead<ObservationSession> {
  const bounds = boundsOfPeriod(period, ZONE);
  return chosenSessions(heads, { ...{ enclosureId, observerIds }, ...bounds, most: isWhole ? null : most });
}
