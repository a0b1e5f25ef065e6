import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { logFailure } from '../common/log-failure.ts';
import { pagesOf } from '../common/pages.ts';
import { PASSWORDS_TO_APPLY, userPath } from '../common/paths.ts';
import { livingPerson } from '../people/administered-person.ts';
import { erasePassword } from './erase-password.ts';
import { setSignInPassword } from './sign-in-password.ts';

const PAGE_SIZE = 25;

const waitingSchema = z.object({ password: z.string(), expiresAt: z.instanceof(Timestamp) });

/** The number of passwords that the sign-in service accepted, and of those that still wait because it failed again. */
export type AppliedReport = { readonly applied: number; readonly waiting: number };

/**
 * Gives the sign-in service the passwords that it could not store when they were set, and erases each one that it
 * accepts. The others wait for the next time, at most until they expire.
 * @source specification, point 4 "User"; permissions, "temporary password"
 */
export async function applyPasswords(database: Firestore, now: EpochMs): Promise<AppliedReport> {
  const waiting = database
    .collection(PASSWORDS_TO_APPLY)
    .where('expiresAt', '>', Timestamp.fromMillis(now))
    .orderBy('expiresAt');
  const report = { applied: 0, waiting: 0 };
  for await (const page of pagesOf(waiting, PAGE_SIZE))
    for (const document of page) report[(await apply(database, document, now)) ? 'applied' : 'waiting']++;
  return report;
}

async function apply(database: Firestore, document: QueryDocumentSnapshot, now: EpochMs): Promise<boolean> {
  const { id: userId } = document;
  const { password } = waitingSchema.parse(document.data());
  try {
    const person = livingPerson(await database.doc(userPath(userId)).get());
    if (person !== null) await setSignInPassword(userId, password);
    // If another password has been set meanwhile, that one stays and is applied next time.
    await erasePassword(database, document, { person, action: 'user.passwordApplied', at: now });
    return true;
  } catch (failure) {
    logFailure('applyWaitingPasswords', failure, { userId }, [password]);
    return false;
  }
}
