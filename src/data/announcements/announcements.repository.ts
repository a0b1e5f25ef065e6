import { collection, doc, type Firestore } from 'firebase/firestore';
import type { TypedAnnouncement } from '#domain/announcements/check-announcement.ts';
import { ANNOUNCEMENTS } from '#domain/collections/announcements.ts';
import type { Result } from '#domain/shared/result.ts';
import { nowMs } from '#lib/clock.ts';
import { writeOnServer } from '../establishments/write-on-server.ts';
import { collectionPath } from '../firebase/collection-path.ts';
import { documentsRepository } from '../firebase/documents.repository.ts';
import { changedDocument, newDocument } from '../firebase/new-document.ts';
import { mapped, type Unwatch, type Watcher } from '../live/watch.ts';
import type { AnnouncementList, NewAnnouncement } from './announcement-list.ts';
import { newId } from '#lib/new-id.ts';

/** The most announcements that a list shows: the latest. */
const MAX_ANNOUNCEMENTS = 100;

export type AnnouncementsRepository = {
  /** Listens to the latest announcements of an establishment, the newest first. */
  watchAll(zooId: string, watcher: Watcher<AnnouncementList>): Unwatch;
  /** Publishes an announcement; needs the server. */
  create(announcement: NewAnnouncement): Promise<Result<null>>;
  /** Changes the fields of an announcement that a person types, and nothing else; needs the server. */
  change(zooId: string, announcementId: string, typed: TypedAnnouncement): Promise<Result<null>>;
  remove(zooId: string, announcementId: string): Promise<Result<null>>;
};

/** Returns the announcements of a database: `zoo/{zooId}/announcements`. */
export function announcementsRepository(database: Firestore): AnnouncementsRepository {
  const documents = documentsRepository(database);
  const all = (zooId: string) => collection(database, collectionPath(ANNOUNCEMENTS.path, { zooId }));
  return {
    watchAll: (zooId, watcher) =>
      documents.watchList(
        ANNOUNCEMENTS,
        { parents: { zooId }, by: 'createdAt', direction: 'desc', max: MAX_ANNOUNCEMENTS },
        (a, b) => b.createdAtUnix - a.createdAtUnix,
        mapped(watcher, ({ items, unreadable }) => ({ announcements: items, unreadable })),
      ),

    create: ({ zooId, createdBy, typed }) =>
      writeOnServer(database, 'announcement/save-failed', async (transaction) => {
        const reference = doc(all(zooId), newId());
        const signature = { userId: createdBy, now: nowMs() };
        transaction.set(reference, newDocument(ANNOUNCEMENTS, reference.id, { ...typed, zooId }, signature));
      }),

    change: (zooId, announcementId, typed) =>
      writeOnServer(database, 'announcement/save-failed', async (transaction) => {
        const signature = { userId: undefined, now: nowMs() };
        const change = changedDocument(ANNOUNCEMENTS, announcementId, typed, signature);
        transaction.update(doc(all(zooId), announcementId), change);
      }),

    remove: (zooId, announcementId) =>
      writeOnServer(database, 'announcement/delete-failed', async (transaction) => {
        transaction.delete(doc(all(zooId), announcementId));
      }),
  };
}
