import { expect, it } from 'vitest';
import { isAuthCode } from './auth-failure.ts';

it('tells answers of the sign-in service from each other and from anything else', () => {
  const failure = Object.assign(new Error('gone'), { code: 'auth/user-not-found' });
  expect(isAuthCode(failure, 'auth/invalid-email', 'auth/user-not-found')).toBe(true);
  expect([isAuthCode(failure, 'auth/invalid-email'), isAuthCode(new Error('auth/x'), 'auth/x')]).toEqual([
    false,
    false,
  ]);
  expect([isAuthCode({ code: 'auth/x' }, 'auth/x'), isAuthCode(null, 'auth/x')]).toEqual([false, false]);
});
