import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { planProcessing, type ProcessingPlan } from '../../../src/domain/tasks/recurring-processing.ts';
import { taskTemplateSchema } from '../../../src/domain/tasks/task.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { logFailure } from '../common/log-failure.ts';
import { pagesOf } from '../common/pages.ts';
import { TASK_TEMPLATES, taskPath, taskRunPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';

/** Automations read, and processed side by side, at a time. */
const PAGE_SIZE = 25;

/** What became of the automations that were looked at. */
export type ProcessingReport = {
  /** tasks made */
  readonly made: number;
  /** next runs set or corrected */
  readonly planned: number;
  /** nothing to do after all: another run was faster */
  readonly unchanged: number;
  /** automations that could not be processed; the log says why */
  readonly failed: number;
};

type Outcome = keyof ProcessingReport;

/**
 * Makes the task and the run of every automation that is due at `now`, each in one transaction with the automation's own
 * counters, and plans those that were never planned. A second run at the same time, or again, makes nothing twice. An
 * automation that cannot be processed is logged and does not stop the others; nor does it move, so it is tried again.
 * @source specification, point 4 "Recurring processing"; src/domain/tasks/recurring-processing.ts
 */
export async function processAutomations(database: Firestore, now: EpochMs, zone: string): Promise<ProcessingReport> {
  const running = database.collection(TASK_TEMPLATES).where('isActive', '==', true).where('status', '==', 'active');
  const due = running.where('nextRunUnix', '<=', now).orderBy('nextRunUnix');
  // One that has run and has no next run has ended; only one that never ran is waiting for its first plan.
  const unplanned = running.where('nextRunUnix', '==', null).where('lastRunUnix', '==', null);
  const report = { made: 0, planned: 0, unchanged: 0, failed: 0 };
  for (const query of [unplanned, due])
    for await (const page of pagesOf(query, PAGE_SIZE)) {
      const outcomes = await Promise.all(page.map(({ ref }) => processOne(database, ref, now, zone)));
      for (const outcome of outcomes) report[outcome]++;
    }
  return report;
}

async function processOne(
  database: Firestore,
  template: DocumentReference,
  now: EpochMs,
  zone: string,
): Promise<Outcome> {
  const details = { templateId: template.id };
  try {
    return await database.runTransaction(async (transaction) => {
      const stored = await transaction.get(template);
      if (!stored.exists) return 'unchanged';
      const plan = planProcessing(taskTemplateSchema.parse(stored.data()), now, zone);
      if (!plan.ok) {
        logFailure('runRecurringTasks', plan.error.code, details);
        return 'failed';
      }
      return carryOut(plan.value);

      async function carryOut({ patch, execution }: ProcessingPlan): Promise<Outcome> {
        if (Object.keys(patch).length === 0) return 'unchanged';
        if (execution === null) {
          transaction.update(template, withTimestamps(patch));
          return 'planned';
        }
        const { task, run } = execution;
        // It is there only if the automation's counters were set back: then they are set right and nothing is made.
        const made = await transaction.get(database.doc(taskPath(task.taskId)));
        transaction.update(template, withTimestamps(patch));
        if (made.exists) return 'planned';
        transaction.create(made.ref, withTimestamps(task));
        transaction.create(database.doc(taskRunPath(task.taskId)), withTimestamps(run));
        return 'made';
      }
    });
  } catch (failure) {
    logFailure('runRecurringTasks', failure, details);
    return 'failed';
  }
}
