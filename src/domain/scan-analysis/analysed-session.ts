import { countedScans } from '../observation-sessions/counted-scans.ts';
import type { ObservationSession, ScanEntry, SessionRecord } from '../observation-sessions/session.ts';

/** A scan session as analyses read it: its scans by number, corrections applied. */
export type AnalysedSession = Pick<ObservationSession, 'visitId' | 'animalIds'> & {
  readonly scans: readonly ScanEntry[];
};

/** Returns whether the results of a session count: scans that ended, are valid and are no second opinion. */
export function isAnalysed({
  method,
  status,
  invalidReason,
  secondOf,
}: Pick<ObservationSession, 'method' | 'status' | 'invalidReason' | 'secondOf'>): boolean {
  return method === 'scan' && status !== 'running' && invalidReason === '' && secondOf === null;
}

/** Returns a session with the scans that count of all its devices; none for a session without a scan. */
export function analysedSession(
  { visitId, animalIds }: Omit<AnalysedSession, 'scans'>,
  records: readonly Pick<SessionRecord, 'entries'>[],
): AnalysedSession {
  return { visitId, animalIds, scans: countedScans(records) };
}
