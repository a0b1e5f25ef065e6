import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import type { ComparedSession } from '#domain/observer-agreement/compared-sessions.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { boundsOfPeriod } from '#domain/time/typed-period.ts';
import type { AgreementFilters } from '../agreement-filters.ts';

/** The most sessions of one comparison: each costs a read, as does each of its second opinions. */
export const MAX_COMPARED_SESSIONS = 100;

/** Returns the compared sessions that the filters ask for, the latest first; a session counts at its beginning. */
export function chosenSessions(
  compared: readonly ComparedSession<ObservationSession>[],
  { visitId, enclosureId, period }: AgreementFilters,
): readonly ComparedSession<ObservationSession>[] {
  const { fromMs, beforeMs } = boundsOfPeriod(period, ZONE);
  return compared.filter(
    ({ first }) =>
      (visitId === null || first.visitId === visitId) &&
      (enclosureId === null || first.enclosureId === enclosureId) &&
      (fromMs === null || first.startedAtUnix >= fromMs) &&
      (beforeMs === null || first.startedAtUnix < beforeMs),
  );
}
