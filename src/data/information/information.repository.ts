import {
  collection,
  doc,
  type Firestore,
  getCountFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  type Query,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { Confirmation } from '#domain/information/information.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import { toAppError } from '../firebase/failure.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import type { InformationCalls } from './information-calls.ts';
import {
  type InformationList,
  type InformationQuestion,
  MAX_INFORMATION,
  MAX_READERS,
  MAX_SHOWN,
  type Readers,
  type ShownQuestion,
} from './information-list.ts';
import { isFor } from './is-for.ts';
import { confirmationFromDocument, informationFromDocument } from './information.converter.ts';

// The dashboard shows information: the library of the calls is fetched with the first of them.
const calls = async (): Promise<InformationCalls> => (await import('./information-calls.ts')).informationCalls;

/** A confirmation, if there is one. */
export type OwnConfirmation = { readonly confirmation: Confirmation | null };

export type InformationRepository = InformationCalls & {
  /** Listens to the information of an establishment that ends last, as far as the person may read it. */
  watchAll(question: InformationQuestion, watcher: Watcher<InformationList>): Unwatch;
  /** Listens to the information for a person that is not over. */
  watchShown(question: ShownQuestion, watcher: Watcher<InformationList>): Unwatch;
  /** Listens to the confirmations of an information. */
  watchReaders(informationId: string, watcher: Watcher<Readers>): Unwatch;
  /** Listens to a person's confirmation of an information. */
  watchOwn(one: { informationId: string; userId: string }, watcher: Watcher<OwnConfirmation>): Unwatch;
  /** Returns the number of people who have read an information; null when the server could not be asked. */
  countReaders(informationId: string): Promise<Result<number | null>>;
};

/** Returns the information of a database; changes need the server. */
export function informationRepository(database: Firestore): InformationRepository {
  const all = collection(database, 'information');
  const readers = (informationId: string) => collection(all, informationId, 'confirmations');
  return {
    save: async (request) => (await calls()).save(request),
    remove: async (request) => (await calls()).remove(request),
    confirm: async (request) => (await calls()).confirm(request),
    remind: async (request) => (await calls()).remind(request),
    watchAll: (question, watcher) => watchList(informationQueries(database, question), mostOf(question), watcher),
    watchShown: ({ zooId, userId, fromMs }, watcher) =>
      watchList(
        [
          query(
            all,
            where('zooId', '==', zooId),
            isFor(userId),
            where('displayUntil', '>', Timestamp.fromMillis(fromMs)),
            orderBy('displayUntil'),
            limit(MAX_SHOWN),
          ),
        ],
        MAX_SHOWN,
        watcher,
      ),
    watchReaders: (informationId, watcher) =>
      watchQueries('confirmations', [query(readers(informationId), limit(MAX_READERS))], confirmationFromDocument, {
        next: (found) =>
          watcher.next(
            found.ok ? ok({ confirmations: found.value.items, isCut: found.value.size === MAX_READERS }) : found,
          ),
        failed: watcher.failed,
      }),
    watchOwn: ({ informationId, userId }, watcher) =>
      onSnapshot(
        doc(readers(informationId), userId),
        (snapshot) => {
          const data = snapshot.data();
          if (data === undefined) return watcher.next(ok({ confirmation: null }));
          const read = confirmationFromDocument(userId, data);
          return watcher.next(read.ok ? ok({ confirmation: read.value }) : read);
        },
        (error) => watcher.failed(toAppError(error, 'data/confirmations')),
      ),
    async countReaders(informationId) {
      if (globalThis.navigator?.onLine === false) return ok(null);
      try {
        return ok((await getCountFromServer(readers(informationId))).data().count);
      } catch (error) {
        toAppError(error, 'data/confirmations');
        return ok(null);
      }
    },
  };
}

/**
 * Returns the queries of the list of information, those that end last: of all of it, or of what is for the person and
 * what they wrote. The rules allow no wider ones.
 */
export function informationQueries(database: Firestore, question: InformationQuestion): Query[] {
  const { zooId, userId, isAll, fromMs } = question;
  const narrowed = isAll ? [[]] : [[isFor(userId)], [where('authorId', '==', userId)]];
  return narrowed.map((some) =>
    query(
      collection(database, 'information'),
      where('zooId', '==', zooId),
      ...some,
      ...(fromMs === undefined ? [] : [where('displayUntil', '>', Timestamp.fromMillis(fromMs))]),
      orderBy('displayUntil', 'desc'),
      limit(mostOf(question)),
    ),
  );
}

function mostOf({ fromMs }: InformationQuestion): number {
  return fromMs === undefined ? MAX_INFORMATION : MAX_SHOWN;
}

function watchList(asked: readonly Query[], most: number, watcher: Watcher<InformationList>): Unwatch {
  return watchQueries('information', asked, informationFromDocument, {
    next(found) {
      if (!found.ok) return watcher.next(found);
      const { items, found: lists, unreadable } = found.value;
      const isCut = lists.some(({ size }) => size === most);
      return watcher.next(ok({ information: items, isCut, unreadable }));
    },
    failed: watcher.failed,
  });
}
