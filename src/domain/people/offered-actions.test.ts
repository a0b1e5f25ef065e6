import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { offeredPersonActions } from './offered-actions.ts';

const admin = anActor({ userId: 'boss', role: 'admin' });
const offered = (differences: Parameters<typeof aUser>[0], actor = admin) =>
  offeredPersonActions(actor, aUser(differences));

describe('the actions an admin is offered on an account', () => {
  it('that is in use', () => {
    expect(offered({})).toEqual(['rights', 'resetMail', 'setPassword', 'disable', 'delete']);
  });
  it('that waits for its first password: a new temporary one, and no reset message', () => {
    expect(offered({ userStatus: 'pending' })).toEqual([
      'rights',
      'temporaryPassword',
      'setPassword',
      'disable',
      'delete',
    ]);
  });
  it('that is disabled: to reactivate it, and no password', () => {
    expect(offered({ isDisabled: true })).toEqual(['rights', 'reactivate', 'delete']);
  });
  it('that is deleted: nothing', () => {
    expect(offered({ isDeleted: true })).toBe('deleted');
  });
  it('above their own: nothing, and so with the provider’s staff', () => {
    expect(offered({ userRight: 'superAdmin' })).toBe('above');
    expect(offered({ akongoStaff: true })).toBe('above');
    expect(offered({ akongoStaff: true }, { ...admin, isStaff: true })).toContain('disable');
  });
  it('of their own: none that would shut them out', () => {
    expect(offered({ userId: 'boss', userRight: 'admin' })).toEqual(['rights']);
  });
  it('of another establishment: nothing, unless they are the provider’s', () => {
    expect(offered({ zooId: 'elsewhere' })).toBe('notAllowed');
    expect(offered({ zooId: 'elsewhere' }, { ...admin, isStaff: true })).toContain('rights');
  });
  it('is nothing for a keeper', () => {
    expect(offered({}, anActor())).toBe('notAllowed');
  });
});
