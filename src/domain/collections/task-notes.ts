import { taskNoteSchema } from '../tasks/task-note.ts';
import type { Collection } from './declaration.ts';

/** The notes that people add to a task. `writable` names the fields that the author of a new one writes. */
export const TASK_NOTES = {
  path: 'tasks/{taskId}/notes/{noteId}',
  title: 'Notes of a task',
  owner: 'establishment, by zooId',
  schema: taskNoteSchema,
  opens: { get: ['task.read'], list: ['task.read'], create: ['task.work'], update: 'nobody', delete: 'nobody' },
  writable: ['text'],
  byProvider: [],
} as const satisfies Collection;
