import type { Actor } from '#domain/access/actor.ts';
import { isAdminRole } from '#domain/access/roles.ts';
import type { StatusFilter, TaskFilters } from './task-filters.ts';

/** Statuses of tasks that may not show yet; those of another have begun, or are over. */
const MAY_BE_LATER: readonly StatusFilter[] = ['unfinished', 'open'];

/** Whether a list of this status may be asked for with, or without, what does not show yet. */
export function mayChooseLater({ status }: Pick<TaskFilters, 'status'>): boolean {
  return MAY_BE_LATER.includes(status);
}

/** Whether a person's lists have what does not show yet until they choose: those who plan the work see it. */
export function usuallySeesLater(actor: Pick<Actor, 'role' | 'sectors'>): boolean {
  return isAdminRole(actor.role) || actor.sectors.management.length > 0;
}

/** Whether these filters leave out what does not show yet. */
export function leavesLaterOut(filters: TaskFilters, actor: Pick<Actor, 'role' | 'sectors'>): boolean {
  return mayChooseLater(filters) && !(filters.later ?? usuallySeesLater(actor));
}

/** Returns the choice to keep; none where it is the person's usual one. */
export function chosenLater(isShown: boolean, actor: Pick<Actor, 'role' | 'sectors'>): TaskFilters['later'] {
  return isShown === usuallySeesLater(actor) ? null : isShown;
}
