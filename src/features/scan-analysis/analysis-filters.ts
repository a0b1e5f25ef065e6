import { MAX_QUERY_SCANS } from '#domain/scan-analysis/sessions-to-read.ts';
import { choice, custom, flag, period } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';

/** The least and the greatest whole number of a filter, and the one that it begins with. */
export type Whole = { readonly min: number; readonly max: number; readonly none: number };

/** The ranges of the numbers by which analyses are filtered. */
export const WHOLE = {
  most: { min: 1, max: MAX_QUERY_SCANS, none: MAX_QUERY_SCANS },
  minObservations: { min: 0, max: 1_000_000, none: 0 },
  minInteractions: { min: 1, max: 1_000_000, none: 1 },
} as const satisfies Record<string, Whole>;

/** The hours of a day on the clock. */
export const HOURS_A_DAY = 24;
/** More ids than this are not kept in an address. */
export const MAX_CHOSEN = 60;

/** Local hours: the first, and the first one that is too late; null for the whole day. */
export type Hours = { readonly from: number; readonly until: number } | null;

/** The filters of the sessions of a campaign, whatever their method. */
export const SESSION_FILTERS = {
  enclosureId: choice('enclosure'),
  period: period('from', 'until'),
  animalIds: ids('animals'),
  codes: ids('behaviours'),
  observerIds: ids('observers'),
} as const;

/** The filters of the analyses, all of them in the address. */
export const ANALYSIS_FILTERS = filtersOf()({
  ...SESSION_FILTERS,
  hours: custom<Hours, unknown>({
    none: null,
    read: (parameters) => readHours(parameters.get('hours') ?? ''),
    write: (hours) => ({ hours: hours === null ? null : `${hours.from}-${hours.until}` }),
  }),
  minObservations: whole('observations', WHOLE.minObservations),
  minInteractions: whole('interactions', WHOLE.minInteractions),
  most: whole('limit', WHOLE.most),
  isWhole: flag('all'),
});
export type AnalysisFilters = typeof ANALYSIS_FILTERS.none;

function ids(parameter: string) {
  return custom<readonly string[], unknown>({
    none: [],
    read: (parameters) => (parameters.get(parameter) ?? '').split(',').filter(Boolean).slice(0, MAX_CHOSEN),
    write: (chosen) => ({ [parameter]: chosen.join(',') }),
  });
}

function whole(parameter: string, { min, max, none }: Whole) {
  return custom<number, unknown>({
    none,
    read: (parameters) => {
      const named = Number(parameters.get(parameter) ?? none);
      return Number.isInteger(named) && named >= min && named <= max ? named : none;
    },
    write: (chosen) => ({ [parameter]: chosen === none ? null : String(chosen) }),
  });
}

function readHours(text: string): Hours {
  const [, from, until] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const hours = { from: Number(from), until: Number(until) };
  return from !== undefined && hours.from < hours.until && hours.until <= HOURS_A_DAY ? hours : null;
}
