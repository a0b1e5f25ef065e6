import type { EpochMs } from '../time/epoch.ts';
import type { Task } from './task.ts';

export const TASK_EVENTS = [
  'created',
  'edited',
  'taken',
  'started',
  'completed',
  'completedLate',
  'cancelled',
] as const;
export type TaskEvent = (typeof TASK_EVENTS)[number];

/** One stamp of a task; `by` is null when no person is stored. */
export type TaskStamp = { readonly event: TaskEvent; readonly at: EpochMs; readonly by: string | null };

/**
 * Returns the recorded events of a task's life, the first event first; a missing stamp is no event. A task that an
 * automation made has no author: `by` is null there.
 * @source specification, point 3 "Lifecycle stamps"
 */
export function taskHistory(task: Task): TaskStamp[] {
  const stamps: readonly { event: TaskEvent; at: EpochMs | null; by: string | null }[] = [
    { event: 'created', at: task.createdAtUnix, by: task.automationId === null ? task.authorId : null },
    { event: 'edited', at: task.editedAtUnix ?? null, by: task.editedBy ?? null },
    { event: 'taken', at: task.takenAtUnix, by: task.takenBy },
    { event: 'started', at: task.startedAtUnix, by: task.startedBy },
    {
      event: task.completedLate === true ? 'completedLate' : 'completed',
      at: task.completedAtUnix,
      by: task.completedBy,
    },
    { event: 'cancelled', at: task.deletedAtUnix, by: null },
  ];
  return stamps
    .filter((stamp): stamp is TaskStamp => stamp.at !== null)
    .toSorted((a, b) => a.at - b.at || TASK_EVENTS.indexOf(a.event) - TASK_EVENTS.indexOf(b.event));
}
