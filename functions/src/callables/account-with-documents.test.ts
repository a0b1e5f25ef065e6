import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountWithDocuments } from './account-with-documents.ts';

const person = {
  userMail: 'ana@zoo.example',
  tempPassword: 'temp-12345',
  userFirstname: 'Ana',
  userLastname: 'Keller',
};
const accounts = { createUser: vi.fn(), deleteUser: vi.fn() };
const writeDocuments = vi.fn();
const create = () => createAccountWithDocuments(accounts, person, writeDocuments);

beforeEach(() => {
  vi.resetAllMocks();
  accounts.createUser.mockResolvedValue({ uid: 'u1' });
});

describe('an account and its documents', () => {
  it('are created together', async () => {
    expect(await create()).toEqual({ userId: 'u1' });
    expect(accounts.createUser).toHaveBeenCalledWith({
      email: 'ana@zoo.example',
      password: 'temp-12345',
      displayName: 'Ana Keller',
    });
    expect(writeDocuments).toHaveBeenCalledExactlyOnceWith('u1');
    expect(accounts.deleteUser).not.toHaveBeenCalled();
  });

  it('are both absent when the documents cannot be written', async () => {
    writeDocuments.mockRejectedValue(new Error('unavailable'));
    expect(await create()).toEqual({ success: false, error: { code: 'user/create-failed' } });
    expect(accounts.deleteUser).toHaveBeenCalledExactlyOnceWith('u1');
  });

  it.each([
    ['auth/email-already-exists', 'user/email-in-use', 'userMail'],
    ['auth/invalid-email', 'auth/email-invalid', 'userMail'],
    ['auth/invalid-password', 'password/too-short', 'tempPassword'],
  ])('are refused on %s, and no document is written', async (code, expected, field) => {
    accounts.createUser.mockRejectedValue(Object.assign(new Error(), { code }));
    expect(await create()).toEqual({ success: false, error: { code: expected, field } });
    expect(writeDocuments).not.toHaveBeenCalled();
  });

  it('fail with any other error that the sign-in service throws', async () => {
    accounts.createUser.mockRejectedValue(new Error('no network'));
    await expect(create()).rejects.toThrow('no network');
    expect(writeDocuments).not.toHaveBeenCalled();
  });
});
