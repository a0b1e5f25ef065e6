import { expect, it } from 'vitest';
import { aProfile, aProfileVersion } from '../../../tests/support/builders/profile.ts';
import { PROFILE_KIND, profileTableSchema } from './profile-table.ts';

it('a profile is listed with its target, now and as published', () => {
  const target = { kind: 'family', id: 'felidae' } as const;
  const entry = PROFILE_KIND.entryOf(
    aProfile({ target, version: 1 }),
    PROFILE_KIND.publishedEntryOf(aProfileVersion()),
  );
  expect(entry).toMatchObject({
    ...{ profileRef: 'PRO-TEST', target, version: 1, status: 'draft' },
    published: { target: { kind: 'base', id: null }, atUnix: 1_700_000_000_000 },
  });
  const table = { profiles: { 'pro-test': entry }, updatedAtUnix: 1 };
  expect(profileTableSchema.parse(table)).toEqual(table);
});
