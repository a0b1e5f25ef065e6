import { expect, it } from 'vitest';
import { isAuthCode } from './auth-failure.ts';

it('distinguishes the sign-in service’s errors from each other and from any other error', () => {
  const failure = Object.assign(new Error('gone'), { code: 'auth/user-not-found' });
  expect(isAuthCode(failure, 'auth/invalid-email', 'auth/user-not-found')).toBe(true);
  expect([isAuthCode(failure, 'auth/invalid-email'), isAuthCode(new Error('auth/x'), 'auth/x')]).toEqual([
    false,
    false,
  ]);
  expect([isAuthCode({ code: 'auth/x' }, 'auth/x'), isAuthCode(null, 'auth/x')]).toEqual([false, false]);
});
