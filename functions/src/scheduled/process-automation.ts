import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { planProcessing, type ProcessingPlan } from '../../../src/domain/tasks/recurring-processing.ts';
import { OLDER_TEMPLATE, type TaskTemplate, taskTemplateSchema } from '../../../src/domain/tasks/task-template.ts';
import { runWithoutTask } from '../../../src/domain/tasks/task-occurrence.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { knownRuns } from '../automations/known-runs.ts';
import { livingTarget, type Places, type ReadDocuments } from '../automations/living-target.ts';
import { suspendWithoutTarget } from '../automations/suspend-without-target.ts';
import { logFailure } from '../common/log-failure.ts';
import { taskPath, taskRunPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';

/** Counts of the processed automations and their occurrences, by result. */
export type ProcessingReport = {
  /** tasks made */
  readonly made: number;
  /** occurrences recorded as missed */
  readonly missed: number;
  /** older missed occurrences, of which no record is kept */
  readonly unrecorded: number;
  /** automations whose next run was set or corrected, nothing else */
  readonly planned: number;
  /** automations without work after all: another run was faster */
  readonly unchanged: number;
  /** automations suspended because their targets are gone */
  readonly suspended: number;
  /** automations that could not be processed; the log says why */
  readonly failed: number;
};

export const NOTHING_DONE: ProcessingReport = {
  made: 0,
  missed: 0,
  unrecorded: 0,
  planned: 0,
  unchanged: 0,
  suspended: 0,
  failed: 0,
};

/** The input of one pass. */
export type Pass = {
  readonly database: Firestore;
  readonly now: EpochMs;
  readonly zone: string;
  readonly read: ReadDocuments;
};

/**
 * Processes one automation, in one transaction for each batch of tasks, and returns the counts. A failure is logged,
 * and the automation stays as it was.
 */
export async function processAutomation(pass: Pass, template: DocumentReference): Promise<ProcessingReport> {
  let report = NOTHING_DONE;
  try {
    for (;;) {
      const done = await processBatch(pass, template);
      report = sumOf(report, done.report);
      if (!done.isMoreDue) return report;
    }
  } catch (failure) {
    logFailure('runRecurringTasks', failure, { templateId: template.id });
    return sumOf(report, { ...NOTHING_DONE, failed: 1 });
  }
}

/** Returns the sum of two reports. */
export function sumOf(one: ProcessingReport, other: ProcessingReport): ProcessingReport {
  return {
    made: one.made + other.made,
    missed: one.missed + other.missed,
    unrecorded: one.unrecorded + other.unrecorded,
    planned: one.planned + other.planned,
    unchanged: one.unchanged + other.unchanged,
    suspended: one.suspended + other.suspended,
    failed: one.failed + other.failed,
  };
}

/** A task is looked for before it is made only when one was in the way: every look is a read. */
async function processBatch(pass: Pass, template: DocumentReference): Promise<Done> {
  const process = (isWary: boolean) =>
    pass.database.runTransaction((transaction) => processOnce(pass, transaction, template, isWary));
  try {
    return await process(false);
  } catch (failure) {
    if (!isAlreadyThere(failure)) throw failure;
    return process(true);
  }
}

type Done = { readonly report: ProcessingReport; readonly isMoreDue: boolean };

function did(report: Partial<ProcessingReport>, isMoreDue = false): Done {
  return { report: { ...NOTHING_DONE, ...report }, isMoreDue };
}

async function processOnce(
  pass: Pass,
  transaction: Transaction,
  reference: DocumentReference,
  isWary: boolean,
): Promise<Done> {
  const stored = await transaction.get(reference);
  if (!stored.exists) return did({ unchanged: 1 });
  const template = taskTemplateSchema.parse({ ...OLDER_TEMPLATE, ...stored.data() });
  const plan = planProcessing(template, pass.now, pass.zone);
  if (!plan.ok) {
    logFailure('runRecurringTasks', plan.error.code, { templateId: reference.id });
    return did({ failed: 1 });
  }
  const { patch, executions, missed } = plan.value;
  if (Object.keys(patch).length === 0) return did({ unchanged: 1 });
  if (executions.length === 0 && missed.length === 0) {
    transaction.update(reference, withTimestamps(patch));
    return did({ planned: 1 });
  }
  const places = await livingTarget(template.zooId, template.target, pass.read);
  if (places.target.ids.length === 0) {
    suspendWithoutTarget(pass.database, transaction, template, pass.now);
    return did({ suspended: 1 });
  }
  return carryOut(pass, transaction, { reference, template, plan: plan.value, places, isWary });
}

type Work = {
  readonly reference: DocumentReference;
  readonly template: TaskTemplate;
  readonly plan: ProcessingPlan;
  readonly places: Places;
  /** a document is in the way of a task */
  readonly isWary: boolean;
};

async function carryOut(
  { database, now, zone }: Pass,
  transaction: Transaction,
  { reference, template, plan: { patch, executions, missed, unrecorded }, places, isWary }: Work,
): Promise<Done> {
  // After a change of its times, or set back, an automation has runs already: none is made, missed or skipped again.
  const occurrences = [...executions.map(({ run }) => run), ...missed].map(({ scheduledForUnix }) => scheduledForUnix);
  const known = await knownRuns(database, transaction, template, occurrences, zone);
  const due = executions.filter(({ run }) => !known.has(run.scheduledForUnix));
  const taken = isWary ? await takenIds(database, transaction, due) : new Set<string>();
  const made = due.filter(({ task }) => !taken.has(task.taskId));
  const newlyMissed = [
    ...missed.filter(({ scheduledForUnix }) => !known.has(scheduledForUnix)),
    ...due
      .filter(({ task }) => taken.has(task.taskId))
      .map(({ run }) => runWithoutTask(template, run.scheduledForUnix, 'MISSED', zone)),
  ];
  const executionCount = template.executionCount + made.length;
  transaction.update(reference, withTimestamps({ ...patch, executionCount }));
  for (const { task } of made)
    transaction.create(database.doc(taskPath(task.taskId)), withTimestamps({ ...task, ...places }));
  for (const run of [...made.map((execution) => execution.run), ...newlyMissed])
    transaction.create(database.doc(taskRunPath(run.taskId)), withTimestamps(run));
  const next = patch.nextMakeUnix ?? null;
  const report = { made: made.length, missed: newlyMissed.length, unrecorded };
  const isNothing = made.length + newlyMissed.length === 0;
  return did({ ...report, planned: isNothing ? 1 : 0 }, next !== null && next <= now);
}

/**
 * Returns the ids under which there is a task without a run: made by hand before the rules asked for one form of id. It
 * is not this automation's, and may be of another establishment: it stays as it is.
 */
async function takenIds(
  database: Firestore,
  transaction: Transaction,
  due: ProcessingPlan['executions'],
): Promise<ReadonlySet<string>> {
  if (due.length === 0) return new Set();
  const tasks = await transaction.getAll(...due.map(({ task }) => database.doc(taskPath(task.taskId))));
  return new Set(tasks.filter(({ exists }) => exists).map(({ id }) => id));
}

function isAlreadyThere(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === ALREADY_EXISTS;
}

/** @source https://grpc.github.io/grpc/core/md_doc_statuscodes.html */
const ALREADY_EXISTS = 6;
