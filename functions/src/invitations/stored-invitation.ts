import type { DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { invitationSchema, isOpenInvitation, type Invitation } from '../../../src/domain/invitations/invitation.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { invitationPath, invitationSecretPath, isDocumentId } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { isSecretOf } from './invitation-secret.ts';

const secretSchema = z.object({ hash: z.string(), wrongAddresses: z.int() });

/** The two halves of an invitation's link. */
export type InvitationKey = { readonly invitationId: string; readonly secret: string };

type Stored = {
  readonly invitation: Invitation;
  readonly hash: string;
  readonly wrongAddresses: number;
  /** of the invitation's document: the write that uses it up requires that nothing was written since */
  readonly updateTime: Timestamp;
};

/**
 * Returns the invitation that a link opens, or the refusal. Without the right secret a visitor learns nothing: unknown,
 * revoked and guessed links get the same answer. With the right secret they learn that it is used or expired.
 * @param transaction reads within it, so that the invitation is unchanged when the transaction writes
 */
export async function openInvitation(
  { invitationId, secret }: InvitationKey,
  transaction?: Transaction,
): Promise<Stored | Refusal> {
  const stored = isDocumentId(invitationId) ? await storedInvitation(invitationId, transaction) : null;
  if (!isSecretOf(secret, stored?.hash ?? null) || stored === null) return refuse('auth/invitation-invalid');
  if (stored.invitation.status === 'accepted') return refuse('auth/invitation-used');
  if (isOpenInvitation(stored.invitation, now())) return stored;
  return refuse(stored.invitation.status === 'revoked' ? 'auth/invitation-invalid' : 'auth/invitation-expired');
}

async function storedInvitation(invitationId: string, transaction?: Transaction): Promise<Stored | null> {
  const documents = [
    database().doc(invitationPath(invitationId)),
    database().doc(invitationSecretPath(invitationId)),
  ] as const;
  const [document, secret] = await (transaction?.getAll(...documents) ?? database().getAll(...documents));
  if (document?.updateTime === undefined || secret?.exists !== true) return null;
  const { updateTime } = document;
  return { invitation: readInvitationDocument(document), updateTime, ...secretSchema.parse(secret.data()) };
}

/** Returns the invitation of a document; throws for a document of another shape. */
export function readInvitationDocument(document: DocumentSnapshot): Invitation {
  return invitationSchema.parse(document.data());
}
