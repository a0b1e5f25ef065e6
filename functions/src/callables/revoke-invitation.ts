import { revokeInvitationContract } from '../../../src/domain/callables/revoke-invitation.ts';
import { administeredEstablishment } from '../common/administered-establishment.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { invitationPath, isDocumentId } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { readInvitationDocument } from '../invitations/stored-invitation.ts';
import { revokeOnRecord } from '../invitations/write-invitation.ts';

/**
 * Revokes an invitation. A revoked one stays so; a used one is an account by now.
 * @source src/domain/callables/revoke-invitation.ts; permissions, "users"
 */
export const revokeInvitation = defineCallable(revokeInvitationContract, {
  handle: revoke,
});

async function revoke(
  { invitationId }: { invitationId: string },
  caller: Caller,
): Promise<{ invitationId: string } | Refusal> {
  // An invitation of another establishment gets the same refusal as one that does not exist.
  const unknown = refuse('generic/not-found', 'invitationId');
  if (!isDocumentId(invitationId)) return unknown;
  const document = database().doc(invitationPath(invitationId));
  return database().runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (!stored.exists) return unknown;
    const invitation = readInvitationDocument(stored);
    const establishment = await administeredEstablishment(invitation.zooId, caller, 'user.create');
    if (isRefusal(establishment))
      return establishment.error.code === 'user/establishment-foreign' ? unknown : establishment;
    if (invitation.status === 'accepted') return refuse('auth/invitation-used');
    if (invitation.status === 'sent') revokeOnRecord(transaction, invitation, caller.userId);
    return { invitationId };
  });
}
