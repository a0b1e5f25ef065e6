import type * as z from 'zod/mini';
import * as field from '../fields/fields.ts';

/** The kinds of content that are published in numbered versions; the areas of their failures have the same names. */
export const CONTENT_AREAS = ['ethogram', 'questionnaire', 'profile', 'context'] as const;
export type ContentArea = (typeof CONTENT_AREAS)[number];

/** The id of one of them, under its field: `ethogramId` of an ethogram. */
export type ContentId<Area extends ContentArea> = Readonly<Record<`${Area}Id`, string>>;

export const CONTENT_STATUSES = ['draft', 'published', 'archived'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

export const CONTENT_REF_LENGTH = { min: 3, max: 30 } as const;
export const CONTENT_NAME_LENGTH = 100;
export const CONTENT_DESCRIPTION_LENGTH = 1_000;
/** The bytes that one may take; a stored document holds 1 MiB. */
export const MAX_CONTENT_BYTES = 800_000;

/** The fields that the server keeps beside the content: the editors' present state, published or not. */
export const LIFECYCLE = {
  /** null for an official one, else the establishment that it is reserved for */
  zooId: field.orNull(field.zooId()),
  status: field.choice(CONTENT_STATUSES),
  /** the number of the last published version; 0 before the first */
  version: field.count(),
  authorId: field.author(),
  editorId: field.editor(),
  createdAtUnix: field.instant(),
  updatedAtUnix: field.instant(),
} as const;
export type Lifecycle = z.infer<z.ZodMiniObject<typeof LIFECYCLE>>;

/** The fields of a published version beside its content; nobody changes it. */
export const OF_VERSION = {
  /** its number */
  versionId: field.ownId(),
  zooId: field.orNull(field.zooId()),
  number: field.count(),
  publishedBy: field.author(),
  publishedAtUnix: field.instant(),
} as const;
export type OfVersion = z.infer<z.ZodMiniObject<typeof OF_VERSION>>;

/** Returns the field of the ids of an area: 'ethogramId'. */
export function idFieldOf<Area extends ContentArea>(area: Area): `${Area}Id` {
  return `${area}Id`;
}

/** Returns a record with the id of an area alone. */
export function contentId<Area extends ContentArea>(area: Area, id: string): ContentId<Area> {
  return { [idFieldOf(area)]: id } as ContentId<Area>;
}
