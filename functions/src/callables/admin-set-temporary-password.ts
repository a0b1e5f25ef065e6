import type * as z from 'zod/mini';
import { adminSetTemporaryPasswordContract } from '../../../src/domain/callables/admin-passwords.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { isAuthCode } from '../common/auth-failure.ts';
import { defineCallable } from '../common/define-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { logFailure } from '../common/log-failure.ts';
import { passwordToApplyPath, temporaryPasswordPath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { administeredPerson } from '../people/administered-person.ts';
import { liftLock } from '../sign-in/lift-lock.ts';
import { setSignInPassword } from '../passwords/sign-in-password.ts';
import { storedTemporaryPassword } from '../passwords/temporary-password.ts';

/**
 * Gives a pending person another temporary password, for 72 hours from now; the former one and its sessions end.
 * @source src/domain/callables/admin-passwords.ts; permissions, "temporary password"
 */
export const adminSetTemporaryPassword = defineCallable(adminSetTemporaryPasswordContract, {
  handle: replace,
});

async function replace(
  { userId, tempPassword }: { userId: string; tempPassword: string },
  caller: Caller,
): Promise<z.infer<typeof adminSetTemporaryPasswordContract.data> | Refusal> {
  const found = await administeredPerson(userId, caller);
  if (isRefusal(found)) return found;
  const { person } = found;
  if (person.userStatus !== 'pending') return refuse('user/not-pending');
  if (person.isDisabled) return refuse('auth/disabled');
  try {
    await setSignInPassword(userId, tempPassword);
  } catch (failure) {
    if (isAuthCode(failure, 'auth/invalid-password')) return refuse('password/too-short', 'tempPassword');
    logFailure('adminSetTemporaryPassword', failure, { userId }, [tempPassword]);
    return refuse('password/update-failed');
  }
  const at = now();
  const temporary = await storedTemporaryPassword(tempPassword, at);
  const batch = database().batch();
  batch.set(database().doc(temporaryPasswordPath(userId)), temporary);
  batch.delete(database().doc(passwordToApplyPath(userId)));
  recordAction(database(), batch, {
    action: 'user.temporaryPasswordSet',
    zooId: person.zooId,
    by: caller.userId,
    subjectId: userId,
    at,
  });
  await batch.commit();
  await liftLock(person);
  return { userId, expiresAtUnix: temporary.expiresAt.toMillis() };
}
