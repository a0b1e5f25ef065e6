import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { activateAccountContract } from '../../../src/domain/callables/activate-account.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { defineCallable } from '../common/define-callable.ts';
import { now } from '../common/clock.ts';
import { accounts, database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isHashedPassword } from '../common/password-hash.ts';
import { passwordToApplyPath, temporaryPasswordPath, userPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';

const temporaryPasswordSchema = z.object({ salt: z.string(), hash: z.string(), expiresAt: z.instanceof(Timestamp) });

/**
 * Gives a pending person the password they chose and makes the account active; ends their sessions with the temporary
 * one. It can be repeated after an interruption: the account stays pending, with its temporary password, until the last
 * step.
 * @source src/domain/callables/activate-account.ts; specification, point 4 "User"
 */
export const activateAccount = defineCallable(activateAccountContract, {
  admits: 'pending',
  handle: activate,
});

async function activate(
  { newPassword }: { newPassword: string },
  { userId, user }: Caller,
): Promise<{ userId: string } | Refusal> {
  const secret = database().doc(temporaryPasswordPath(userId));
  const document = await secret.get();
  // Without this document nothing proves that the temporary password is still valid: an admin sets another.
  if (!document.exists) return refuse('password/temporary-expired');
  const temporary = temporaryPasswordSchema.parse(document.data());
  if (temporary.expiresAt.toMillis() <= now()) return refuse('password/temporary-expired');
  if (await isHashedPassword(newPassword, temporary)) return refuse('password/same-as-temporary', 'newPassword');

  // The sign-in service has not received the temporary password yet, so the session began with an older one.
  if ((await database().doc(passwordToApplyPath(userId)).get()).exists) return refuse('password/update-failed');

  await accounts().updateUser(userId, { password: newPassword });
  const batch = database().batch();
  const at = now();
  batch.update(database().doc(userPath(userId)), { userStatus: 'active', passwordChangedAt: at });
  batch.delete(secret);
  const record = { action: 'user.activated', zooId: user.zooId, by: userId, subjectId: userId, at } as const;
  recordAction(database(), batch, record);
  await batch.commit();
  return { userId };
}
