import { describe, expect, it } from 'vitest';
import { accountStatus } from './account-status.ts';

describe('the state of an account', () => {
  it('is the worst of what its document says', () => {
    const account = { userStatus: 'pending', isDisabled: false, isDeleted: false } as const;
    expect(accountStatus({ ...account, userStatus: 'active' })).toBe('active');
    expect(accountStatus(account)).toBe('pending');
    expect(accountStatus({ ...account, isDisabled: true })).toBe('disabled');
    expect(accountStatus({ ...account, isDisabled: true, isDeleted: true })).toBe('deleted');
  });
});
