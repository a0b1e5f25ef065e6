import { doc, type DocumentData, type Firestore, setDoc } from 'firebase/firestore';
import type { TaskContent } from '#domain/tasks/check-task.ts';
import { requiredItemsOf } from '#domain/tasks/checklist/item-text.ts';
import type { TargetPlaces } from '#domain/tasks/target-places.ts';
import { NOTHING_SENT } from '#domain/tasks/task.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { nowMs } from '#lib/clock.ts';
import { type Confirmed, confirmedWrite } from '../firebase/confirmed-write.ts';
import { storedInstant } from '../firebase/instants.ts';

/** A single new task; the browser chooses its id, so that it can be opened at once. */
export type NewTask = {
  readonly taskId: string;
  readonly zooId: string;
  readonly authorId: string;
  readonly content: TaskContent;
  readonly places: TargetPlaces;
  readonly scheduledForUnix: EpochMs;
  readonly dueAtUnix: EpochMs;
};

/**
 * Creates an open task that nobody has taken; without a network it is sent later. Files are added to it afterwards. A
 * refusal is 'task/create-failed'.
 */
export function createTask(database: Firestore, task: NewTask): Confirmed {
  return confirmedWrite('tasks', 'task/create-failed', setDoc(doc(database, 'tasks', task.taskId), stored(task)));
}

function stored({ content, places, scheduledForUnix, dueAtUnix, ...named }: NewTask): DocumentData {
  const now = nowMs();
  return {
    ...named,
    ...content,
    ...places,
    status: 'OPEN',
    automationId: null,
    requiredItems: requiredItemsOf(content.checklist),
    notes: '',
    attachments: [],
    notificationsSent: { ...NOTHING_SENT },
    takenBy: null,
    startedBy: null,
    completedBy: null,
    completedLate: null,
    ...storedInstant('scheduledFor', scheduledForUnix),
    ...storedInstant('dueAt', dueAtUnix),
    ...storedInstant('takenAt', null),
    ...storedInstant('startedAt', null),
    ...storedInstant('completedAt', null),
    ...storedInstant('deletedAt', null),
    ...storedInstant('createdAt', now),
    ...storedInstant('updatedAt', now),
  };
}
