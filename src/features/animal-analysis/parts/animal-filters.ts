import { SESSION_FILTERS } from '#features/scan-analysis/index.ts';
import { flag } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';

/** The filters of one animal's analyses, all of them in the address. */
export const ANIMAL_FILTERS = filtersOf()({
  enclosureId: SESSION_FILTERS.enclosureId,
  period: SESSION_FILTERS.period,
  isWhole: flag('all'),
});
export type AnimalFilters = typeof ANIMAL_FILTERS.none;
