import { SESSION_FILTERS } from '#features/scan-analysis/index.ts';
import { flag } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';

/** The most sessions that are read before all of them are asked for: each costs one read. */
export const MAX_SESSIONS = 200;

/** The filters of focal analyses, all of them in the address. */
export const FOCAL_FILTERS = filtersOf()({ ...SESSION_FILTERS, isWhole: flag('all') });
