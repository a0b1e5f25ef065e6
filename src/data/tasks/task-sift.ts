import { hasHolder, type RoleHolders } from '#domain/tasks/task-role.ts';
import { isUnassigned } from '#domain/tasks/task-transition.ts';
import { isShownTo } from '#domain/tasks/task-visibility.ts';
import type { Task } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import type { TaskList } from './task-lists.ts';

/** Returns the role holders for a list: those of its sector if it names one; empty for a list without a role. */
export function holdersIn({ holders = [], sectorId }: Pick<TaskList, 'holders' | 'sectorId'>): RoleHolders {
  return sectorId === null ? holders : holders.filter((one) => one.sectorId === sectorId);
}

/**
 * Returns whether a task that a list's queries found belongs to the list: Firestore takes one list membership per
 * query, and the conditions that do not fit into the query are checked here.
 */
export function isOfList(task: Task, list: TaskList): boolean {
  if (list.sectorId !== null && !task.sectorIds.includes(list.sectorId)) return false;
  if (!isOfRecord(task, list)) return false;
  const { shownTo, scheduledAfterMs, mineOf } = list;
  if (mineOf !== null && task.takenBy !== mineOf && !task.responsibleIds.includes(mineOf)) return false;
  if (list.isNobodys === true && !isUnassigned(task)) return false;
  if (list.closedLate && task.completedLate !== true) return false;
  if (shownTo !== undefined && !isShownTo(task, shownTo.userId, shownTo.atMs, ZONE)) return false;
  if (scheduledAfterMs !== undefined && task.scheduledForUnix <= scheduledAfterMs) return false;
  if (list.isClosedInTime === true && task.completedLate === true) return false;
  return list.holders === undefined || hasHolder(task, holdersIn(list));
}

function isOfRecord(task: Task, { enclosureId, animalId, automationId }: TaskList): boolean {
  if (enclosureId !== undefined && !task.enclosureIds.includes(enclosureId)) return false;
  if (animalId !== undefined && !task.animalIds.includes(animalId)) return false;
  return automationId === undefined || task.automationId === automationId;
}
