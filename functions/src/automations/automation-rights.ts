import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { mayDo } from '../../../src/domain/access/operations.ts';
import { OLDER_TEMPLATE, type TaskTemplate, taskTemplateSchema } from '../../../src/domain/tasks/task-template.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { mayInSector } from '../common/park-actor.ts';

/** Returns the automation of a stored document of this establishment that the person may change, or the refusal. */
export function managedAutomation(document: DocumentSnapshot, actor: Actor): TaskTemplate | Refusal {
  const data = document.data();
  if (data === undefined || data['zooId'] !== actor.zooId) return refuse('automation/not-found', 'templateId');
  const template = taskTemplateSchema.parse({ ...OLDER_TEMPLATE, ...data, templateId: document.id });
  return mayDo(actor, 'automation.manage', template) ? template : refuse('generic/permission-denied', 'templateId');
}

/**
 * Returns whether the person may let an automation make tasks in these sectors: they need the right in each of them.
 * Only admins make tasks without a sector. Sectors that the automation already has stay, also for an author who manages
 * none.
 * @source permissions, "tasks, automations"
 */
export function mayMakeTasksIn(actor: Actor, sectorIds: readonly string[], before: TaskTemplate | null): boolean {
  const added = sectorIds.filter((sectorId) => before?.sectorIds.includes(sectorId) !== true);
  if (sectorIds.length === 0) return before?.sectorIds.length === 0 || mayInSector(actor, 'automation.create', null);
  return added.every((sectorId) => mayInSector(actor, 'automation.create', sectorId));
}
