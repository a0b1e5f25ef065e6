import { doc, type Firestore, getDoc } from 'firebase/firestore';
import type { ContentKind, ContentTypes } from '#domain/content/content-kind.ts';
import { tableWith } from '#domain/content/content-kind.ts';
import { collectionOf, CONTENT_REGISTER_PART, officialTableOf, registerOf } from '#domain/content/content-table.ts';
import { type ContentArea, type ContentId, idFieldOf } from '#domain/content/lifecycle.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { documentReader } from '../firebase/document-reader.ts';
import { toAppError } from '../firebase/failure.ts';
import { watchBundle } from '../firebase/watch-bundle.ts';
import { watchDocument } from '../firebase/watch-document.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';

/** A published version, by the id of its content and its number. */
export type OneVersion<Area extends ContentArea> = ContentId<Area> & { readonly number: number };

/** Content of one kind as a browser reads it. */
export type ContentReader<Types extends ContentTypes> = {
  /** Listens to the list of an owner, one document; empty while there is none. Null: the official ones. */
  watchTable(zooId: string | null, watcher: Watcher<Types['table']>): Unwatch;
  /** Listens to one as its editors left it; '<area>/not-found' when there is none of that id. */
  watchOne(id: string, watcher: Watcher<Types['draft']>): Unwatch;
  /** Returns a published version, which never changes; '<area>/not-found' when there is none. */
  readVersion(version: OneVersion<Types['area']>): Promise<Result<Types['version']>>;
};

/** The readers of one kind with the server's changes of it; each fails with a code of the catalogue of errors. */
export type ContentRepository<Types extends ContentTypes, Calls> = ContentReader<Types> & Calls;

/** Returns the content of one kind in a database, with the server's calls. */
export function contentRepository<Types extends ContentTypes, Calls extends object>(
  kind: ContentKind<Types>,
  calls: Calls,
): (database: Firestore) => ContentRepository<Types, Calls> {
  const { area, tableSchema } = kind;
  const missing = appError(`${area}/not-found`);
  const draftOf = documentReader<Types['draft']>(kind.schema);
  const versionOf = documentReader<Types['version']>(kind.versionSchema);
  const empty = tableWith<Types>(kind, {}, 0);
  const collection = collectionOf(area);
  return (database) => ({
    ...calls,
    watchTable(zooId, watcher) {
      const at =
        zooId === null
          ? { collection: 'various', id: officialTableOf(area) }
          : { collection: `zoo/${zooId}/${registerOf(area)}`, id: CONTENT_REGISTER_PART };
      return watchBundle(database, { ...at, schema: tableSchema, empty }, watcher);
    },
    watchOne: (id, watcher) => watchDocument(database, { collection, id }, draftOf, missing, watcher),
    async readVersion(version) {
      try {
        const id = version[idFieldOf(area) as keyof typeof version] as string;
        const found = await getDoc(doc(database, collection, id, 'versions', String(version.number)));
        const data = found.data();
        return data === undefined ? fail(missing) : versionOf(found.id, data);
      } catch (error) {
        return fail(toAppError(error, `data/${collection}`));
      }
    },
  });
}
