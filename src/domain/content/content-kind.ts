import type * as z from 'zod/mini';
import { olderFieldsOf } from '../fields/field.ts';
import { collectionOf } from './content-table.ts';
import { type ContentArea, contentId, idFieldOf, type Lifecycle, type OfVersion } from './lifecycle.ts';

/** The types of one kind of content. */
export type ContentTypes = {
  readonly area: ContentArea;
  /** the part that an editor writes */
  readonly content: object;
  readonly draft: Lifecycle;
  readonly version: OfVersion;
  /** its line in the list of its owner */
  readonly entry: { readonly published: { readonly atUnix: number } | null };
  /** the list of an owner */
  readonly table: { readonly updatedAtUnix: number };
};

type Reading<T> = z.ZodMiniType<T> & z.ZodMiniObject;

/** How one kind of content is stored, for everything that all kinds do alike. */
export type ContentKind<Types extends ContentTypes> = {
  readonly area: Types['area'];
  readonly contentSchema: Reading<Types['content']>;
  readonly schema: Reading<Types['draft']>;
  readonly versionSchema: Reading<Types['version']>;
  readonly tableSchema: Reading<Types['table']>;
  /** the reference that people and files call it by */
  readonly refOf: (content: Types['content']) => string;
  readonly entryOf: (draft: Types['draft'], published: Types['entry']['published']) => Types['entry'];
  readonly publishedEntryOf: (version: Types['version']) => NonNullable<Types['entry']['published']>;
};

type Data = Readonly<Record<string, unknown>> | undefined;

/** Returns what an editor writes, without the fields that the server keeps. */
export function contentOfKind<Types extends ContentTypes>(
  kind: Pick<ContentKind<Types>, 'contentSchema'>,
  from: Types['content'],
): Types['content'] {
  const all = from as Readonly<Record<string, unknown>>;
  const content: unknown = Object.fromEntries(Object.keys(kind.contentSchema.shape).map((name) => [name, all[name]]));
  return content as Types['content'];
}

/** Returns a stored draft under the id of its document; null when it does not have the shape of one. */
export function draftFromStored<Types extends ContentTypes>(
  { area, schema }: ContentKind<Types>,
  id: string,
  data: Data,
): Types['draft'] | null {
  const read = schema.safeParse({ ...olderFieldsOf(schema), ...data, ...contentId(area, id) });
  return read.success ? read.data : null;
}

/** Returns a stored version under the id of its document; null when it does not have the shape of one. */
export function contentVersionFromStored<Types extends ContentTypes>(
  { versionSchema }: ContentKind<Types>,
  versionId: string,
  data: Data,
): Types['version'] | null {
  const read = versionSchema.safeParse({ ...olderFieldsOf(versionSchema), ...data, versionId });
  return read.success ? read.data : null;
}

/** Returns the id of a draft or a version. */
export function idOfContent<Types extends ContentTypes>(
  { area }: Pick<ContentKind<Types>, 'area'>,
  content: Types['draft'] | Types['version'],
): string {
  return String((content as Readonly<Record<string, unknown>>)[idFieldOf(area)]);
}

/** Returns the entries of a list, by their ids. */
export function entriesOf<Types extends ContentTypes>(
  { area }: Pick<ContentKind<Types>, 'area'>,
  table: Types['table'],
): Readonly<Record<string, Types['entry']>> {
  return (table as Readonly<Record<string, unknown>>)[collectionOf(area)] as Readonly<Record<string, Types['entry']>>;
}

/** Returns a list with these entries. */
export function tableWith<Types extends ContentTypes>(
  { area }: Pick<ContentKind<Types>, 'area'>,
  entries: Readonly<Record<string, Types['entry']>>,
  updatedAtUnix: number,
): Types['table'] {
  const table: unknown = { [collectionOf(area)]: entries, updatedAtUnix };
  return table as Types['table'];
}

/**
 * Returns the next version of a draft, and the draft as it stands after its publication.
 * @param more the fields that versions of its kind have beside their content, such as the frozen questions
 */
export function publishedFromDraft<Types extends ContentTypes>(
  kind: ContentKind<Types>,
  draft: Types['draft'],
  by: { readonly userId: string; readonly atUnix: number },
  more: object = {},
): { readonly version: Types['version']; readonly draft: Types['draft'] } {
  const number = draft.version + 1;
  const version: unknown = {
    ...contentOfKind(kind, draft as unknown as Types['content']),
    ...contentId(kind.area, idOfContent(kind, draft)),
    ...{ versionId: String(number), zooId: draft.zooId, number },
    ...more,
    ...{ publishedBy: by.userId, publishedAtUnix: by.atUnix },
  };
  const after = { status: 'published', version: number, editorId: by.userId, updatedAtUnix: by.atUnix } as const;
  return { version: version as Types['version'], draft: { ...draft, ...after } };
}
