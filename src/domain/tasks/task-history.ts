import type { EpochMs } from '../time/epoch.ts';
import type { Reading } from './checklist/reading-schema.ts';
import type { TaskNote } from './task-note.ts';
import type { TaskAction } from './task-step.ts';
import type { Task } from './task.ts';

export const TASK_EVENTS = [
  'created',
  'edited',
  'taken',
  'started',
  'startUndone',
  'released',
  'completed',
  'completedLate',
  'cancelled',
  'archived',
  'restored',
  'reopened',
  'noted',
  'fileAdded',
  'itemTicked',
  'itemRead',
  'itemCleared',
] as const;
export type TaskEvent = (typeof TASK_EVENTS)[number];

/** One event in the life of a task; `by` is null when no person is stored. */
export type TaskStamp = {
  readonly event: TaskEvent;
  readonly at: EpochMs;
  readonly by: string | null;
  /** what was read of a checklist; absent in other events */
  readonly reading?: Reading;
};

const EVENT_OF_STEP = {
  take: 'taken',
  start: 'started',
  undoStart: 'startUndone',
  release: 'released',
  close: 'completed',
  cancel: 'cancelled',
  archive: 'archived',
  restore: 'restored',
  reopen: 'reopened',
} as const satisfies Record<TaskAction, TaskEvent>;

/**
 * Returns the recorded events of a task's life, the first event first: its steps, and the stamps of which no step is
 * recorded, since older tasks and older copies of the app record none; its files, its readings, and the notes that were read. A
 * missing stamp is no event. A task that an automation made has no author: `by` is null there.
 * @source specification, point 3 "Lifecycle stamps"
 */
export function taskHistory(
  task: Task,
  notes: readonly Pick<TaskNote, 'createdBy' | 'createdAtUnix'>[] = [],
): TaskStamp[] {
  const steps = (task.steps ?? []).map(({ step, atUnix, by }): TaskStamp => {
    const isLate = step === 'close' && atUnix > task.dueAtUnix;
    return { event: isLate ? 'completedLate' : EVENT_OF_STEP[step], at: atUnix, by };
  });
  const known = new Set(steps.map(({ event, at }) => `${event} ${at}`));
  return [
    ...stampsOf(task).filter(({ event, at }) => !known.has(`${event} ${at}`)),
    ...steps,
    ...notes.map(({ createdAtUnix, createdBy }): TaskStamp => ({ event: 'noted', at: createdAtUnix, by: createdBy })),
    ...(task.readings ?? []).map((reading): TaskStamp => {
      const { value, atUnix, by } = reading;
      const event = value === null ? 'itemCleared' : value === true ? 'itemTicked' : 'itemRead';
      return { event, at: atUnix, by, reading };
    }),
    ...task.attachments.map(({ addedAtUnix, addedBy }): TaskStamp => {
      return { event: 'fileAdded', at: addedAtUnix, by: addedBy };
    }),
  ].toSorted((a, b) => a.at - b.at || TASK_EVENTS.indexOf(a.event) - TASK_EVENTS.indexOf(b.event));
}

function stampsOf(task: Task): TaskStamp[] {
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
  return stamps.filter((stamp): stamp is TaskStamp => stamp.at !== null);
}
