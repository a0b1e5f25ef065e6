import { addressOfFilters, NO_FILTERS, type TaskFilters } from './task-filters.ts';

/** Returns the address of the task list with these filters; those that are not named are the usual ones. */
export function taskListAddress(filters: Partial<TaskFilters>): string {
  return `/TaskManagementView?${addressOfFilters({ ...NO_FILTERS, ...filters }, new URLSearchParams()).toString()}`;
}
