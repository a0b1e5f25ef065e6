import { describe, expect, it } from 'vitest';
import { aUser } from '../../../tests/support/builders/user.ts';
import { readUser, readUserOrNull } from './stored-user.ts';

describe('a stored account', () => {
  it('is read as it is', () => {
    expect(readUser(aUser({ rightsRoles: ['auditor'] }))).toEqual(aUser({ rightsRoles: ['auditor'] }));
  });
  it('written before rights roles has none', () => {
    const { rightsRoles: _later, ...older } = aUser();
    expect(readUser(older).rightsRoles).toEqual([]);
    expect(readUserOrNull(older)).toEqual(aUser());
  });
  it('without an id or with an unknown role cannot be read', () => {
    for (const data of [undefined, {}, { ...aUser(), userRight: 'owner' }]) {
      expect(() => readUser(data)).toThrow();
      expect(readUserOrNull(data)).toBeNull();
    }
  });
});
