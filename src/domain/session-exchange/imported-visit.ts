import type { Campaign } from '../campaigns/campaign.ts';
import type { ObservationSession, SessionRecord } from '../observation-sessions/session.ts';
import { progressOf } from '../observation-sessions/session-progress.ts';
import type { EpochMs } from '../time/epoch.ts';
import { entriesOfImported, type ImportedSession, importedVisitId } from './imported-session.ts';

/** The record of a session that came from a file, in the place of a device's. */
export const FILE_DEVICE = 'file';

/** The establishment, the person who imports and the instant. */
export type ImportAct = { readonly zooId: string; readonly by: string; readonly at: EpochMs };

/**
 * Returns an imported session as it is stored: beside the plan, with the versions that its campaign froze. A file
 * does not say who invalidated a session: the person who imports answers for its reason.
 */
export function importedVisit(
  imported: ImportedSession,
  { ethogramId, ethogramVersion }: Pick<Campaign, 'ethogramId' | 'ethogramVersion'>,
  { zooId, by, at }: ImportAct,
): { readonly session: ObservationSession; readonly record: SessionRecord } {
  const { sessionId, scans, events, context = [], ...head } = imported;
  const visitId = importedVisitId(zooId, head.campaignId, sessionId);
  const entries = [...entriesOfImported({ scans, events, context })];
  return {
    session: {
      ...{ visitId, zooId, ...head, plannedId: null, secondOf: null, ethogramId, ethogramVersion },
      doneCount: progressOf(head, [entries]).done,
      invalidatedBy: head.invalidReason === '' ? null : by,
      ...{ isKnownAnswer: false, knownAgreement: null, updatedBy: by, updatedAtUnix: at },
    },
    record: {
      ...{ deviceId: FILE_DEVICE, visitId, zooId, observerId: head.observerId, continuesId: null, entries },
      ...{ startedAtUnix: head.startedAtUnix, updatedAtUnix: at },
    },
  };
}
