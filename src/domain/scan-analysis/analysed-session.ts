import { countedScans } from '../observation-sessions/counted-scans.ts';
import type { SamplingMethod } from '../campaigns/campaign.ts';
import type { ObservationSession, ScanEntry, SessionRecord } from '../observation-sessions/session.ts';

/** A scan session as analyses read it: its scans by number, corrections applied. */
export type AnalysedSession = Pick<ObservationSession, 'visitId' | 'animalIds'> & {
  readonly scans: readonly ScanEntry[];
};

/** Returns whether the results of a session of a method count: it ended, is valid, repeats no other one and holds no known answers. */
export function isAnalysed(
  {
    method: own,
    status,
    invalidReason,
    secondOf,
    isKnownAnswer,
  }: Pick<ObservationSession, 'method' | 'status' | 'invalidReason' | 'secondOf' | 'isKnownAnswer'>,
  method: SamplingMethod,
): boolean {
  return own === method && status !== 'running' && invalidReason === '' && secondOf === null && !isKnownAnswer;
}

/** Returns a session with the scans that count of all its devices; none for a session without a scan. */
export function analysedSession(
  { visitId, animalIds }: Omit<AnalysedSession, 'scans'>,
  records: readonly Pick<SessionRecord, 'entries'>[],
): AnalysedSession {
  return { visitId, animalIds, scans: countedScans(records) };
}
