import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type reportError, setErrorSink } from '../../lib/log.ts';
import { callFailure, signInFailure } from './sign-in-failure.ts';

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

describe('a sign-in that the server refuses', () => {
  it.each([
    [{ code: 'generic/invalid-input', params: { field: 'userMail' } }, 'auth/email-invalid'],
    [{ code: 'generic/invalid-input', params: { field: 'password' } }, 'auth/wrong-credentials'],
    [{ code: 'auth/locked' }, 'auth/locked'],
    [{ code: 'generic/something-went-wrong' }, 'generic/something-went-wrong'],
  ] as const)('with %o is shown as %s', (error, told) => {
    expect(callFailure(error)).toEqual({ code: told });
  });
});
