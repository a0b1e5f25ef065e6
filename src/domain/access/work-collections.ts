import { taskNoteSchema } from '../tasks/task-note.ts';
import type { Collection } from './collection.ts';

/** What belongs to the day's work beside the tasks: part of the registry of collections. */
export const WORK_COLLECTIONS = {
  'tasks/{taskId}/notes/{noteId}': {
    owner: 'establishment, by zooId',
    schema: taskNoteSchema,
    instants: ['createdAt'],
    opens: { get: ['task.read'], list: ['task.read'], create: ['task.work'], update: 'nobody', delete: 'nobody' },
    writable: [],
    byProvider: [],
  },
} as const satisfies Record<string, Collection>;
