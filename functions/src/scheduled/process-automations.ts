import type { Firestore } from 'firebase-admin/firestore';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { readOnce } from '../automations/living-target.ts';
import { pagesOf } from '../common/pages.ts';
import { TASK_TEMPLATES } from '../common/paths.ts';
import { NOTHING_DONE, processAutomation, type ProcessingReport, sumOf } from './process-automation.ts';

/** Automations read, and processed side by side, at a time. */
const PAGE_SIZE = 25;

/**
 * Makes the task and the run of every occurrence that shows at `now`, each automation in its own transaction with its
 * counters, and plans those that were never planned. A repeated run, or a second one beside it, makes nothing twice.
 * After an outage, occurrences that came too late are recorded as missed. A failed automation is logged and does not
 * stop the others; it stays as it was, so the next run tries again.
 * @source specification, point 4 "Recurring processing"; src/domain/tasks/recurring-processing.ts
 */
export async function processAutomations(database: Firestore, now: EpochMs, zone: string): Promise<ProcessingReport> {
  const running = database.collection(TASK_TEMPLATES).where('isActive', '==', true).where('status', '==', 'active');
  const due = running.where('nextMakeUnix', '<=', now).orderBy('nextMakeUnix');
  // An automation that has run and has no next run has ended; only one that never ran is waiting for its first plan.
  const unplanned = running.where('nextMakeUnix', '==', null).where('lastRunUnix', '==', null);
  const pass = { database, now, zone, read: readOnce(database) };
  let report = NOTHING_DONE;
  for (const query of [unplanned, due])
    for await (const page of pagesOf(query, PAGE_SIZE)) {
      const reports = await Promise.all(page.map(({ ref }) => processAutomation(pass, ref)));
      report = reports.reduce(sumOf, report);
    }
  return report;
}
