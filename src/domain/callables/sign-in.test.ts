import { expect, it } from 'vitest';
import { signInContract } from './sign-in.ts';

const REQUEST = { userMail: 'keeper@park.example', password: 'x', device: 'd'.repeat(20) };

it.each([
  ['a short password of older days', REQUEST, true],
  ['no password', { ...REQUEST, password: '' }, false],
  ['a password of 4,096 characters', { ...REQUEST, password: 'p'.repeat(4_096) }, true],
  ['a password of 4,097 characters', { ...REQUEST, password: 'p'.repeat(4_097) }, false],
  ['a text that is no address', { ...REQUEST, userMail: 'keeper' }, false],
  ['a device of 19 characters', { ...REQUEST, device: 'd'.repeat(19) }, false],
  ['a device of 101 characters', { ...REQUEST, device: 'd'.repeat(101) }, false],
])('a request with %s is judged', (_what, request, taken) => {
  expect(signInContract.request.safeParse(request).success).toBe(taken);
});
