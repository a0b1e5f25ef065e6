import { database } from '../common/firebase.ts';
import { signInAttemptsPath, signInStatePath } from '../common/paths.ts';
import { allAttemptsKeys, readState } from './sign-in-state.ts';

/** Forgets the failed sign-ins of a person: an admin who takes care of their password also lifts a lock. */
export async function liftLock({ userId, userMail }: { readonly userId: string; readonly userMail: string }) {
  const state = readState((await database().doc(signInStatePath(userId)).get()).data());
  const batch = database().batch();
  for (const key of allAttemptsKeys(userMail.toLowerCase(), state))
    batch.delete(database().doc(signInAttemptsPath(key)));
  await batch.commit();
}
