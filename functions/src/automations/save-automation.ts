import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { saveAutomationContract, type SaveAutomationRequest } from '../../../src/domain/callables/automations.ts';
import { changedAutomation, newAutomation } from '../../../src/domain/tasks/change-automation.ts';
import { checkAutomation, tidyAutomation, type TypedAutomation } from '../../../src/domain/tasks/check-automation.ts';
import type { TaskTemplate } from '../../../src/domain/tasks/task-template.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId, TASK_TEMPLATES, taskTemplatePath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { managedAutomation, mayMakeTasksIn } from './automation-rights.ts';
import { changeOpenTasks } from './change-open-tasks.ts';
import { checkReferences } from './check-references.ts';

/**
 * Creates an automation or changes one; with the scope 'allOpen' also the open tasks it has made. The places of its
 * tasks are derived from their target.
 * @source src/domain/callables/automations.ts; permissions, "tasks, automations"
 */
export const saveAutomation = parkCallable(saveAutomationContract, {
  handle: save,
});

type Saved = { templateId: string; nextRunUnix: number | null; changedTasks: number };

async function save(request: SaveAutomationRequest, { actor }: ParkCaller): Promise<Saved | Refusal> {
  const { name, task, schedule } = request;
  const typed = tidyAutomation({ name, task, schedule });
  const [wrong] = Object.entries(checkAutomation(typed, ZONE));
  if (wrong !== undefined) return refuse(wrong[1].code, wrong[0]);
  if (request.templateId !== null && !isDocumentId(request.templateId))
    return refuse('automation/not-found', 'templateId');
  const templateId = request.templateId ?? database().collection(TASK_TEMPLATES).doc().id;
  const written = await inTransaction((transaction) => write(transaction, request, templateId, typed, actor));
  if (isRefusal(written)) return written;
  const { before, after } = written;
  const changedTasks =
    before !== null && request.scope === 'allOpen' ? await changeOpenTasks(before, after, now(), ZONE) : 0;
  return { templateId, nextRunUnix: after.nextRunUnix, changedTasks };
}

type Written = { readonly before: TaskTemplate | null; readonly after: TaskTemplate };

async function write(
  transaction: Transaction,
  request: SaveAutomationRequest,
  templateId: string,
  typed: TypedAutomation,
  actor: Actor,
): Promise<Written | Refusal> {
  const { zooId, expectedUpdatedAtUnix, scope } = request;
  const reference = database().doc(taskTemplatePath(templateId));
  const before = request.templateId === null ? null : managedAutomation(await transaction.get(reference), actor);
  if (before !== null && isRefusal(before)) return before;
  if (before !== null && before.updatedAtUnix !== expectedUpdatedAtUnix) return refuse('automation/changed-meanwhile');
  const places = await checkReferences(transaction, zooId, typed.task);
  if (isRefusal(places)) return places;
  if (!mayMakeTasksIn(actor, places.sectorIds, before)) return refuse('generic/permission-denied', 'target');
  const at = now();
  const after =
    before === null
      ? newAutomation({ templateId, zooId, authorId: actor.userId }, typed, places, at, ZONE)
      : changedAutomation(before, typed, places, at, ZONE);
  if (!after.ok) return refuse(after.error.code);
  transaction.set(reference, withTimestamps(after.value));
  recordAction(database(), transaction, {
    action: before === null ? 'automation.created' : 'automation.changed',
    zooId,
    by: actor.userId,
    subjectId: templateId,
    at,
    details: { name: after.value.name, ...(before === null ? {} : { scope }) },
  });
  return { before, after: after.value };
}
