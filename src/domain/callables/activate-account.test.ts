import { describe, expect, it } from 'vitest';
import { activateAccountContract } from './activate-account.ts';

describe('the request to activate an account', () => {
  it('has a new password of at least six characters', () => {
    const reads = (newPassword: unknown) => activateAccountContract.request.safeParse({ newPassword }).success;
    expect([reads('abc12'), reads('abc123'), reads('abc1234'), reads(123456), reads(undefined)]).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });
  it('carries nothing else', () => {
    expect(activateAccountContract.request.safeParse({ newPassword: 'abc123', userId: 'other' }).success).toBe(false);
  });
});
