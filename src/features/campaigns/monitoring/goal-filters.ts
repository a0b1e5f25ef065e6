import { GOAL_STATUSES, type Goal } from '#domain/campaign-monitoring/goals.ts';
import { optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';

/** A goal with the name of its animal or observer. */
export type GoalRow = Goal & { readonly name: string };

/** The filters of goals: the name and the status. */
export const GOAL_FILTERS = filtersOf<GoalRow>()({
  search: words('q', ({ name }) => name),
  goal: optional('goal', GOAL_STATUSES, ({ status }, wanted) => status === wanted),
});
