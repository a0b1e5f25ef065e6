import { describe, expect, it } from 'vitest';
import { aUser } from '../../../tests/support/builders/user.ts';
import { userFromDocument } from './user.converter.ts';

describe('the person of a document', () => {
  it('is what the document says', () => {
    expect(userFromDocument('keeper-1', aUser())).toEqual({ ok: true, value: aUser() });
  });
  it('of an older document has no rights it does not name', () => {
    const { userId, userMail, userRight, userZoo, zooId, userStatus } = aUser();
    expect(userFromDocument(userId, { userMail, userRight, userZoo, zooId, userStatus })).toMatchObject({
      ok: true,
      value: { akongoStaff: false, akongoRank: null, betaTester: false, eula: 0, isDisabled: false, language: 'fr' },
    });
  });
  it('never carries a temporary password, even if the document holds one', () => {
    const result = userFromDocument('keeper-1', { ...aUser(), tempPassword: 'secret-1' });
    expect(JSON.stringify(result)).not.toContain('secret-1');
  });
  it.each([
    ['userRight', 'owner'],
    ['userStatus', 'new'],
    ['eula', '4'],
    ['zooId', ''],
  ])('is an error when %s is wrong', (field, value) => {
    expect(userFromDocument('keeper-1', { ...aUser(), [field]: value })).toMatchObject({
      ok: false,
      error: { code: 'generic/bad-document', params: { id: 'keeper-1', field } },
    });
  });
});
