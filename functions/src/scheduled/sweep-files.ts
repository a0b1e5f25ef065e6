import { defineSchedule } from '../common/define-schedule.ts';
import { sweepTaskFiles } from '../tasks/sweep-task-files.ts';

/** Deletes files that were uploaded for tasks and never added to one, every night. */
export const sweepFiles = defineSchedule({ name: 'sweepFiles', schedule: 'every day 03:00' }, async (at) => ({
  deleted: await sweepTaskFiles(at),
}));
