import * as z from 'zod/mini';
import type { ContentKind } from '../content/content-kind.ts';
import { entryFields, lineOf, publishedLineOf } from '../content/content-table.ts';
import { translatedSchema } from '../content/translated.ts';
import * as field from '../fields/fields.ts';
import {
  type Profile,
  type ProfileContent,
  profileContentSchema,
  profileSchema,
  profileTargetSchema,
  type ProfileVersion,
  profileVersionSchema,
} from './profile.ts';

/** The document of `various` that lists the official profiles. */
export const PROFILE_TABLE = 'shortProfileTable';

const shown = { name: translatedSchema, target: profileTargetSchema };

/** A profile as lists show it: the editors' present state, and the published one that everybody else uses. */
export const profileEntrySchema = z.object({ profileRef: z.string(), ...entryFields(shown) });
export type ProfileEntry = z.infer<typeof profileEntrySchema>;

/** The profiles of one owner, by their ids: in `various/shortProfileTable`, or in an establishment's register. */
export const profileTableSchema = z.object({
  profiles: z.record(z.string(), profileEntrySchema),
  updatedAtUnix: field.instant(),
});
export type ProfileTable = z.infer<typeof profileTableSchema>;

/** The types of profiles, for what all content does alike. */
export type ProfileTypes = {
  area: 'profile';
  content: ProfileContent;
  draft: Profile;
  version: ProfileVersion;
  entry: ProfileEntry;
  table: ProfileTable;
};

export const PROFILE_KIND: ContentKind<ProfileTypes> = {
  area: 'profile',
  contentSchema: profileContentSchema,
  schema: profileSchema,
  versionSchema: profileVersionSchema,
  tableSchema: profileTableSchema,
  refOf: ({ profileRef }) => profileRef,
  entryOf: (draft, published) => ({ profileRef: draft.profileRef, ...lineOf(draft, shownOf(draft), published) }),
  publishedEntryOf: (version) => publishedLineOf(version, shownOf(version)),
};

function shownOf({ name, target }: ProfileContent) {
  return { name, target };
}
