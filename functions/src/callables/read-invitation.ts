import type * as z from 'zod/mini';
import { type InvitationShown, readInvitationContract } from '../../../src/domain/callables/read-invitation.ts';
import { defineCallable } from '../common/define-callable.ts';
import { establishmentOf } from '../common/guard.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { maskedAddress } from '../invitations/masked-address.ts';
import { openInvitation } from '../invitations/stored-invitation.ts';

/**
 * Shows an invitation to a visitor with its link; the visitor need not be signed in.
 * @source src/domain/callables/read-invitation.ts; specification, point 2 "/Register"
 */
export const readInvitation = defineCallable(readInvitationContract, {
  admits: 'anyone',
  handle: show,
});

async function show(request: z.infer<typeof readInvitationContract.request>): Promise<InvitationShown | Refusal> {
  const opened = await openInvitation(request);
  if (isRefusal(opened)) return opened;
  const { invitation } = opened;
  const establishment = await establishmentOf(invitation.zooId);
  if (establishment === null) return refuse('auth/invitation-invalid');
  return {
    zooName: establishment.zooName,
    invitedBy: invitation.invitedByName,
    userFirstname: invitation.userFirstname,
    userLastname: invitation.userLastname,
    maskedMail: maskedAddress(invitation.userMail),
    language: invitation.language,
    languages: establishment.languages,
    expiresAtUnix: invitation.expiresAtUnix,
  };
}
