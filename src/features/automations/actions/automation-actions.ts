import type { Actor } from '#domain/access/actor.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { AutomationAction } from '#domain/tasks/task-template.ts';
import type { TaskTemplate, TemplateStatus } from '#domain/tasks/task-template.ts';

const POSSIBLE: Record<TemplateStatus, readonly AutomationAction[]> = {
  active: ['runNow', 'skipNext', 'suspend', 'archive'],
  suspended: ['resume', 'archive'],
  archived: ['restore'],
};

/** Returns whether the person may change an automation. */
export function mayManage(actor: Actor, automation: TaskTemplate): boolean {
  return mayDo(actor, 'automation.manage', automation);
}

/**
 * Returns the actions that the person is offered on an automation: those of its state, none for people who may not
 * change it.
 */
export function offeredSteps(actor: Actor, automation: TaskTemplate): readonly AutomationAction[] {
  if (!mayManage(actor, automation)) return [];
  return POSSIBLE[automation.status].filter((action) => action !== 'skipNext' || automation.nextRunUnix !== null);
}
