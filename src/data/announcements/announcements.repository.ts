import { collection, doc, type Firestore, limit, orderBy, query } from 'firebase/firestore';
import type { TypedAnnouncement } from '#domain/announcements/check-announcement.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import { nowMs } from '#lib/clock.ts';
import { writeOnServer } from '../establishments/write-on-server.ts';
import { storedInstant } from '../firebase/instants.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { announcementFromDocument, announcementToDocument } from './announcement.converter.ts';
import type { AnnouncementList, NewAnnouncement } from './announcement-list.ts';

/** How many announcements a list shows; older ones have had their time. */
export const MAX_ANNOUNCEMENTS = 100;

export type AnnouncementsRepository = {
  /** Listens to the latest announcements of an establishment, the newest first. */
  watchAll(zooId: string, watcher: Watcher<AnnouncementList>): Unwatch;
  /** Publishes an announcement; needs the server. */
  create(announcement: NewAnnouncement): Promise<Result<null>>;
  /** Changes what a person writes of it, and nothing else; needs the server. */
  change(zooId: string, announcementId: string, typed: TypedAnnouncement): Promise<Result<null>>;
  remove(zooId: string, announcementId: string): Promise<Result<null>>;
};

/** Returns the announcements of a database: `zoo/{zooId}/announcements`. */
export function announcementsRepository(database: Firestore): AnnouncementsRepository {
  const all = (zooId: string) => collection(database, 'zoo', zooId, 'announcements');
  return {
    watchAll(zooId, watcher) {
      const latest = query(all(zooId), orderBy('createdAt', 'desc'), limit(MAX_ANNOUNCEMENTS));
      return watchQueries('announcements', [latest], announcementFromDocument, {
        next: (found) =>
          watcher.next(
            found.ok
              ? ok({
                  announcements: found.value.items.toSorted((a, b) => b.createdAtUnix - a.createdAtUnix),
                  unreadable: found.value.unreadable,
                })
              : found,
          ),
        failed: watcher.failed,
      });
    },

    create: ({ zooId, createdBy, typed }) =>
      writeOnServer(database, 'announcement/save-failed', async (transaction) => {
        const reference = doc(all(zooId));
        const now = nowMs();
        transaction.set(
          reference,
          announcementToDocument({
            ...typed,
            announcementId: reference.id,
            zooId,
            createdBy,
            createdAtUnix: now,
            updatedAtUnix: now,
          }),
        );
      }),

    change: (zooId, announcementId, { expiresAtUnix, ...typed }) =>
      writeOnServer(database, 'announcement/save-failed', async (transaction) => {
        transaction.update(doc(all(zooId), announcementId), {
          ...typed,
          ...storedInstant('expiresAt', expiresAtUnix),
          ...storedInstant('updatedAt', nowMs()),
        });
      }),

    remove: (zooId, announcementId) =>
      writeOnServer(database, 'announcement/delete-failed', async (transaction) => {
        transaction.delete(doc(all(zooId), announcementId));
      }),
  };
}
