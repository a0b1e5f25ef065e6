import { describe, expect, it } from 'vitest';
import { aUser } from '../../../tests/support/builders/user.ts';
import { accountStatus, countByStatus } from './account-status.ts';

describe('the state of an account', () => {
  it('is the worst that its document names', () => {
    const account = { userStatus: 'pending', isDisabled: false, isDeleted: false } as const;
    expect(accountStatus({ ...account, userStatus: 'active' })).toBe('active');
    expect(accountStatus(account)).toBe('pending');
    expect(accountStatus({ ...account, isDisabled: true })).toBe('disabled');
    expect(accountStatus({ ...account, isDisabled: true, isDeleted: true })).toBe('deleted');
  });
  it('is counted over all people', () => {
    const person = aUser();
    expect(countByStatus([person, { ...person, isDeleted: true, isDisabled: true }])).toEqual({
      active: 1,
      pending: 0,
      disabled: 0,
      deleted: 1,
    });
  });
});
