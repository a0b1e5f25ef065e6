import type { TaskNote } from '../../../../src/domain/tasks/task-note.ts';
import { parentIn } from './paths.ts';
import type { Origin } from './park-samples.ts';

/** What belongs to the day's work beside the tasks, as it is when it is new. */
export const WORK_SAMPLES: Record<string, (origin: Origin) => Record<string, unknown>> = {
  'tasks/{taskId}/notes/{noteId}': ({ zooId, id, by }): TaskNote => ({
    noteId: id,
    zooId,
    taskId: parentIn(zooId),
    text: 'porte grippée',
    createdBy: by,
    createdAtUnix: Date.now(),
  }),
};
