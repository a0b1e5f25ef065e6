import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { notifyOfAnnouncement, readableAnnouncement } from '../announcements/notify-of-announcement.ts';
import { now } from '../common/clock.ts';
import { onWrite } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';
import { tellSlackOfAnnouncement } from '../slack/tell-slack.ts';

/**
 * Notifies the people of an announcement, when it is published or its notification or teams are changed; tells the
 * establishment's Slack channel when it is published.
 */
export const followAnnouncement = onWrite(
  { name: 'followAnnouncement', document: 'zoo/{zooId}/announcements/{announcementId}' },
  async ({ ids, at, before, after }) => {
    if (!after.exists) return;
    if (hasNewAudience(before, after)) await notifyOfAnnouncement(database(), ids, at);
    const published = before.exists ? null : readableAnnouncement(after, 'followAnnouncement');
    if (published !== null) await tellSlackOfAnnouncement(database(), ids.zooId, published, now());
  },
);

function hasNewAudience(before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  return ['sendNotification', 'broadcastTeams'].some(
    (field) => !isDeepStrictEqual(before.get(field), after.get(field)),
  );
}
