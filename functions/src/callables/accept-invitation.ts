import {
  acceptInvitationContract,
  type AcceptInvitationRequest,
} from '../../../src/domain/callables/accept-invitation.ts';
import { defineCallable } from '../common/define-callable.ts';
import { accounts } from '../common/firebase.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { freeAddress } from '../people/address-holder.ts';
import { becomeMember } from '../invitations/become-member.ts';
import { ensureAccount } from '../invitations/ensure-account.ts';
import { proveAddress } from '../invitations/prove-address.ts';

/**
 * Makes an active account of an invitation; the person need not be signed in. The account has the id of the invitation,
 * so that an interrupted call can be repeated, and two at once make one account: the database decides which password
 * counts.
 * @source src/domain/callables/accept-invitation.ts; specification, point 2 "/Register"
 */
export const acceptInvitation = defineCallable(acceptInvitationContract, {
  admits: 'anyone',
  handle: accept,
});

async function accept(request: AcceptInvitationRequest): Promise<{ userId: string } | Refusal> {
  const wrong = await proveAddress(request, request.userMail);
  if (wrong !== null) return wrong;
  const userId = request.invitationId;
  const person = { ...request, userMail: request.userMail.toLowerCase() };
  if (!(await freeAddress(person.userMail, userId))) return refuse('auth/account-exists', 'userMail');
  const account = await ensureAccount(userId, person);
  if (isRefusal(account)) return account;
  const refused = await becomeMember(userId, person);
  if (refused !== null) return refused;
  // The account existed before: an interrupted call left it, or a call made it that came second in the database.
  if (!account.hasThisPassword) await accounts().updateUser(userId, { password: request.newPassword });
  return { userId };
}
