import { describe, expect, it } from 'vitest';
import { activateAccountContract } from '../../../src/domain/callables/activate-account.ts';
import { adminSetUserRightsContract } from '../../../src/domain/callables/admin-set-user-rights.ts';
import { sendUserInvitationContract } from '../../../src/domain/callables/send-user-invitation.ts';
import { readRequest, secretsOf } from './define-callable.ts';

const read = (data: unknown) => readRequest(activateAccountContract.request, data);

describe('a request', () => {
  it('is read when it has the shape of its contract', () => {
    expect(read({ newPassword: 'abcdef' })).toEqual({ value: { newPassword: 'abcdef' } });
  });
  it('is refused at the first field that is wrong', () => {
    expect(read({ newPassword: 12 })).toEqual({
      success: false,
      error: { code: 'generic/invalid-input', field: 'newPassword' },
    });
  });
  it.each([[null], [undefined], ['text'], [12], [[]], [{ newPassword: 'abcdef', more: 1 }]])(
    'like %o is refused as a whole',
    (data) => expect(read(data)).toMatchObject({ success: false, error: { code: 'generic/invalid-input' } }),
  );
  it('is refused at the innermost field that has a name', () => {
    const rights = { userId: 'ana', sectorRoles: [{ sectorId: 'savanna', roles: ['owner'] }] };
    expect(readRequest(adminSetUserRightsContract.request, rights)).toMatchObject({ error: { field: 'roles' } });
  });
  it('with a prototype of its own is refused, even if its fields fit', () => {
    expect(read(Object.create({ newPassword: 'abcdef' }))).toEqual({
      success: false,
      error: { code: 'generic/invalid-input' },
    });
  });
});

describe('a text of a request', () => {
  const named = (body: object) => readRequest(sendUserInvitationContract.request, body);
  const person = { userFirstname: 'Ana', userLastname: 'Keller', userMail: 'ana@zoo.example', userRight: 'user' };
  const invitation = (userFirstname: string, sectors: readonly string[] = []) => ({
    userData: { ...person, userFirstname, language: 'fr', betaTester: false, sectors },
    zooId: 'zoo-1',
    zooNameInviteFrom: '',
    peopleNameInviteFrom: '',
  });
  it('may have characters of two halves', () => expect(named(invitation('Ana 🐆'))).toMatchObject({ value: {} }));
  it.each([
    ['the first half of one', invitation('Ana \ud83d')],
    ['the second half of one', invitation('\udc06 Ana')],
    ['half a one in a list', invitation('Ana', ['savane \ud83d'])],
    ['half a one in a name', { ...invitation('Ana'), '\ud83d': 1 }],
  ])('has not %s alone', (_what, body) =>
    expect(named(body)).toEqual({ success: false, error: { code: 'generic/invalid-input' } }),
  );
});

describe('the secrets of a request', () => {
  it('are its passwords, under any name', () => {
    expect(secretsOf({ tempPassword: 'a', newPassword: 'b', userMail: 'c', password: 3 })).toEqual(['a', 'b']);
  });
  it('are the secret of an invitation and a key as well', () => {
    expect(secretsOf({ secret: 'a', key: 'b', monkey: 'c' })).toEqual(['a', 'b']);
  });
  it('are none without a request', () => {
    expect([secretsOf(null), secretsOf('text'), secretsOf(undefined)]).toEqual([[], [], []]);
  });
});
