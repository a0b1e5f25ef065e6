import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newPerson } from './new-person.ts';

const person = {
  userFirstname: 'Ana',
  userLastname: 'Silva',
  userMail: 'ana@zoo.example',
  userRight: 'user',
  language: 'fr',
  betaTester: false,
  sectors: ['savanna'],
};
const reads = (difference: object) => z.strictObject(newPerson).safeParse({ ...person, ...difference }).success;

it.each([
  ['', false],
  ['   ', false],
  ['x', true],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
])('a new person has a first name of 1 to 100 characters: %j is %s', (userFirstname, accepted) => {
  expect(reads({ userFirstname })).toBe(accepted);
});

it('a new person has an e-mail address', () => {
  const addresses = ['', 'ana', 'ana@', 'ana@zoo.example'];
  expect(addresses.map((userMail) => reads({ userMail }))).toEqual([false, false, false, true]);
});

it('a new person has a known role', () => {
  expect(reads({ userRight: 'owner' })).toBe(false);
});

it('a new person is in 0 to 200 sectors', () => {
  const sectors = (length: number) => Array.from({ length }, (_, index) => `s${index}`);
  expect([0, 200, 201].map((length) => reads({ sectors: sectors(length) }))).toEqual([true, true, false]);
});
