import { describe, expect, it } from 'vitest';
import { olderFieldsOf } from '../fields/field.ts';
import { displayName, userSchema } from './user.ts';

describe('the name shown', () => {
  it('is first and last name', () => {
    expect(displayName({ userFirstname: 'Ana', userLastname: 'Silva', userMail: 'a@x.example' })).toBe('Ana Silva');
  });
  it('is the only known one of the two', () => {
    expect(displayName({ userFirstname: '', userLastname: 'Silva', userMail: 'a@x.example' })).toBe('Silva');
  });
  it('is the address when there is no name', () => {
    expect(displayName({ userFirstname: '', userLastname: '', userMail: 'a@x.example' })).toBe('a@x.example');
  });
});

it('an account stored before a mark existed carries no such mark', () => {
  const { isDisabled, isDeleted, passwordChangedByAdmin, akongoStaff, betaTester } = olderFieldsOf(userSchema);
  expect([isDisabled, isDeleted, passwordChangedByAdmin, akongoStaff, betaTester]).toEqual(Array(5).fill(false));
});
