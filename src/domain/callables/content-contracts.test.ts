import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failureCodeOf } from './contract.ts';
import { archiveContract, publishContract, saveContract } from './content-contracts.ts';

const save = saveContract('profile', z.strictObject({ a: z.string() }));
const takes = (contract: { request: z.ZodMiniType }, data: object) => contract.request.safeParse(data).success;

it('a kind of content is saved, published and archived under its own names', () => {
  expect([save.name, publishContract('context').name, archiveContract('ethogram').name]).toEqual([
    'saveProfile',
    'publishContext',
    'archiveEthogram',
  ]);
});
it('a save carries the content of one owner alone', () => {
  const request = { profileId: null, zooId: null, content: { a: '' }, expectedUpdatedAtUnix: null };
  expect([takes(save, request), takes(save, { ...request, zooId: 'zoo-1', profileId: 'p' })]).toEqual([true, true]);
  expect(takes(save, { ...request, status: 'published' })).toBe(false);
  expect(takes(save, { ...request, content: { a: '', b: '' } })).toBe(false);
  expect(takes(save, { ...request, profileId: '' })).toBe(false);
  expect(takes(save, { ...request, profileId: 'x'.repeat(129) })).toBe(false);
});
it('a publication names the state that its editor saw', () => {
  expect(takes(publishContract('profile'), { profileId: 'p', expectedUpdatedAtUnix: 1 })).toBe(true);
  expect(takes(publishContract('profile'), { profileId: 'p' })).toBe(false);
});
it('fails with the words for its step', () => {
  const archive = archiveContract('profile');
  const code = (isArchived: boolean) => failureCodeOf(archive, { profileId: 'a', isArchived });
  expect([code(true), code(false)]).toEqual(['profile/archive-failed', 'profile/restore-failed']);
  expect([save.failure, publishContract('profile').failure]).toEqual(['profile/save-failed', 'profile/publish-failed']);
});
