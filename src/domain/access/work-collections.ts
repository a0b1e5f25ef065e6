import { confirmationSchema, INFORMATION_INSTANTS, informationSchema } from '../information/information.ts';
import { notificationSchema } from '../notifications/notification.ts';
import { notificationSettingsSchema } from '../notifications/settings.ts';
import { taskNoteSchema } from '../tasks/task-note.ts';
import { BY_SERVER, type Collection, keptByServer, NO_FIELDS } from './collection.ts';

/** What belongs to the day's work beside the tasks: part of the registry of collections. */
export const WORK_COLLECTIONS = {
  'tasks/{taskId}/notes/{noteId}': {
    owner: 'establishment, by zooId',
    schema: taskNoteSchema,
    instants: ['createdAt'],
    opens: { get: ['task.read'], list: ['task.read'], create: ['task.work'], update: 'nobody', delete: 'nobody' },
    // what its author says, when it is new
    writable: ['text'],
    byProvider: [],
  },
  /** each the message of one person */
  'notifications/{notificationId}': {
    owner: 'establishment, by zooId',
    schema: notificationSchema,
    ...NO_FIELDS,
    instants: ['dueAt', 'createdAt', 'readAt'],
    opens: { get: ['self'], list: ['self'], ...BY_SERVER },
  },
  'notificationSettings/{userId}': {
    owner: 'establishment, by zooId',
    schema: notificationSettingsSchema,
    ...NO_FIELDS,
    instants: ['updatedAt'],
    opens: { get: ['self'], list: 'nobody', ...BY_SERVER },
  },
  'information/{informationId}': keptByServer(
    'establishment, by zooId',
    'information.read',
    informationSchema,
    INFORMATION_INSTANTS,
  ),
  'information/{informationId}/confirmations/{userId}': {
    owner: 'establishment, by zooId',
    schema: confirmationSchema,
    ...NO_FIELDS,
    instants: ['confirmedAt'],
    opens: { get: ['information.publishToSector', 'self'], list: ['information.publishToSector'], ...BY_SERVER },
  },
} as const satisfies Record<string, Collection>;
