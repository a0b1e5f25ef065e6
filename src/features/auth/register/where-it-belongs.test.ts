import { describe, expect, it } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { placeOf } from './where-it-belongs.ts';

describe('an error of registering', () => {
  it.each([
    'auth/invitation-invalid',
    'auth/invitation-expired',
    'auth/invitation-used',
    'auth/account-exists',
  ] as const)('%s stands in place of the form', (code) => {
    expect(placeOf(appError(code))).toEqual({ kind: 'page' });
  });
  it('about the address stands at the address', () => {
    const atAddress = { kind: 'field', step: 'you', field: 'userMail' };
    expect(placeOf(appError('auth/invitation-mail-mismatch'))).toEqual(atAddress);
    expect(placeOf(appError('generic/invalid-input', { field: 'userMail' }))).toEqual(atAddress);
  });
  it('about a name stands at that name', () => {
    expect(placeOf(appError('generic/invalid-input', { field: 'userLastname' }))).toMatchObject({
      field: 'userLastname',
    });
  });
  it('about the password stands at the password', () => {
    expect(placeOf(appError('password/too-short'))).toEqual({ kind: 'field', step: 'password' });
    expect(placeOf(appError('generic/invalid-input', { field: 'newPassword' }))).toEqual({
      kind: 'field',
      step: 'password',
    });
  });
  it('of any other kind stands above the form', () => {
    expect(placeOf(appError('generic/offline'))).toEqual({ kind: 'above' });
    expect(placeOf(appError('generic/invalid-input', { field: 'secret' }))).toEqual({ kind: 'above' });
  });
});
