import { countedScans } from '../observation-sessions/counted-scans.ts';
import type { SamplingMethod } from '../campaigns/campaign.ts';
import type { ObservationSession, ScanEntry, SessionRecord } from '../observation-sessions/session.ts';

/** A scan session as analyses read it: its scans by number, corrections applied. */
export type AnalysedSession = Pick<ObservationSession, 'visitId' | 'animalIds'> & {
  readonly scans: readonly ScanEntry[];
};

/** Returns whether the results of a session of a method count: it ended, is valid and is no second opinion. */
export function isAnalysed(
  {
    method: own,
    status,
    invalidReason,
    secondOf,
  }: Pick<ObservationSession, 'method' | 'status' | 'invalidReason' | 'secondOf'>,
  method: SamplingMethod,
): boolean {
  return own === method && status !== 'running' && invalidReason === '' && secondOf === null;
}

/** Returns a session with the scans that count of all its devices; none for a session without a scan. */
export function analysedSession(
  { visitId, animalIds }: Omit<AnalysedSession, 'scans'>,
  records: readonly Pick<SessionRecord, 'entries'>[],
): AnalysedSession {
  return { visitId, animalIds, scans: countedScans(records) };
}
