import type { Task } from '../../src/domain/tasks/task.ts';

/** The course of an invented task; times in milliseconds since 1970, null: not yet, or never. */
export type Course = {
  readonly assigned: readonly string[];
  /** the person who did the work */
  readonly worker: string;
  readonly scheduledFor: number;
  readonly dueAt: number;
  readonly startedAt: number | null;
  readonly completedAt: number | null;
  readonly deletedAt: number | null;
};

type Stamps = Pick<
  Task,
  | 'scheduledForUnix'
  | 'dueAtUnix'
  | 'takenBy'
  | 'takenAtUnix'
  | 'startedBy'
  | 'startedAtUnix'
  | 'completedBy'
  | 'completedAtUnix'
  | 'completedLate'
  | 'deletedAtUnix'
>;

/** Returns the times of the course: a free task is taken when it is started. */
export function stampsOf(course: Course): Stamps {
  const { assigned, worker, scheduledFor, dueAt, startedAt, completedAt, deletedAt } = course;
  const takenAt = assigned.length === 0 ? startedAt : null;
  return {
    scheduledForUnix: scheduledFor,
    dueAtUnix: dueAt,
    takenBy: takenAt === null ? null : worker,
    takenAtUnix: takenAt,
    startedBy: startedAt === null ? null : worker,
    startedAtUnix: startedAt,
    completedBy: completedAt === null ? null : worker,
    completedAtUnix: completedAt,
    completedLate: completedAt === null ? null : completedAt > dueAt,
    deletedAtUnix: deletedAt,
  };
}
