import type { Actor } from '#domain/access/actor.ts';
import { isAdminRole } from '#domain/access/roles.ts';
import type { StatusFilter, TaskFilters } from './task-filters.ts';

/** The statuses of which some tasks may not show yet; tasks of another have begun, or are over. */
const MAY_BE_LATER: readonly StatusFilter[] = ['unfinished', 'open'];

/** Whether a list of this status may be asked for with, or without, the tasks that do not show yet. */
export function mayChooseLater({ status }: Pick<TaskFilters, 'status'>): boolean {
  return MAY_BE_LATER.includes(status);
}

/** Whether a person's lists have the tasks that do not show yet until they choose: people who plan the work see them. */
function seesLaterByDefault(actor: Pick<Actor, 'role' | 'sectors'>): boolean {
  return isAdminRole(actor.role) || actor.sectors.management.length > 0;
}

/** Whether these filters leave out the tasks that do not show yet. */
export function leavesLaterOut(
  filters: Pick<TaskFilters, 'status' | 'later'>,
  actor: Pick<Actor, 'role' | 'sectors'>,
): boolean {
  return mayChooseLater(filters) && !(filters.later ?? seesLaterByDefault(actor));
}

/** Returns the choice to keep; null where it is the person's default. */
export function chosenLater(isShown: boolean, actor: Pick<Actor, 'role' | 'sectors'>): TaskFilters['later'] {
  return isShown === seesLaterByDefault(actor) ? null : isShown;
}

/** Whether a person has chosen otherwise than their default. */
export function isLaterChosen(
  { status, later }: Pick<TaskFilters, 'status' | 'later'>,
  actor: Pick<Actor, 'role' | 'sectors'>,
): boolean {
  return mayChooseLater({ status }) && later !== null && later !== seesLaterByDefault(actor);
}
