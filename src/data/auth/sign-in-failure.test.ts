import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type reportError, setErrorSink } from '../../lib/log.ts';
import { signInFailure } from './sign-in-failure.ts';

const sink = vi.fn<typeof reportError>();
beforeEach(() => {
  sink.mockClear();
  setErrorSink(sink);
});
afterEach(() => setErrorSink(null));

describe('a sign-in that fails', () => {
  it.each([
    ['auth/invalid-credential', 'auth/wrong-credentials'],
    ['auth/wrong-password', 'auth/wrong-credentials'],
    ['auth/user-not-found', 'auth/unknown-user'],
    ['auth/user-disabled', 'auth/disabled'],
    ['auth/network-request-failed', 'auth/network'],
    ['auth/too-many-requests', 'auth/too-many-requests'],
    ['auth/invalid-email', 'auth/email-invalid'],
  ])('with %s is shown as %s', (code, told) => {
    expect(signInFailure(new FirebaseError(code, ''), 'generic/unknown')).toEqual({ code: told });
    expect(sink).not.toHaveBeenCalled();
  });
  it('for an unknown reason is shown by the caller’s code, and reported', () => {
    const error = new FirebaseError('auth/internal-error', '');
    expect(signInFailure(error, 'auth/reset-email-failed')).toEqual({ code: 'auth/reset-email-failed' });
    expect(sink).toHaveBeenCalledOnce();
  });
});
