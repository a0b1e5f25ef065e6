import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { changeAutomationContract, type ChangeAutomationRequest } from '../../../src/domain/callables/automations.ts';
import { automationStep, type AutomationStep } from '../../../src/domain/tasks/automation-transition.ts';
import type { AutomationAction, TaskTemplate } from '../../../src/domain/tasks/task-template.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import type { AuditAction } from '../../../src/domain/audit/audit-log.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { parkCallable } from '../common/park-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId, taskTemplatePath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { managedAutomation } from './automation-rights.ts';
import { livingTarget, readWithin } from './living-target.ts';
import { type MadeNow, runNow } from './run-now.ts';
import { skipOccurrence } from './skip-occurrence.ts';
import { suspendWithoutTarget } from './suspend-without-target.ts';

const RECORDED = {
  suspend: 'automation.suspended',
  resume: 'automation.resumed',
  archive: 'automation.archived',
  restore: 'automation.restored',
  runNow: 'automation.ranNow',
  skipNext: 'automation.skippedNext',
} as const satisfies Record<AutomationAction, AuditAction>;

/**
 * Suspends, resumes, archives or restores an automation, makes its task at once, or leaves out its next occurrence;
 * each on record. An automation whose targets are all gone neither runs nor resumes: 'task/target-unknown'.
 * @source src/domain/callables/automations.ts; specification, point 5 "Task template/automation"
 */
export const changeAutomation = parkCallable(changeAutomationContract, {
  transact: change,
});

type Changed = { nextRunUnix: number | null; taskId: string | null };

async function change(
  transaction: Transaction,
  { templateId, action }: ChangeAutomationRequest,
  actor: Actor,
): Promise<Changed | Refusal> {
  if (!isDocumentId(templateId)) return refuse('automation/not-found', 'templateId');
  const template = managedAutomation(await transaction.get(database().doc(taskTemplatePath(templateId))), actor);
  if (isRefusal(template)) return template;
  if (action === 'runNow') {
    const made = await runNow(transaction, template, now(), ZONE);
    if (isRefusal(made)) return made;
    if (made.isNew) record(transaction, template, action, actor, made);
    return { nextRunUnix: template.nextRunUnix, taskId: made.taskId };
  }
  const changed = await takeStep(transaction, template, action);
  if (!isRefusal(changed)) record(transaction, template, action, actor);
  return changed;
}

async function takeStep(
  transaction: Transaction,
  template: TaskTemplate,
  action: AutomationStep,
): Promise<Changed | Refusal> {
  const at = now();
  const step = automationStep(template, action, at, ZONE);
  if (!step.ok) return refuse(step.error.code);
  if (action === 'resume' && !(await hasTarget(transaction, template))) {
    suspendWithoutTarget(database(), transaction, template, at);
    return refuse('task/target-unknown');
  }
  const { handledUntilUnix, nextRunUnix = null } = step.value;
  if (action === 'skipNext' && typeof handledUntilUnix === 'number')
    await skipOccurrence(transaction, template, handledUntilUnix, at, ZONE);
  transaction.update(database().doc(taskTemplatePath(template.templateId)), withTimestamps(step.value));
  return { nextRunUnix, taskId: null };
}

/** Returns whether any target of an automation is left. */
async function hasTarget(transaction: Transaction, { zooId, target }: TaskTemplate): Promise<boolean> {
  const places = await livingTarget(zooId, target, readWithin(database(), transaction));
  return places.target.ids.length > 0;
}

function record(
  transaction: Transaction,
  { templateId, zooId, name, nextRunUnix }: TaskTemplate,
  action: AutomationAction,
  { userId }: Actor,
  made?: MadeNow,
): void {
  recordAction(database(), transaction, {
    action: RECORDED[action],
    zooId,
    by: userId,
    subjectId: templateId,
    at: now(),
    details: {
      name,
      ...(made === undefined ? {} : { taskId: made.taskId }),
      ...(action === 'skipNext' ? { occurrence: nextRunUnix } : {}),
    },
  });
}
