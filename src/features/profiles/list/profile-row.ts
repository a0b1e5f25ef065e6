import { textIn } from '#domain/content/translated.ts';
import type { ProfileTarget } from '#domain/profiles/profile.ts';
import type { ProfileTable } from '#domain/profiles/profile-table.ts';
import type { Language } from '#domain/users/language.ts';
import { type ShownAs, shownEntries } from '#kit/content/content-entries.ts';
import type { ContentRow } from '#kit/content/useContentColumns.tsx';

/** A profile in a list. */
export type ProfileRow = ContentRow & {
  readonly profileId: string;
  readonly profileRef: string;
  readonly targetName: string;
};

type Words = { readonly language: Language; readonly targetName: (target: ProfileTarget) => string };

/** Returns the profiles of an owner's list that are shown, as rows. */
export function profileRows(
  { profiles }: ProfileTable,
  owner: ProfileRow['owner'],
  as: ShownAs,
  { language, targetName }: Words,
): ProfileRow[] {
  return shownEntries(profiles, as).map(
    ([profileId, { profileRef, name, target, version, status, updatedAtUnix }]) => ({
      ...{ profileId, profileRef, owner, version, status, updatedAtUnix },
      name: textIn(name, language),
      targetName: targetName(target),
    }),
  );
}
