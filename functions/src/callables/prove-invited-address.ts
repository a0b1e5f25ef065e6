import type { RequestOf } from '../../../src/domain/callables/contract.ts';
import { proveInvitedAddressContract } from '../../../src/domain/callables/prove-invited-address.ts';
import { defineCallable } from '../common/define-callable.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { hostOf } from '../invitations/become-member.ts';
import { proveAddress } from '../invitations/prove-address.ts';
import { openInvitation } from '../invitations/stored-invitation.ts';
import { isAddressInUse } from '../people/address-holder.ts';

/**
 * Answers whether an invited person may go on to a password and the terms; the person need not be signed in. It writes
 * nothing but the count of wrong addresses.
 * @source src/domain/callables/prove-invited-address.ts; specification, point 2 "/Register"
 */
export const proveInvitedAddress = defineCallable(proveInvitedAddressContract, {
  admits: 'anyone',
  handle: prove,
});

async function prove(request: RequestOf<typeof proveInvitedAddressContract>): Promise<null | Refusal> {
  const wrong = await proveAddress(request, request.userMail);
  if (wrong !== null) return wrong;
  const opened = await openInvitation(request);
  if (isRefusal(opened)) return opened;
  if ((await hostOf(opened.invitation)) === null) return refuse('auth/invitation-invalid');
  return (await isAddressInUse(request.userMail.toLowerCase())) ? refuse('auth/account-exists', 'userMail') : null;
}
