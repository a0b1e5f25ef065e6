import { useMemo } from 'react';
import { useProfileTableQuery } from '#data/profiles/profiles.endpoints.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { ShownAs } from '#kit/content/content-entries.ts';
import { useActor } from '#state/session/use-session.ts';
import { useTargetName } from '../parts/useTargetName.ts';
import { type ProfileRow, profileRows } from './profile-row.ts';

/** The state in which a list shows official profiles, and those reserved for the present establishment. */
export type ShownProfiles = { readonly official: ShownAs; readonly reserved: ShownAs };

/** Returns the official profiles and those reserved for the present establishment, for two documents read. */
export function useProfileRows({ official: ofOfficial, reserved: ofReserved }: ShownProfiles) {
  const language = useLanguage();
  const targetName = useTargetName();
  const official = useProfileTableQuery(null);
  const reserved = useProfileTableQuery(useActor().zooId);
  const [ofAll, ofOwn] = [official.data, reserved.data];
  const rows = useMemo((): readonly ProfileRow[] | undefined => {
    if (ofAll === undefined || ofOwn === undefined) return undefined;
    const words = { language, targetName };
    return [...profileRows(ofOwn, 'reserved', ofReserved, words), ...profileRows(ofAll, 'official', ofOfficial, words)];
  }, [ofAll, ofOwn, language, targetName, ofOfficial, ofReserved]);
  const refetch = () => {
    void official.refetch();
    void reserved.refetch();
  };
  return { rows, error: rows === undefined ? (official.error ?? reserved.error) : undefined, refetch };
}
