import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { notifyOfAnnouncement } from '../announcements/notify-of-announcement.ts';
import { onWrite } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';

/** Notifies the people of an announcement, when it is published or its notification or teams are changed. */
export const followAnnouncement = onWrite(
  { name: 'followAnnouncement', document: 'zoo/{zooId}/announcements/{announcementId}' },
  async ({ ids, at, before, after }) => {
    if (after.exists && hasNewAudience(before, after)) await notifyOfAnnouncement(database(), ids, at);
  },
);

function hasNewAudience(before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  return ['sendNotification', 'broadcastTeams'].some(
    (field) => !isDeepStrictEqual(before.get(field), after.get(field)),
  );
}
