import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { contentOf } from '../../../src/domain/tasks/check-task.ts';
import { requiredItemsOf } from '../../../src/domain/tasks/checklist/item-text.ts';
import { hasSameDays, hasSameTimes, movedTimes } from '../../../src/domain/tasks/change-schedule.ts';
import { isUnfinished } from '../../../src/domain/tasks/task-state.ts';
import { type Task, taskSchema, UNFINISHED_STATUSES } from '../../../src/domain/tasks/task.ts';
import type { TaskTemplate } from '../../../src/domain/tasks/task-template.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';
import { taskRunPath, TASKS } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import { inTransaction } from '../common/in-transaction.ts';

/** Tasks changed in one transaction, each with its run. */
const TASKS_AT_ONCE = 50;

/** The fields that decide whether a task moves. */
const courseSchema = z.pick(taskSchema, { taskId: true, status: true, startedAtUnix: true, scheduledForUnix: true });

/** The change of the unfinished tasks of an automation. */
type Change = {
  readonly content: Partial<Task>;
  readonly timesOf: (task: z.infer<typeof courseSchema>) => Partial<Task>;
};

/**
 * Changes the unfinished tasks of an automation to its new content, and returns their number. Their times stay; only
 * when the times of day alone were changed, tasks not yet started move to the new times, if these are still to come.
 */
export async function changeOpenTasks(
  before: TaskTemplate,
  after: TaskTemplate,
  now: EpochMs,
  zone: string,
): Promise<number> {
  const isMoved = hasSameDays(before.schedule, after.schedule, zone) && !hasSameTimes(before.schedule, after.schedule);
  const change: Change = {
    content: { ...placedContentOf(after), updatedAtUnix: now },
    timesOf: (task) => (isMoved ? (movedTimes(task, before, after, now, zone) ?? {}) : {}),
  };
  const { docs } = await database()
    .collection(TASKS)
    .where('automationId', '==', after.templateId)
    .where('status', 'in', UNFINISHED_STATUSES)
    .select()
    .get();
  let changed = 0;
  for (let from = 0; from < docs.length; from += TASKS_AT_ONCE) {
    const references = docs.slice(from, from + TASKS_AT_ONCE).map(({ ref }) => ref);
    changed += await inTransaction((transaction) => changeSome(transaction, references, change));
  }
  return changed;
}

async function changeSome(
  transaction: Transaction,
  references: readonly DocumentReference[],
  { content, timesOf }: Change,
): Promise<number> {
  const runReferences = references.map(({ id }) => database().doc(taskRunPath(id)));
  const documents = await transaction.getAll(...references, ...runReferences);
  const runs = new Map(documents.slice(references.length).map((run) => [run.id, run]));
  const open = documents.slice(0, references.length).flatMap(openTask);
  for (const { ref, task } of open) {
    const times = timesOf(task);
    transaction.update(ref, withTimestamps({ ...content, ...times }));
    const run = runs.get(ref.id);
    if (run?.exists === true)
      transaction.update(run.ref, withTimestamps({ responsibleIds: content.responsibleIds, ...times }));
  }
  return open.length;
}

/**
 * Returns the task of a document with its reference, if nobody has finished it meanwhile. A task of another shape is
 * logged and left as it is, since the automation and other tasks are changed already.
 */
function openTask(document: DocumentSnapshot) {
  if (!document.exists) return [];
  const task = courseSchema.safeParse(document.data());
  if (!task.success) {
    logFailure('saveAutomation', task.error, { taskId: document.id });
    return [];
  }
  return isUnfinished(task.data.status) ? [{ ref: document.ref, task: task.data }] : [];
}

function placedContentOf(template: TaskTemplate) {
  const { sectorId, sectorIds, enclosureIds, animalIds } = template;
  const requiredItems = requiredItemsOf(template.checklist);
  return { ...contentOf(template), requiredItems, sectorId, sectorIds, enclosureIds, animalIds };
}
