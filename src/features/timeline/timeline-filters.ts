import { TIMELINE_KINDS, type TimelineKind, type TimelineQuestion } from '#domain/timeline/entry.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { boundsOfPeriod, readableBound, type TypedPeriod } from '#domain/time/typed-period.ts';
import { withParameters } from '#lib/address-parameters.ts';
import { canBeStoredId } from '#lib/stored-id.ts';

/** The filters of the timeline, with the period that it tells of; they stand in the address. */
export type TimelineFilters = TypedPeriod & {
  readonly kinds: readonly TimelineKind[];
  readonly sectorId: string | null;
  readonly animalId: string | null;
  readonly personId: string | null;
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
  return {
    kinds: TIMELINE_KINDS.filter((kind) => named.includes(kind)),
    sectorId: id('sector'),
    animalId: id('animal'),
    personId: id('who'),
    from: readableBound(parameters.get('from'), ZONE),
    until: readableBound(parameters.get('until'), ZONE),
  };
}

/** Returns the address of these filters; other parameters stay. */
export function addressOfFilters(filters: TimelineFilters, parameters: URLSearchParams): URLSearchParams {
  return withParameters(parameters, {
    kind: filters.kinds.join(','),
    sector: filters.sectorId,
    animal: filters.animalId,
    who: filters.personId,
    from: filters.from,
    until: filters.until,
  });
}

/** Returns what to ask the database: the last day counts as a whole. An end that is no day asks for no bound. */
export function questionOf({ from, until, ...same }: TimelineFilters, zooId: string, zone: string): TimelineQuestion {
  const { fromMs, beforeMs } = boundsOfPeriod({ from, until }, zone);
  return { ...same, zooId, fromMs, untilMs: beforeMs };
}
