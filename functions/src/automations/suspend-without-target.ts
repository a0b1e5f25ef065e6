import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { suspendedWithoutTarget } from '../../../src/domain/tasks/automation-transition.ts';
import type { TaskTemplate } from '../../../src/domain/tasks/task-template.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { BY_SERVER } from '../../../src/domain/audit/audit-log.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { taskTemplatePath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';

/**
 * Pauses an automation whose targets are all gone, with the reason, once; the record names the server as its author.
 */
export function suspendWithoutTarget(
  database: Firestore,
  transaction: Transaction,
  template: TaskTemplate,
  now: EpochMs,
): void {
  if (template.suspendedReason === 'targetGone') return;
  const { templateId, zooId, name } = template;
  transaction.update(database.doc(taskTemplatePath(templateId)), withTimestamps(suspendedWithoutTarget(template, now)));
  recordAction(database, transaction, {
    ...{ action: 'automation.suspended', zooId, by: BY_SERVER, subjectId: templateId, at: now },
    details: { name, reason: 'targetGone' },
  });
}
