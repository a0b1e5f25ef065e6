import {
  sendUserInvitationContract,
  type SendUserInvitationRequest,
} from '../../../src/domain/callables/send-user-invitation.ts';
import { INVITATION_TTL_MS, type Invitation } from '../../../src/domain/invitations/invitation.ts';
import { isOfferedLanguage, type Language } from '../../../src/domain/users/language.ts';
import { displayName } from '../../../src/domain/users/user.ts';
import { defineCallable } from '../common/define-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { logFailure } from '../common/log-failure.ts';
import { INVITATIONS } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { isAddressInUse } from '../people/address-holder.ts';
import { newSecret } from '../invitations/invitation-secret.ts';
import { openInvitationsTo, revokeInvitations, writeInvitation } from '../invitations/write-invitation.ts';
import { invitationMessage } from '../mail/invitation-message.ts';
import { sendMessage } from '../mail/send-message.ts';
import { mayCreateUser } from './may-create-user.ts';

/**
 * Invites a person to an establishment by e-mail. When the message cannot be sent, the invitation is revoked.
 * @source src/domain/callables/send-user-invitation.ts; permissions, "users"
 */
export const sendUserInvitation = defineCallable(sendUserInvitationContract, {
  handle: invite,
});

async function invite(
  { userData, zooId }: SendUserInvitationRequest,
  caller: Caller,
): Promise<{ invitationId: string } | Refusal> {
  const establishment = await mayCreateUser({ ...userData, zooId }, caller);
  if (isRefusal(establishment)) return establishment;
  const userMail = userData.userMail.toLowerCase();
  if (await isAddressInUse(userMail)) return refuse('user/email-in-use', 'userMail');
  // An invitation that is sent again keeps its language, even when the establishment offers it no more.
  const isOffered = isOfferedLanguage(establishment.languages, userData.language);
  if (!isOffered && !(await isInvitedIn(userData.language, establishment.zooId, userMail)))
    return refuse('user/language-unknown', 'language');

  const sentAtUnix = now();
  const invitation: Invitation = {
    ...userData,
    userMail,
    zooId: establishment.zooId,
    invitationId: database().collection(INVITATIONS).doc().id,
    status: 'sent',
    invitedBy: caller.userId,
    invitedByName: displayName(caller.user),
    sentAtUnix,
    expiresAtUnix: sentAtUnix + INVITATION_TTL_MS,
  };
  const { invitationId } = invitation;
  const secret = newSecret();
  const refused = await writeInvitation(invitation, secret);
  if (refused !== null) return refused;
  try {
    await sendMessage(invitationMessage(invitation, establishment.zooName, secret));
  } catch (failure) {
    logFailure('sendUserInvitation', failure, { invitationId }, [secret]);
    await revokeInvitations([invitation], caller.userId, { reason: 'message not sent' });
    return refuse('user/invitation-failed');
  }
  return { invitationId };
}

/** Returns whether the address has an open invitation of the establishment in the language. */
async function isInvitedIn(language: Language, zooId: string, userMail: string): Promise<boolean> {
  const open = await openInvitationsTo(zooId, userMail).get();
  return open.docs.some((invitation) => invitation.get('language') === language);
}
