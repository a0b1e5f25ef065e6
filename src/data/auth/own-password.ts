import { EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { reportError } from '#lib/log.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/users/password.ts';
import { activateAccount } from '../callables/account-calls.ts';
import { firebaseAuth } from '../firebase/auth.ts';
import { firebaseCode } from '../firebase/failure.ts';
import { renewSession } from './auth.repository.ts';
import { signInFailure } from './sign-in-failure.ts';

// Passwords go from the form to the server by plain calls: an action of the store would carry them past every listener.

/**
 * Sets the password that a pending person chose; the session goes on with it. Errors: those of the callable
 * `activateAccount`.
 */
export async function choosePassword(newPassword: string): Promise<Result<null>> {
  const activated = await activateAccount({ newPassword });
  if (!activated.ok) return activated;
  // The account is active either way: at worst the person is asked to sign in once more.
  const renewed = await renewSession(newPassword);
  if (!renewed.ok) reportError(new Error(renewed.error.code), { where: 'data/auth/choose-password' });
  return ok(null);
}

/**
 * Changes the present person's password, once the current one is confirmed (else 'password/current-wrong'). Every other
 * session of theirs ends; this one goes on.
 */
export async function changePassword(current: string, next: string): Promise<Result<null>> {
  const user = firebaseAuth().currentUser;
  if (user === null || user.email === null) return fail(appError('auth/session-expired'));
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
  } catch (error) {
    const failure = signInFailure(error, 'password/update-failed');
    return fail(failure.code === 'auth/wrong-credentials' ? appError('password/current-wrong') : failure);
  }
  try {
    await updatePassword(user, next);
    return ok(null);
  } catch (error) {
    return fail(updateFailure(error));
  }
}

function updateFailure(error: unknown): AppError {
  const code: ErrorCode | undefined = firebaseCode(error) === 'weak-password' ? 'password/too-short' : undefined;
  return code === undefined
    ? signInFailure(error, 'password/update-failed')
    : appError(code, { count: PASSWORD_MIN_LENGTH });
}
