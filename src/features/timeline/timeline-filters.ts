import { TIMELINE_KINDS, type TimelineKind, type TimelineQuestion } from '#domain/timeline/entry.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { instantOfDay } from '#domain/time/typed-day.ts';
import { canBeStoredId } from '#lib/stored-id.ts';

/** The filters of the timeline; they stand in the address. Days are 'YYYY-MM-DD', as a date field holds them; '' for none. */
export type TimelineFilters = {
  readonly kinds: readonly TimelineKind[];
  readonly sectorId: string | null;
  readonly animalId: string | null;
  readonly personId: string | null;
  readonly from: string;
  readonly until: string;
};

export const NO_FILTERS: TimelineFilters = {
  kinds: [],
  sectorId: null,
  animalId: null,
  personId: null,
  from: '',
  until: '',
};

/** Returns the filters an address names; what it names wrongly counts as not named. */
export function filtersFromAddress(parameters: URLSearchParams): TimelineFilters {
  const named = (parameters.get('kind') ?? '').split(',');
  const id = (name: string) => {
    const value = parameters.get(name) ?? '';
    return canBeStoredId(value) ? value : null;
  };
  const day = (name: string) => {
    const value = parameters.get(name) ?? '';
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '';
  };
  return {
    kinds: TIMELINE_KINDS.filter((kind) => named.includes(kind)),
    sectorId: id('sector'),
    animalId: id('animal'),
    personId: id('who'),
    from: day('from'),
    until: day('until'),
  };
}

/** Returns the address of these filters; other parameters stay. */
export function addressOfFilters(filters: TimelineFilters, parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  put('kind', filters.kinds.join(','));
  put('sector', filters.sectorId);
  put('animal', filters.animalId);
  put('who', filters.personId);
  put('from', filters.from);
  put('until', filters.until);
  return next;
}

/** Returns what to ask the database: the last day counts as a whole. A day that is none asks for no bound. */
export function questionOf(filters: TimelineFilters, zooId: string, zone: string): TimelineQuestion {
  const { from, until, ...same } = filters;
  const lastDay = instantOfDay(until, '00:00', zone);
  return {
    ...same,
    zooId,
    fromMs: instantOfDay(from, '00:00', zone),
    untilMs: lastDay === null ? null : endOfDay(lastDay, zone),
  };
}
