import type { Transaction } from 'firebase-admin/firestore';
import type { Invitation } from '../../../src/domain/invitations/invitation.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { INVITATIONS, invitationPath, invitationSecretPath } from '../common/paths.ts';
import type { Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { mailLimit } from '../mail/mail-limit.ts';
import { hashOfSecret } from './invitation-secret.ts';
import { readInvitationDocument } from './stored-invitation.ts';

/**
 * Stores an invitation and the hash of its secret, and returns why not, or null: an establishment sends so many an hour. An
 * older one of the same address and establishment that was not used is taken back in the same step: one person has one link.
 */
export async function writeInvitation(invitation: Invitation, secret: string): Promise<Refusal | null> {
  const { invitationId, zooId, userMail, userRight, invitedBy: by, sentAtUnix: at } = invitation;
  return database().runTransaction(async (transaction) => {
    const limit = await mailLimit(transaction, 'invitation', zooId, at);
    if (limit !== null) return limit;
    const older = await transaction.get(
      database()
        .collection(INVITATIONS)
        .where('zooId', '==', zooId)
        .where('userMail', '==', userMail)
        .where('status', '==', 'sent'),
    );
    transaction.create(database().doc(invitationPath(invitationId)), withTimestamps(invitation));
    transaction.create(database().doc(invitationSecretPath(invitationId)), {
      hash: hashOfSecret(secret),
      zooId,
      wrongAddresses: 0,
    });
    // The record of the new one tells of the older ones: one action, one entry.
    for (const document of older.docs) revoke(transaction, readInvitationDocument(document));
    recordAction(database(), transaction, {
      action: 'user.invited',
      zooId,
      by,
      subjectId: invitationId,
      at,
      details: { userMail, userRight, replaced: older.docs.map(({ id }) => id) },
    });
    return null;
  });
}

/** Takes invitations back, on record. Those that were used or taken back meanwhile stay as they are. */
export async function revokeInvitations(
  invitations: readonly Invitation[],
  by: string,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await database().runTransaction(async (transaction) => {
    const documents = await transaction.getAll(
      ...invitations.map(({ invitationId }) => database().doc(invitationPath(invitationId))),
    );
    const open = documents.filter(({ exists }) => exists).map(readInvitationDocument);
    for (const invitation of open)
      if (invitation.status === 'sent') revokeOnRecord(transaction, invitation, by, details);
  });
}

/** Takes an invitation back within a transaction that has read it, on record: its link opens nothing any more. */
export function revokeOnRecord(
  transaction: Transaction,
  invitation: Invitation,
  by: string,
  details: Readonly<Record<string, string>> = {},
): void {
  revoke(transaction, invitation);
  const { zooId, invitationId: subjectId } = invitation;
  recordAction(database(), transaction, {
    action: 'user.invitationRevoked',
    zooId,
    by,
    subjectId,
    at: now(),
    details,
  });
}

function revoke(transaction: Transaction, { invitationId }: Invitation): void {
  transaction.update(database().doc(invitationPath(invitationId)), { status: 'revoked' });
  transaction.delete(database().doc(invitationSecretPath(invitationId)));
}
