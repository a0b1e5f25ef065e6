import type { Query, Transaction } from 'firebase-admin/firestore';
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
 * Stores an invitation and the hash of its secret, and returns null, or the refusal beyond the establishment's limit
 * per hour. The same step revokes an older unused invitation of the same address and establishment: one person has one
 * link.
 */
export async function writeInvitation(invitation: Invitation, secret: string): Promise<Refusal | null> {
  const { invitationId, zooId, userMail, userRight, invitedBy: by, sentAtUnix: at } = invitation;
  return database().runTransaction(async (transaction) => {
    const limit = await mailLimit(transaction, 'invitation', zooId, at);
    if (limit !== null) return limit;
    const older = await transaction.get(openInvitationsTo(zooId, userMail));
    transaction.create(database().doc(invitationPath(invitationId)), withTimestamps(invitation));
    transaction.create(database().doc(invitationSecretPath(invitationId)), {
      hash: hashOfSecret(secret),
      zooId,
      wrongAddresses: 0,
    });
    // The record of the new invitation covers the older ones: one action, one entry.
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

/** Returns the query of an establishment's unused invitations of an address. */
export function openInvitationsTo(zooId: string, userMail: string): Query {
  return database()
    .collection(INVITATIONS)
    .where('zooId', '==', zooId)
    .where('userMail', '==', userMail)
    .where('status', '==', 'sent');
}

/** Revokes invitations, on record. An invitation that was used or revoked meanwhile stays as it is. */
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

/** Revokes an invitation within a transaction that has read it, on record: its link opens nothing any more. */
export function revokeOnRecord(
  transaction: Transaction,
  invitation: Invitation,
  by: string,
  details: Readonly<Record<string, string>> = {},
): void {
  revoke(transaction, invitation);
  const { zooId, invitationId: subjectId, userMail } = invitation;
  recordAction(database(), transaction, {
    action: 'user.invitationRevoked',
    zooId,
    by,
    subjectId,
    at: now(),
    details: { userMail, ...details },
  });
}

function revoke(transaction: Transaction, { invitationId }: Invitation): void {
  transaction.update(database().doc(invitationPath(invitationId)), { status: 'revoked' });
  transaction.delete(database().doc(invitationSecretPath(invitationId)));
}
