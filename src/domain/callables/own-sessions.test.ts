import { expect, it } from 'vitest';
import { endOwnSessionsContract, ownSessionsContract } from './own-sessions.ts';

it.each([
  ['a device of 19 characters', { device: 'd'.repeat(19) }, false],
  ['a device of 20 characters', { device: 'd'.repeat(20) }, true],
  ['a device of 100 characters', { device: 'd'.repeat(100) }, true],
  ['a device of 101 characters', { device: 'd'.repeat(101) }, false],
  ['no device', {}, false],
  ['another person', { device: 'd'.repeat(20), userId: 'somebody' }, false],
])('a request with %s is judged', (_what, request, taken) => {
  expect(ownSessionsContract.request.safeParse(request).success).toBe(taken);
  expect(endOwnSessionsContract.request.safeParse(request).success).toBe(taken);
});
