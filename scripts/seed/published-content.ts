import {
  contentOfKind,
  type ContentKind,
  type ContentTypes,
  idOfContent,
  publishedFromDraft,
  tableWith,
} from '../../src/domain/content/content-kind.ts';
import {
  collectionOf,
  CONTENT_REGISTER_PART,
  officialTableOf,
  registerOf,
} from '../../src/domain/content/content-table.ts';
import { idOfRef } from '../../src/domain/content/free-id.ts';
import { contentId } from '../../src/domain/content/lifecycle.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

/** Content of the seed with its owner. */
export type Written<Types extends ContentTypes> = {
  readonly content: Types['content'];
  /** null for an official one */
  readonly zooId: string | null;
  readonly editorId: string;
  /** the fields that its version freezes beside its content */
  readonly frozen?: object;
  /** the content with which editing goes on after its publication; the same by default */
  readonly continued?: Types['content'];
};

/** Returns content of one kind, all of it published as version 1, with the lists of its owners. */
export function publishedDocuments<Types extends ContentTypes>(
  kind: ContentKind<Types>,
  all: readonly Written<Types>[],
  atUnix: number,
): SeedDocument[] {
  const ids = new Set<string>();
  const published = all.map(({ content, zooId, editorId, frozen, continued }) => {
    const id = idOfRef(kind.refOf(content), (one) => ids.has(one));
    ids.add(id);
    const draft = kind.schema.parse({
      ...contentOfKind(kind, content),
      ...contentId(kind.area, id),
      ...{ zooId, status: 'draft', version: 0, authorId: editorId, editorId },
      ...{ createdAtUnix: atUnix, updatedAtUnix: atUnix },
    });
    const { version, draft: after } = publishedFromDraft(kind, draft, { userId: editorId, atUnix }, frozen);
    return { id, version: kind.versionSchema.parse(version), draft: { ...after, ...continued } };
  });
  const owners = new Set(published.map(({ draft }) => draft.zooId));
  return [
    ...published.flatMap(({ id, draft, version }) => [
      stored(`${collectionOf(kind.area)}/${id}`, draft),
      stored(`${collectionOf(kind.area)}/${id}/versions/${version.versionId}`, version),
    ]),
    ...[...owners].map((zooId) => {
      const entries = published
        .filter(({ draft }) => draft.zooId === zooId)
        .map(
          ({ draft, version }) =>
            [idOfContent(kind, draft), kind.entryOf(draft, kind.publishedEntryOf(version))] as const,
        );
      return stored(listOf(kind, zooId), tableWith(kind, Object.fromEntries(entries), atUnix));
    }),
  ];
}

function listOf<Types extends ContentTypes>({ area }: ContentKind<Types>, zooId: string | null): string {
  return zooId === null
    ? `various/${officialTableOf(area)}`
    : `zoo/${zooId}/${registerOf(area)}/${CONTENT_REGISTER_PART}`;
}
