import type { Actor } from '#domain/access/actor.ts';
import { mayAddressAll } from '#domain/information/information-rights.ts';
import { TIMELINE_KINDS, type TimelineEntry, type TimelineQuestion } from '#domain/timeline/entry.ts';
import { boundsOfPeriod } from '#domain/time/typed-period.ts';
import { choice, period, several } from '#kit/filters/filter-kinds.ts';
import { filtersOf, type ValuesOf } from '#kit/filters/filter-set.ts';
import { canBeStoredId } from '#lib/stored-id.ts';

/** The filters of the timeline and its period; the database applies them. */
export const TIMELINE_FILTERS = filtersOf<TimelineEntry>()(
  {
    kinds: several('kind', TIMELINE_KINDS),
    sectorId: choice('sector', undefined, canBeStoredId),
    animalId: choice('animal', undefined, canBeStoredId),
    personId: choice('who', undefined, canBeStoredId),
    period: period('from', 'until'),
  },
  { keptAs: 'timeline' },
);
export type TimelineFilters = ValuesOf<typeof TIMELINE_FILTERS.filters>;

/** Returns the question for the database. The last day counts as a whole, and an invalid day sets no bound. */
export function questionOf({ period: typed, ...same }: TimelineFilters, actor: Actor, zone: string): TimelineQuestion {
  const { fromMs, beforeMs } = boundsOfPeriod(typed, zone);
  const readerId = mayAddressAll(actor) ? null : actor.userId;
  return { ...same, zooId: actor.zooId, readerId, fromMs, untilMs: beforeMs };
}
