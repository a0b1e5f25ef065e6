import { forgetOldImports } from '../animals/import-steps.ts';
import { defineSchedule } from '../common/define-schedule.ts';
import { database } from '../common/firebase.ts';
import { recountStorage } from '../files/recount-storage.ts';
import { forgetOldSessionImports } from '../observation-sessions/kept-imports.ts';
import { sweepEvaluationFiles } from '../quick-evaluations/sweep-evaluation-files.ts';
import { sweepTaskFiles } from '../tasks/sweep-task-files.ts';

/**
 * Deletes files that were uploaded for tasks and quick evaluations and never added to one, and the former values of old
 * imports, then counts all files anew, every night.
 */
export const sweepFiles = defineSchedule({ name: 'sweepFiles', schedule: 'every day 03:00' }, async (at) => ({
  deleted: (await sweepTaskFiles(at)) + (await sweepEvaluationFiles(at)),
  forgotten: (await forgetOldImports(database(), at)) + (await forgetOldSessionImports(database(), at)),
  counted: await recountStorage(at),
}));
