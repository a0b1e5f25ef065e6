import { expect, it } from 'vitest';
import { aProfileContent } from '../../../tests/support/builders/profile.ts';
import { archiveProfileContract, publishProfileContract, saveProfileContract } from './profiles.ts';

it('carries the content of a profile alone', () => {
  const request = { profileId: null, zooId: 'zoo-1', content: aProfileContent(), expectedUpdatedAtUnix: null };
  expect(saveProfileContract.request.safeParse(request).success).toBe(true);
  const other = { ...request, content: { ...aProfileContent(), status: 'published' } };
  expect(saveProfileContract.request.safeParse(other).success).toBe(false);
});

it('a profile is published and archived by its id', () => {
  const published = { profileId: 'a', expectedUpdatedAtUnix: 1 };
  expect(publishProfileContract.request.parse(published)).toEqual(published);
  expect(archiveProfileContract.request.parse({ profileId: 'a', isArchived: true })).toEqual({
    profileId: 'a',
    isArchived: true,
  });
});
