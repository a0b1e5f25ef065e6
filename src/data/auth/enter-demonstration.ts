import { signInWithCustomToken } from 'firebase/auth';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { demonstrationToken } from '../callables/demonstration-call.ts';
import { firebaseAuth } from '../firebase/auth.ts';
import { readyToSignIn } from './auth.repository.ts';
import { signInFailure } from './sign-in-failure.ts';

/**
 * Enters the demonstration as its visitor, once the person before has left. Errors: no network, too many entries,
 * 'zoo/not-found' when there is no demonstration any more.
 */
export async function enterDemonstration(): Promise<Result<{ userId: string }>> {
  try {
    await readyToSignIn();
    const entered = await demonstrationToken();
    if (!entered.ok) return entered;
    if (entered.value === null) return fail(appError('zoo/not-found'));
    const { user } = await signInWithCustomToken(firebaseAuth(), entered.value);
    return ok({ userId: user.uid });
  } catch (error) {
    return fail(signInFailure(error, 'generic/something-went-wrong'));
  }
}
