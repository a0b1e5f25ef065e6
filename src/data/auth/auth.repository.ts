import {
  onAuthStateChanged,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut as leave,
  type User,
} from 'firebase/auth';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { readStored, store } from '#lib/local-storage.ts';
import { reportError } from '#lib/log.ts';
import { forgetDrafts } from '#lib/tab-drafts.ts';
import { checkedSignIn, introduceSession } from '../callables/sign-in-call.ts';
import { firebaseAuth } from '../firebase/auth.ts';
import { firebaseCode } from '../firebase/failure.ts';
import { eraseLocalCache } from '../firebase/local-cache.ts';
import { forgetPush } from '../notifications/forget-push.ts';
import { forgetAllWaiting } from '../tasks/waiting-changes.ts';
import { hasJournal } from '../observation-sessions/has-journal.ts';
import { noteUse, untilIdleEnd } from './idle-memory.ts';
import { endKeptSession, keepSession, type SessionEnd } from './kept-session.ts';
import { knownDevice } from './known-device.ts';
import { followServerClock } from './server-clock.ts';
import { callFailure, signInFailure } from './sign-in-failure.ts';
import { announceSignOut, forgetSignOut, isSignOutAnnounced, wasSignedOutByHand } from './signed-out-by-hand.ts';

const LAST_PERSON = 'enclos.last-person';

/** The reason why nobody is signed in any more; null for a sign-out by hand, and while nobody has signed in. */
export type SignedOutReason = SessionEnd | null;

let leaving: Promise<void> | null = null;

/**
 * Signs a person in, once the person before has left: the server checks the password and counts failures. Errors: wrong
 * credentials, unknown or disabled account, no network, too many attempts.
 */
export async function signIn(email: string, password: string): Promise<Result<{ userId: string }>> {
  try {
    await readyToSignIn();
    const device = knownDevice();
    const checked = await checkedSignIn({ userMail: email.trim(), password, device });
    if (!checked.ok) return fail(callFailure(checked.error));
    const { token, endsOlder } = checked.value;
    const { user } =
      token === null
        ? await signInWithEmailAndPassword(firebaseAuth(), email.trim(), password)
        : await signInWithCustomToken(firebaseAuth(), token);
    if (endsOlder) void introduce(device, user);
    return ok({ userId: user.uid });
  } catch (error) {
    return fail(signInFailure(error, 'generic/something-went-wrong'));
  }
}

/** Waits until the person before has left; signing in means that nobody is signing out any more. */
export async function readyToSignIn(): Promise<void> {
  await leaving;
  forgetSignOut();
}

async function introduce(device: string, user: User): Promise<void> {
  try {
    await introduceSession(device, await user.getIdToken());
  } catch (error) {
    reportError(error, { where: 'data/auth/introduce' });
  }
}

/**
 * Ends the session on this device: listeners, the open database and its local copy, then the account. The screens must
 * be gone by then; `useSignOut` takes care of the order.
 */
export async function signOut(): Promise<void> {
  announceSignOut();
  leaving ??= leaveForGood();
  await leaving;
}

/** Leaves an account whose session was ended elsewhere, or that nobody used for too long. The local copy stays for the same person. */
export async function endExpired(): Promise<void> {
  await leave(firebaseAuth());
}

async function leaveForGood(): Promise<void> {
  try {
    await Promise.all([leaveDevice({ erase: true }), forgetPush()]);
  } finally {
    await leave(firebaseAuth());
    leaving = null;
  }
}

/** Closes the database when nobody is signed in any more; with `erase` also deletes its local copy. */
export async function leaveDevice(how: { readonly erase: boolean }): Promise<void> {
  if (how.erase) {
    forgetAllWaiting();
    await forgetSessions();
  }
  const { closeDatabase } = await import('../firebase/firestore.ts');
  await closeDatabase(how);
}

/** The sessions of somebody else stay on this device for them: they were not asked, and nothing of theirs may be lost. */
async function forgetSessions(): Promise<void> {
  const person = readStored(LAST_PERSON);
  if (typeof person !== 'string' || !(await hasJournal())) return;
  try {
    const { pageSessions } = await import('../observation-sessions/page-sessions.ts');
    await pageSessions().forget(person);
  } catch (error) {
    reportError(error, { where: 'data/auth/sessions' });
  }
}

/**
 * Makes this device ready for a person: data that another person left are erased. Nothing is erased when the same
 * person comes back, so that work done without a network survives an expired session.
 */
export async function enterDevice(userId: string): Promise<void> {
  const former = readStored(LAST_PERSON);
  if (former !== null && former !== userId) {
    forgetDrafts();
    forgetAllWaiting();
    await Promise.all([eraseLocalCache(), forgetPush()]);
  }
  store(LAST_PERSON, userId);
}

/**
 * Sends the message by which a person chooses a new password. It does not fail for an unknown address: that would be a
 * hint.
 */
export async function sendPasswordReset(email: string): Promise<Result<null>> {
  try {
    await sendPasswordResetEmail(firebaseAuth(), email.trim());
    return ok(null);
  } catch (error) {
    if (firebaseCode(error) === 'user-not-found') return ok(null);
    return fail(signInFailure(error, 'auth/reset-email-failed'));
  }
}

/** Signs the present person in again with the password just chosen: the server ended every session with the old one. */
export async function renewSession(newPassword: string): Promise<Result<null>> {
  const email = firebaseAuth().currentUser?.email;
  if (email === undefined || email === null) return fail({ code: 'auth/session-expired' });
  const renewed = await signIn(email, newPassword);
  return renewed.ok ? ok(null) : renewed;
}

/**
 * Calls back with the signed-in person's id, or null, once it is known and whenever it changes. There is a reason when
 * a session ended that nobody ended by hand, in this tab or another or before the page was opened: the account was
 * disabled or deleted, its password changed, or its sessions were revoked. `began` gets the second, since 1970, in which
 * the session began, at every new token.
 */
export function watchSignedIn(
  callback: (userId: string | null, reason: SignedOutReason) => void,
  began: (beganAt: number) => void,
): () => void {
  let present: string | null = null;
  let isRestored = true;
  const endClock = onIdTokenChanged(firebaseAuth(), (user) => void learnFrom(user, began));
  const endWatch = onAuthStateChanged(firebaseAuth(), (user) => {
    // The page was closed or reloaded while its person was signing out: the sign-out is finished now.
    if (isRestored && user !== null && isSignOutAnnounced()) {
      isRestored = false;
      void signOut();
      return;
    }
    // The listeners of a session that is over must not begin: nobody has used this device for too long.
    if (isRestored && user !== null && untilIdleEnd(user.uid) === 0) {
      isRestored = false;
      void endExpired();
      return;
    }
    if (user === null) {
      const ended = endKeptSession() ?? (present === null ? null : 'auth/session-expired');
      const isByHand = isRestored ? isSignOutAnnounced() : wasSignedOutByHand();
      present = null;
      callback(null, isByHand ? null : ended);
    } else {
      keepSession();
      if (!isRestored) noteUse();
      present = user.uid;
      callback(present, null);
    }
    isRestored = false;
  });
  return () => {
    endClock();
    endWatch();
  };
}

async function learnFrom(user: User | null, began: (beganAt: number) => void): Promise<void> {
  if (user === null) return;
  try {
    const receivedAtMs = Date.now();
    const { claims } = await user.getIdTokenResult();
    followServerClock(Number(claims['iat']) * 1000, receivedAtMs);
    began(Number(claims['auth_time'] ?? 0));
  } catch (error) {
    reportError(error, { where: 'data/auth/clock' });
  }
}
