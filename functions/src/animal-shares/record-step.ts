import type { Transaction } from 'firebase-admin/firestore';
import type { AnimalShare, ShareSide, ShareState } from '../../../src/domain/animal-shares/animal-share.ts';
import { type AuditAction, BY_PARTNER } from '../../../src/domain/audit/audit-log.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { database } from '../common/firebase.ts';

const RECORDED = {
  proposed: 'animal.shareProposed',
  accepted: 'animal.shareAccepted',
  declined: 'animal.shareDeclined',
  ended: 'animal.shareEnded',
} as const satisfies Record<ShareState, AuditAction>;

/** The reasons of ends that nobody asked for, as readers of the audit log are told of them. */
const SERVER_REASON = { archived: 'animal archived', merged: 'animal merged' } as const;

/**
 * Records the latest step of a share in the audit logs of both establishments. The people of one side are not known on
 * the other, where the entry names the establishment alone.
 */
export function recordStep(transaction: Transaction, share: AnimalShare, by: string, side: ShareSide): void {
  const { zooId, establishmentName, partnerId, partnerName, endCause } = share;
  const reason = endCause === null || endCause === 'asked' ? share.reason : SERVER_REASON[endCause];
  const entryOf = (of: ShareSide) => ({
    action: RECORDED[share.state],
    zooId: of === 'owner' ? zooId : partnerId,
    by: of === side ? by : BY_PARTNER,
    subjectId: share.animalId,
    at: share.updatedAtUnix,
    details: {
      animalName: share.animalName,
      partnerName: of === 'owner' ? partnerName : establishmentName,
      ...(reason === '' ? {} : { reason }),
    },
  });
  recordAction(database(), transaction, entryOf('owner'));
  recordAction(database(), transaction, entryOf('partner'));
}
