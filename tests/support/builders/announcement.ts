import type { Announcement } from '../../../src/domain/announcements/announcement.ts';

/** Returns an announcement of the park to everyone, without an end, changed by `differences`. */
export function anAnnouncement(differences: Partial<Announcement> = {}): Announcement {
  return {
    announcementId: 'announcement-1',
    zooId: 'zoo-1',
    title: 'Fermeture du pont',
    message: 'Le pont est fermé mardi.\nPassez par la volière.',
    broadcastTeams: ['everyone'],
    expiresAtUnix: null,
    sendNotification: false,
    createdBy: 'manager-1',
    createdAtUnix: Date.parse('2026-03-09T08:00:00Z'),
    updatedAtUnix: Date.parse('2026-03-09T08:00:00Z'),
    ...differences,
  };
}
