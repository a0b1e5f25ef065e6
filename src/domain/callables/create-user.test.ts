import { describe, expect, it } from 'vitest';
import { createUserRequest } from './create-user.ts';

const request = {
  userFirstname: 'Ana',
  userLastname: 'Silva',
  userMail: 'ana@zoo.example',
  userRight: 'user',
  zooId: 'zoo-1',
  language: 'fr',
  betaTester: false,
  sectors: ['savanna'],
  tempPassword: 'abc123',
};
const reads = (difference: object) => createUserRequest.safeParse({ ...request, ...difference }).success;

describe('the request to create a person', () => {
  it('is read when it is whole', () => {
    expect(reads({})).toBe(true);
  });
  it('has a name of 1 to 100 characters that are not spaces', () => {
    expect(['', '   ', 'x', 'x'.repeat(100), 'x'.repeat(101)].map((userFirstname) => reads({ userFirstname }))).toEqual(
      [false, false, true, true, false],
    );
  });
  it('has an address', () => {
    expect(['', 'ana', 'ana@', 'ana@zoo.example'].map((userMail) => reads({ userMail }))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
  it('has a temporary password of at least six characters', () => {
    expect(['abc12', 'abc123', 'abc1234'].map((tempPassword) => reads({ tempPassword }))).toEqual([false, true, true]);
  });
  it('carries nothing else, and no right that does not exist', () => {
    expect(reads({ akongoStaff: true })).toBe(false);
    expect(reads({ userRight: 'owner' })).toBe(false);
  });
});
