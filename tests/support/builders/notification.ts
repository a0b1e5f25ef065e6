import type { Notification } from '../../../src/domain/notifications/notification.ts';

/** Returns an unread message of a new task to `keeper-1`, changed by `differences`. */
export function aNotification(differences: Partial<Notification> = {}): Notification {
  return {
    notificationId: 'task-1-taskNew-keeper-1',
    zooId: 'zoo-1',
    userId: 'keeper-1',
    kind: 'taskNew',
    subjectId: 'task-1',
    title: 'Nourrir les zèbres',
    sectorId: 'savanna',
    dueAtUnix: Date.parse('2025-01-15T16:00:00Z'),
    createdAtUnix: Date.parse('2025-01-15T07:00:00Z'),
    readAtUnix: null,
    ...differences,
  };
}
