import { choice, period } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';

/** The filters of compared sessions, all of them in the address. */
export const AGREEMENT_FILTERS = filtersOf()({
  enclosureId: choice('enclosure'),
  visitId: choice('session'),
  period: period('from', 'until'),
});
export type AgreementFilters = typeof AGREEMENT_FILTERS.none;
