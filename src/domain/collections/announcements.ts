import { announcementSchema } from '../announcements/announcement.ts';
import type { Collection } from './declaration.ts';

/** The announcements of an establishment. */
export const ANNOUNCEMENTS = {
  path: 'zoo/{zooId}/announcements/{announcementId}',
  title: 'Announcements',
  owner: 'establishment, by path',
  schema: announcementSchema,
  opens: {
    get: ['zoo.read'],
    list: ['zoo.read'],
    create: ['zoo.announce'],
    update: ['zoo.announce'],
    delete: ['zoo.announce'],
  },
  writable: ['title', 'message', 'broadcastTeams', 'expiresAtUnix', 'sendNotification', 'updatedAtUnix'],
  byProvider: [],
} as const satisfies Collection;
