import type { Actor } from '#domain/access/actor.ts';
import { mayChooseLater, usuallySeesLater } from './later-tasks.ts';
import type { TaskFilters } from './task-filters.ts';

/** Returns how many of the filters that stand behind "more" are set; the two ends of a period are one. */
export function moreFiltersSet(filters: TaskFilters, actor: Pick<Actor, 'role' | 'sectors'>): number {
  const isLaterSet = mayChooseLater(filters) && (filters.later ?? usuallySeesLater(actor)) !== usuallySeesLater(actor);
  return [filters.from !== '' || filters.until !== '', filters.role !== null, filters.type !== null, isLaterSet].filter(
    Boolean,
  ).length;
}
