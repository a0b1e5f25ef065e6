import { expect, it } from 'vitest';
import { createUserContract } from './create-user.ts';

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
const reads = (difference: object) => createUserContract.request.safeParse({ ...request, ...difference }).success;

it('a complete request to create a person is accepted', () => {
  expect(reads({})).toBe(true);
});
it('a request to create a person refuses a temporary password of 5 characters', () => {
  expect(['abc12', 'abc123', 'abc1234'].map((tempPassword) => reads({ tempPassword }))).toEqual([false, true, true]);
});
it('a request to create a person refuses an unknown field', () => {
  expect(reads({ akongoStaff: true })).toBe(false);
});
