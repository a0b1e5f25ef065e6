import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  type Query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import { nowMs } from '#lib/clock.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { type Confirmed, confirmedWrite } from './confirmed-write.ts';
import { documentReader } from './document-reader.ts';
import { collectionPath, type Declared, type Parents } from './collection-path.ts';
import { changedDocument, newDocument, type Signature } from './new-document.ts';
import { queriesByIds } from './queries-by-ids.ts';
import { watchDocument } from './watch-document.ts';
import { type Found, watchQueries } from './watch-queries.ts';
import { newId } from '#lib/new-id.ts';
import type { Listed } from '../listed.ts';

/** The entity of a declared collection. */
export type EntityOf<C extends Declared> = z.infer<C['schema']>;

/** The query of a list: the documents whose fields have these values, in an order, up to a limit. */
export type ListQuestion<T> = {
  readonly parents?: Parents;
  readonly equals?: Partial<T>;
  /** the stored field to order by, which an index must cover */
  readonly by: string;
  readonly direction?: 'asc' | 'desc';
  readonly max: number;
};

/** The query for one document, and the code of the error when there is none with that id. */
export type OneQuestion = { readonly parents?: Parents; readonly id: string; readonly missing: ErrorCode };

/** A write of one document, and the code of a failure that has no code of its own. */
type Write = { readonly parents?: Parents; readonly id: string; readonly otherwise: ErrorCode };
export type FieldsWrite<T> = Write & { readonly fields: Partial<T> } & Partial<Pick<Signature, 'userId'>>;

/** Every declared collection, read and written in the same way. Writes work without a network and are sent later. */
export type DocumentsRepository = {
  /** Listens to a bounded list, in the order of `compare`. */
  watchList<C extends Declared>(
    of: C,
    question: ListQuestion<EntityOf<C>>,
    compare: (a: EntityOf<C>, b: EntityOf<C>) => number,
    watcher: Watcher<Listed<EntityOf<C>>>,
  ): Unwatch;
  /** Listens to a few documents of an establishment by their ids; one that is gone is not in the list. */
  watchSome<C extends Declared>(
    of: C,
    question: { readonly zooId: string; readonly ids: readonly string[] },
    compare: (a: EntityOf<C>, b: EntityOf<C>) => number,
    watcher: Watcher<Listed<EntityOf<C>>>,
  ): Unwatch;
  /** Listens to one document. */
  watchOne<C extends Declared>(of: C, question: OneQuestion, watcher: Watcher<EntityOf<C>>): Unwatch;
  /** Returns an id that no document has, in the one form that the rules accept for a new document: a UUID. */
  newId(): string;
  /** Creates a document: the fields given, the initial values of the others, copies, author and stamps. */
  create<C extends Declared>(of: C, write: FieldsWrite<EntityOf<C>>): Confirmed;
  /** Changes the fields given, and nothing else but copies, editor and stamp. */
  change<C extends Declared>(of: C, write: FieldsWrite<EntityOf<C>>): Confirmed;
  remove(of: Declared, write: Write): Confirmed;
};

/** Returns the declared collections of a database. */
export function documentsRepository(database: Firestore): DocumentsRepository {
  const pathTo = (of: Declared, parents?: Parents) => collectionPath(of.path, parents);
  const nameOf = (of: Declared) => of.path.split('/').at(-2) ?? '';
  const at = (of: Declared, { parents, id }: { readonly parents?: Parents; readonly id: string }) =>
    doc(database, pathTo(of, parents), id);
  const readerOf = <C extends Declared>(of: C) => documentReader(of.schema) as ReaderOf<C>;

  return {
    watchList(of, { parents, equals = {}, by, direction = 'asc', max }, compare, watcher) {
      const conditions = Object.entries(equals).map(([field, value]) => where(field, '==', value));
      const all = collection(database, pathTo(of, parents));
      const some: Query = query(all, ...conditions, orderBy(by, direction), limit(max));
      return watchQueries(nameOf(of), [some], readerOf(of), asList(watcher, compare, max));
    },
    watchSome(of, { zooId, ids }, compare, watcher) {
      const name = nameOf(of);
      const some = queriesByIds(database, { collection: name, zooId }, ids);
      return watchQueries(name, some, readerOf(of), asList(watcher, compare, Number.POSITIVE_INFINITY));
    },
    watchOne: (of, { parents, id, missing }, watcher) =>
      watchDocument(database, { collection: pathTo(of, parents), id }, readerOf(of), appError(missing), watcher),

    newId,
    create(of, { fields, userId, otherwise, ...one }) {
      const whole = newDocument(of, one.id, fields, { userId, now: nowMs() });
      return confirmedWrite(nameOf(of), otherwise, setDoc(at(of, one), whole));
    },
    change(of, { fields, userId, otherwise, ...one }) {
      const change = changedDocument(of, one.id, fields, { userId, now: nowMs() });
      return confirmedWrite(nameOf(of), otherwise, updateDoc(at(of, one), change));
    },
    remove: (of, { otherwise, ...one }) => confirmedWrite(nameOf(of), otherwise, deleteDoc(at(of, one))),
  };
}

type ReaderOf<C extends Declared> = (id: string, data: Readonly<Record<string, unknown>>) => Result<EntityOf<C>>;

function asList<T>(watcher: Watcher<Listed<T>>, compare: (a: T, b: T) => number, max: number): Watcher<Found<T>> {
  return {
    next(found) {
      if (!found.ok) return watcher.next(found);
      const { items, size, unreadable, waitingIds } = found.value;
      return watcher.next(ok({ items: items.toSorted(compare), isCut: size === max, unreadable, waitingIds }));
    },
    failed: watcher.failed,
  };
}
