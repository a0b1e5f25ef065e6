import { randomBytes } from 'node:crypto';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { isAuthCode } from '../common/auth-failure.ts';
import { logFailure } from '../common/log-failure.ts';
import { pagesOf } from '../common/pages.ts';
import { passwordToApplyPath, TEMPORARY_PASSWORDS, userPath } from '../common/paths.ts';
import { livingPerson } from '../people/administered-person.ts';
import { erasePassword } from './erase-password.ts';
import { setSignInPassword } from './sign-in-password.ts';

const PAGE_SIZE = 25;

/** The number of temporary passwords that ended, and of those that could not be ended this time. */
export type ExpiryReport = { readonly expired: number; readonly failed: number };

/**
 * Ends every temporary password that is older than 72 hours at `now`: the account gets one that nobody knows, its
 * sessions end, and the hash of the temporary one is deleted. A failure is logged, and the next run tries again.
 * @source permissions, "temporary password"
 */
export async function endTemporaryPasswords(database: Firestore, now: EpochMs): Promise<ExpiryReport> {
  const expired = database
    .collection(TEMPORARY_PASSWORDS)
    .where('expiresAt', '<=', Timestamp.fromMillis(now))
    .orderBy('expiresAt');
  const report = { expired: 0, failed: 0 };
  for await (const page of pagesOf(expired, PAGE_SIZE))
    for (const document of page) report[(await end(database, document, now)) ? 'expired' : 'failed']++;
  return report;
}

async function end(database: Firestore, document: QueryDocumentSnapshot, now: EpochMs): Promise<boolean> {
  const { id: userId } = document;
  try {
    await setSignInPassword(userId, randomBytes(32).toString('base64url')).catch((failure: unknown) => {
      // An account that is gone opens nothing.
      if (!isAuthCode(failure, 'auth/user-not-found')) throw failure;
    });
    const person = livingPerson(await database.doc(userPath(userId)).get());
    // When an admin gives a new one at this very moment, its document stays.
    await erasePassword(database, document, {
      person,
      action: 'user.temporaryPasswordExpired',
      at: now,
      alsoDeleted: [passwordToApplyPath(userId)],
    });
    return true;
  } catch (failure) {
    logFailure('expireTemporaryPasswords', failure, { userId });
    return false;
  }
}
