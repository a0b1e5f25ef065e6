import { beforeUserSignedIn as defineBefore, HttpsError, type AuthBlockingEvent } from 'firebase-functions/identity';
import { deviceName } from '../../../src/domain/users/device-name.ts';
import { SIGN_IN_WINDOW_MS } from '../../../src/domain/users/sign-in-limits.ts';
import { BY_STRANGER } from '../../../src/domain/audit/audit-log.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { now } from '../common/clock.ts';
import { database, REGION } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { signInStatePath, userPath } from '../common/paths.ts';
import { readUser } from '../common/stored-user.ts';
import type { SignInRefusal } from './check-password.ts';
import { isDoorTheOnlyWay, signInDoor } from './sign-in-door.ts';
import { passesAt, readState } from './sign-in-state.ts';

/**
 * Runs after a password was found right, and refuses the session of a person without a document, deleted or disabled, of
 * an address that is not the person's, and of a password that the server has not been asked to check.
 * @source docs/decisions/0031-the-server-checks-passwords.md
 */
export const beforeUserSignedIn = defineBefore({ region: REGION, memory: '512MiB' }, async (event) => {
  const refusal = await judgeSignIn(event);
  if (refusal !== null) throw new HttpsError('permission-denied', refusal);
});

/** Returns the reason why this person gets no session, or null. */
export async function judgeSignIn(event: AuthBlockingEvent): Promise<SignInRefusal | null> {
  const { data: account, userAgent } = event;
  if (account === undefined) return 'auth/profile-missing';
  const document = await database().doc(userPath(account.uid)).get();
  if (!document.exists) return 'auth/profile-missing';
  const user = readUser(document.data());
  if (user.isDeleted) return 'auth/deleted';
  if (user.isDisabled) return 'auth/disabled';
  if ((account.email ?? '').toLowerCase() !== user.userMail.toLowerCase()) return 'auth/address-changed';
  if (isDoorTheOnlyWay()) return takePass(account.uid, user, userAgent);
  if (signInDoor() === null) await recordSignIn(account.uid, user, userAgent);
  return null;
}

/**
 * Uses up one pass: the server gives itself one for each check. Without one, somebody has the right password and asked the
 * service directly, where nobody counts failures: the password is exposed from now on.
 */
async function takePass(userId: string, { zooId }: User, userAgent: string): Promise<SignInRefusal | null> {
  const kept = database().doc(signInStatePath(userId));
  return inTransaction(async (transaction) => {
    const state = readState((await transaction.get(kept)).data());
    const at = now();
    const passes = passesAt(state, at);
    if (passes > 0) {
      transaction.set(kept, { passes: passes - 1 }, { merge: true });
      return null;
    }
    transaction.set(kept, { exposedAtUnix: at }, { merge: true });
    if (at >= state.exposedAtUnix + SIGN_IN_WINDOW_MS)
      recordAction(database(), transaction, {
        ...{ action: 'user.signInRefused', zooId, by: BY_STRANGER, subjectId: userId, at },
        details: { device: deviceName(userAgent) },
      });
    return 'auth/password-exposed';
  });
}

async function recordSignIn(userId: string, { zooId }: User, userAgent: string): Promise<void> {
  const batch = database().batch();
  const details = { device: deviceName(userAgent) };
  recordAction(database(), batch, {
    ...{ action: 'user.signedIn', zooId, by: userId, subjectId: userId, at: now() },
    details,
  });
  await batch.commit();
}
