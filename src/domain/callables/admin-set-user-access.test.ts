import { expect, it } from 'vitest';
import { adminSetUserAccessContract } from './admin-set-user-access.ts';

it('the request to change somebody’s access names the person and the access, and nothing else', () => {
  const reads = (access: unknown, more = {}) =>
    adminSetUserAccessContract.request.safeParse({ userId: 'u1', access, ...more }).success;
  expect(['active', 'disabled', 'deleted', 'gone', null].map((access) => reads(access))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(reads('active', { deletedBy: 'u2' })).toBe(false);
});
