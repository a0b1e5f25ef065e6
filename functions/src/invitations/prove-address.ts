import type { InvitationKey } from './stored-invitation.ts';
import { BY_SERVER } from '../audit/audit-entry.ts';
import { database } from '../common/firebase.ts';
import { invitationSecretPath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { openInvitation } from './stored-invitation.ts';
import { revokeOnRecord } from './write-invitation.ts';

/** As often may somebody with the link mistake the address; then it is taken back. */
const WRONG_ADDRESSES = 5;

/**
 * Returns null when the address is the invited one, however it is written, else why not. A wrong one is counted before it is
 * called wrong, so that no more are tried side by side than one after the other.
 */
export async function proveAddress(key: InvitationKey, userMail: string): Promise<Refusal | null> {
  const opened = await openInvitation(key);
  if (isRefusal(opened)) return opened;
  return userMail.toLowerCase() === opened.invitation.userMail ? null : countWrongAddress(key);
}

async function countWrongAddress(key: InvitationKey): Promise<Refusal> {
  return database().runTransaction(async (transaction) => {
    const opened = await openInvitation(key, transaction);
    if (isRefusal(opened)) return opened;
    const wrongAddresses = opened.wrongAddresses + 1;
    if (wrongAddresses < WRONG_ADDRESSES)
      transaction.update(database().doc(invitationSecretPath(key.invitationId)), { wrongAddresses });
    else revokeOnRecord(transaction, opened.invitation, BY_SERVER, { reason: 'wrong addresses' });
    return refuse('auth/invitation-mail-mismatch', 'userMail');
  });
}
