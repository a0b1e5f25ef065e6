import { adminUpdateUserPasswordContract } from '../../../src/domain/callables/admin-passwords.ts';
import type * as z from 'zod/mini';
import type { AuditAction } from '../../../src/domain/audit/audit-log.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { isAuthCode } from '../common/auth-failure.ts';
import { defineCallable } from '../common/define-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { logFailure } from '../common/log-failure.ts';
import { passwordToApplyPath, temporaryPasswordPath, userPath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { administeredPerson } from '../people/administered-person.ts';
import { liftLock } from '../sign-in/lift-lock.ts';
import { setSignInPassword } from '../passwords/sign-in-password.ts';
import { storedTemporaryPassword } from '../passwords/temporary-password.ts';

type Answer = z.infer<typeof adminUpdateUserPasswordContract.data> | Refusal;

/**
 * Sets a person's password: they are active, their sessions end. When the sign-in service fails they are pending, and
 * the password is a temporary one that waits until the service accepts it.
 * @source src/domain/callables/admin-passwords.ts; specification, point 4 "User"
 */
export const adminUpdateUserPassword = defineCallable(adminUpdateUserPasswordContract, {
  handle: update,
});

type Request = { readonly userId: string; readonly newPassword: string };

async function update({ userId, newPassword }: Request, caller: Caller): Promise<Answer> {
  const found = await administeredPerson(userId, caller);
  if (isRefusal(found)) return found;
  // A person changes their own password with the current one: an open session alone must not be enough to take an
  // account over.
  if (userId === caller.userId) return refuse('user/own-account');
  if (found.person.isDisabled) return refuse('auth/disabled');
  const { zooId } = found.person;
  try {
    await setSignInPassword(userId, newPassword);
  } catch (failure) {
    if (isAuthCode(failure, 'auth/invalid-password')) return refuse('password/too-short', 'newPassword');
    logFailure('adminUpdateUserPassword', failure, { userId }, [newPassword]);
    return keepForLater({ userId, newPassword }, zooId, caller);
  }
  const { batch, at, user } = begun(userId, zooId, caller, 'user.passwordSet');
  batch.update(user, { userStatus: 'active', passwordChangedByAdmin: true, passwordChangedAt: at });
  batch.delete(database().doc(temporaryPasswordPath(userId)));
  batch.delete(database().doc(passwordToApplyPath(userId)));
  await batch.commit();
  await liftLock(found.person);
  return { userId, userStatus: 'active' };
}

async function keepForLater({ userId, newPassword }: Request, zooId: string, caller: Caller): Promise<Answer> {
  const { batch, at, user } = begun(userId, zooId, caller, 'user.passwordQueued');
  const temporary = await storedTemporaryPassword(newPassword, at);
  batch.update(user, { userStatus: 'pending', passwordChangedByAdmin: true });
  batch.set(database().doc(temporaryPasswordPath(userId)), temporary);
  batch.set(database().doc(passwordToApplyPath(userId)), { password: newPassword, expiresAt: temporary.expiresAt });
  await batch.commit();
  return { userId, userStatus: 'pending' };
}

function begun(userId: string, zooId: string, caller: Caller, action: AuditAction) {
  const batch = database().batch();
  const at = now();
  recordAction(database(), batch, { action, zooId, by: caller.userId, subjectId: userId, at });
  return { batch, at, user: database().doc(userPath(userId)) };
}
