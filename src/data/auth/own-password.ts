import { updatePassword } from 'firebase/auth';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { reportError } from '#lib/log.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/users/password.ts';
import { activateAccount, endOwnSessions } from '../callables/account-calls.ts';
import { firebaseAuth } from '../firebase/auth.ts';
import { firebaseCode } from '../firebase/failure.ts';
import { knownDevice } from './known-device.ts';
import { renewSession, signIn } from './auth.repository.ts';
import { signInFailure } from './sign-in-failure.ts';

// Passwords go from the form to the server by plain calls: an action of the store would carry them past every listener.

/**
 * Sets the password that a pending person chose; the session goes on with it. Errors: those of the callable
 * `activateAccount`.
 */
export async function choosePassword(newPassword: string): Promise<Result<null>> {
  const activated = await activateAccount({ newPassword });
  if (!activated.ok) return activated;
  await renew(newPassword, 'data/auth/choose-password');
  return ok(null);
}

/**
 * Changes the present person's password, once the current one is confirmed (else 'password/current-wrong'). Every other
 * session of theirs ends; this one goes on.
 */
export async function changePassword(current: string, next: string): Promise<Result<null>> {
  const user = firebaseAuth().currentUser;
  if (user === null || user.email === null) return fail(appError('auth/session-expired'));
  // Signing in anew confirms the password where failures are counted, and makes the session young enough for the change.
  const confirmed = await confirmPassword(user.email, current);
  if (!confirmed.ok) return confirmed;
  try {
    await updatePassword(firebaseAuth().currentUser ?? user, next);
  } catch (error) {
    return fail(updateFailure(error));
  }
  await renew(next, 'data/auth/change-password');
  return ok(null);
}

/**
 * Ends the present person's sessions on every other device, once their password is confirmed (else
 * 'password/current-wrong'). This one goes on.
 */
export async function endOtherSessions(current: string): Promise<Result<null>> {
  const email = firebaseAuth().currentUser?.email;
  if (email === undefined || email === null) return fail(appError('auth/session-expired'));
  const confirmed = await confirmPassword(email, current);
  if (!confirmed.ok) return confirmed;
  const ended = await endOwnSessions({ device: knownDevice() });
  if (!ended.ok) return ended;
  await renew(current, 'data/auth/end-other-sessions');
  return ok(null);
}

async function confirmPassword(email: string, password: string): Promise<Result<null>> {
  const confirmed = await signIn(email, password);
  if (confirmed.ok) return ok(null);
  return fail(confirmed.error.code === 'auth/wrong-credentials' ? appError('password/current-wrong') : confirmed.error);
}

/** Signs in anew after the change, which stands either way: at worst the person is asked to sign in once more. */
async function renew(password: string, where: string): Promise<void> {
  const renewed = await renewSession(password);
  if (!renewed.ok) reportError(new Error(renewed.error.code), { where });
}

function updateFailure(error: unknown): AppError {
  const code: ErrorCode | undefined = firebaseCode(error) === 'weak-password' ? 'password/too-short' : undefined;
  return code === undefined
    ? signInFailure(error, 'password/update-failed')
    : appError(code, { count: PASSWORD_MIN_LENGTH });
}
