import type { Actor } from '#domain/access/actor.ts';
import { isAdminRole } from '#domain/access/roles.ts';
import type { StatusFilter, TaskFilters } from './task-filters.ts';

/** The statuses whose tasks may be hidden until later; tasks of another status have begun, or are over. */
const MAY_BE_LATER: readonly StatusFilter[] = ['unfinished', 'open'];

/** Returns whether a list of this status offers the choice to include the tasks that do not show yet. */
export function mayChooseLater({ status }: Pick<TaskFilters, 'status'>): boolean {
  return MAY_BE_LATER.includes(status);
}

/**
 * Returns whether a person's lists include the tasks that do not show yet by default: people who plan the work see
 * them.
 */
function seesLaterByDefault(actor: Pick<Actor, 'role' | 'sectors'>): boolean {
  return isAdminRole(actor.role) || actor.sectors.management.length > 0;
}

/** Returns whether these filters leave out the tasks that do not show yet. */
export function leavesLaterOut(
  filters: Pick<TaskFilters, 'status' | 'later'>,
  actor: Pick<Actor, 'role' | 'sectors'>,
): boolean {
  return mayChooseLater(filters) && !(filters.later ?? seesLaterByDefault(actor));
}

/** Returns the choice to keep; null when it is the person's default. */
export function chosenLater(isShown: boolean, actor: Pick<Actor, 'role' | 'sectors'>): TaskFilters['later'] {
  return isShown === seesLaterByDefault(actor) ? null : isShown;
}

/** Returns whether a person's choice differs from their default. */
export function isLaterChosen(
  { status, later }: Pick<TaskFilters, 'status' | 'later'>,
  actor: Pick<Actor, 'role' | 'sectors'>,
): boolean {
  return mayChooseLater({ status }) && later !== null && later !== seesLaterByDefault(actor);
}
