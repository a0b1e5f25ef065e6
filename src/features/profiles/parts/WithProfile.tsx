import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useProfileQuery, useProfileVersionQuery } from '#data/profiles/profiles.endpoints.ts';
import type { Profile, ProfileVersion } from '#domain/profiles/profile.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { ProfileNotFound } from './ProfileNotFound.tsx';

const state = { unknown: ['profile/not-found'], notFound: <ProfileNotFound />, isWholePage: true } as const;

/** Draws a page about a profile as its editors left it, once it has come. */
export function WithProfile({ id, children }: { readonly id: string; readonly children: (one: Profile) => ReactNode }) {
  const { data: record, error, refetch } = useProfileQuery(id);
  return (
    <RecordState {...state} asked={{ record, error, refetch }}>
      {children}
    </RecordState>
  );
}

/** Draws a page about a published version, once it has come; null for the number 0, before the first one. */
export function WithVersion({
  profileId,
  number,
  children,
}: {
  readonly profileId: string;
  readonly number: number;
  readonly children: (version: ProfileVersion | null) => ReactNode;
}) {
  const { data: record, error, refetch } = useProfileVersionQuery(number === 0 ? skipToken : { profileId, number });
  if (number === 0) return children(null);
  return (
    <RecordState {...state} asked={{ record, error, refetch }}>
      {children}
    </RecordState>
  );
}
