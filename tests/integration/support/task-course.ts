import type { TaskAction } from '../../../src/domain/tasks/task-step.ts';
import { transition, type TaskPatch } from '../../../src/domain/tasks/task-transition.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';

/** A change of a task that was answered with success. */
export type AcceptedChange = {
  readonly action: TaskAction;
  readonly userId: string;
  /** whether the person manages the task, and so may write to it without changing anything */
  readonly isManager: boolean;
  /** numbers of events before it was made and before it was answered */
  readonly begun: number;
  readonly answered: number;
  /** the instants between which it made its stamps */
  readonly fromMs: number;
  readonly untilMs: number;
};

const WHO = ['status', 'takenBy', 'startedBy', 'completedBy'] as const;
const WHEN = ['takenAtUnix', 'startedAtUnix', 'completedAtUnix', 'deletedAtUnix', 'updatedAtUnix'] as const;

/**
 * Returns an order of the changes in which each one is possible after the one before and which ends with the stored
 * task, stamps included; null when there is none. A change that was answered before another began comes before it. An
 * unchanged task has the empty order.
 */
export function courseTo(stored: Task, first: Task, changes: readonly AcceptedChange[]): AcceptedChange[] | null {
  const follow = (task: Task, left: readonly number[], course: readonly number[]): readonly number[] | null => {
    if (left.length === 0) return isAsStored(task, stored, changes) ? course : null;
    for (const one of left) {
      if (left.some((other) => changes[other]!.answered < changes[one]!.begun)) continue;
      const patch = patchOf(task, changes[one]!, one);
      if (patch === null) continue;
      const rest = left.filter((other) => other !== one);
      const found = follow({ ...task, ...patch }, rest, [...course, one]);
      if (found !== null) return found;
    }
    return null;
  };
  const course = follow(first, [...changes.keys()], []);
  return course === null ? null : course.map((one) => changes[one]!);
}

/**
 * Returns the patch of the change on the task, null when it is not possible; its number stands for its instant in the
 * stamps.
 */
function patchOf(task: Task, { action, userId, isManager }: AcceptedChange, number: number): TaskPatch | null {
  // The task counts as made before the first number: a stamp is never earlier than the creation.
  const patch = transition({ ...task, createdAtUnix: 0 }, action, userId, number);
  if (patch.ok) return patch.value;
  // A start of a started task, by two people at once: the second changes nothing, which managers of the task may do.
  const isAgain = action === 'start' && task.status === 'IN_PROGRESS' && task.startedAtUnix !== null;
  return isAgain && isManager ? { updatedAtUnix: number } : null;
}

function isAsStored(task: Task, stored: Task, changes: readonly AcceptedChange[]): boolean {
  const isLate = stored.completedAtUnix === null ? null : stored.completedAtUnix > stored.dueAtUnix;
  return (
    WHO.every((field) => task[field] === stored[field]) &&
    stored.completedLate === isLate &&
    WHEN.every((field) => {
      const [said, is] = [task[field], stored[field]];
      const change = said === null ? undefined : changes[said];
      if (change === undefined) return said === is;
      return is !== null && is >= change.fromMs && is <= change.untilMs;
    })
  );
}
