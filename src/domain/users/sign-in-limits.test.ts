import { describe, expect, it } from 'vitest';
import {
  isSignInLocked,
  MAX_SIGN_IN_FAILURES,
  SIGN_IN_LOCK_MS,
  SIGN_IN_WINDOW_MS,
  type SignInAttempts,
  withAttempt,
} from './sign-in-limits.ts';

const AT = 1_700_000_000_000;

function afterAttempts(count: number): SignInAttempts | null {
  let attempts: SignInAttempts | null = null;
  for (let n = 0; n < count; n++) attempts = withAttempt(attempts, AT + n);
  return attempts;
}
const last = AT + MAX_SIGN_IN_FAILURES - 1;

describe('an address', () => {
  it('without attempts is not locked', () => {
    expect(isSignInLocked(null, AT)).toBe(false);
  });
  it.each([
    [MAX_SIGN_IN_FAILURES - 1, false],
    [MAX_SIGN_IN_FAILURES, true],
  ])('after %i failures is locked: %s', (count, locked) => {
    expect(isSignInLocked(afterAttempts(count), last + 1)).toBe(locked);
  });
  it('is locked until its time is over, and then counts anew', () => {
    const attempts = afterAttempts(MAX_SIGN_IN_FAILURES);
    expect(isSignInLocked(attempts, last + SIGN_IN_LOCK_MS - 1)).toBe(true);
    const over = last + SIGN_IN_LOCK_MS;
    expect(isSignInLocked(attempts, over)).toBe(false);
    expect(withAttempt(attempts, over)).toEqual({ failures: 1, firstAtUnix: over, lastAtUnix: over });
  });
  it('counts the failures of one window only', () => {
    const attempts = afterAttempts(MAX_SIGN_IN_FAILURES - 1);
    expect(withAttempt(attempts, AT + SIGN_IN_WINDOW_MS - 1).failures).toBe(MAX_SIGN_IN_FAILURES);
    expect(withAttempt(attempts, AT + SIGN_IN_WINDOW_MS).failures).toBe(1);
  });
});
