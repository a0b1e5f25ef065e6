import type { InvitationKey } from './stored-invitation.ts';
import { BY_SERVER } from '../../../src/domain/audit/audit-log.ts';
import { database } from '../common/firebase.ts';
import { invitationSecretPath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { openInvitation } from './stored-invitation.ts';
import { revokeOnRecord } from './write-invitation.ts';

/** The number of wrong addresses after which an invitation is revoked. */
const WRONG_ADDRESSES = 5;

/**
 * Returns null when the address is the invited one, in any spelling, else the refusal. A wrong address is counted
 * before it is refused, so that simultaneous calls allow no more attempts than successive ones.
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
