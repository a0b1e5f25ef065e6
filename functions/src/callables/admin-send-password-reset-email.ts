import { adminSendPasswordResetEmailContract } from '../../../src/domain/callables/admin-passwords.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { defineCallable } from '../common/define-callable.ts';
import { now } from '../common/clock.ts';
import { accounts, database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { logFailure } from '../common/log-failure.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { accountWith } from '../people/address-holder.ts';
import { appUrl } from '../mail/mail-settings.ts';
import { mailLimit } from '../mail/mail-limit.ts';
import { passwordResetMessage } from '../mail/password-reset-message.ts';
import { sendMessage } from '../mail/send-message.ts';
import { administeredPerson } from '../people/administered-person.ts';
import { liftLock } from '../sign-in/lift-lock.ts';

/**
 * Sends a person the link by which they choose a new password. An address of nobody, of a person elsewhere, or of a
 * person who cannot sign in gets the same refusal.
 * @source src/domain/callables/admin-passwords.ts; permissions, "users"
 */
export const adminSendPasswordResetEmail = defineCallable(adminSendPasswordResetEmailContract, {
  handle: send,
});

async function send({ userEmail }: { userEmail: string }, caller: Caller): Promise<{ userId: string } | Refusal> {
  const unknown = refuse('user/not-found', 'userEmail');
  const account = await accountWith(userEmail.toLowerCase());
  const found = await administeredPerson(account?.uid ?? '', caller);
  if (isRefusal(found)) return found.error.code === 'user/not-found' ? unknown : found;
  const { person } = found;
  if (account === null || account.disabled || person.isDisabled || person.userStatus !== 'active') return unknown;
  const { uid: userId } = account;
  const address = account.email ?? person.userMail;
  const record = await database().runTransaction(async (transaction) => {
    const at = now();
    const { zooId } = person;
    const limit = await mailLimit(transaction, 'passwordReset', zooId, at);
    if (limit !== null) return limit;
    const action = 'user.passwordResetSent';
    return recordAction(database(), transaction, { action, zooId, by: caller.userId, subjectId: userId, at });
  });
  if (isRefusal(record)) return record;
  try {
    const link = await accounts().generatePasswordResetLink(address, { url: `${appUrl()}/login` });
    await sendMessage(passwordResetMessage({ ...person, userMail: address }, caller.user, link));
  } catch (failure) {
    logFailure('adminSendPasswordResetEmail', failure, { userId });
    // The message was recorded before it was sent, so that many at once are counted; the record of an unsent one is
    // deleted.
    await record.delete();
    return refuse('auth/reset-email-failed');
  }
  await liftLock({ userId, userMail: address });
  return { userId };
}
