import type { TimelineEntry } from '#domain/timeline/entry.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import type { EpochMs } from '#domain/time/epoch.ts';

export type TimelineDay = { readonly start: EpochMs; readonly entries: readonly TimelineEntry[] };

/** Returns the entries by the local day on which they happened, in their order; empty for no entries. */
export function entriesByDay(entries: readonly TimelineEntry[], zone: string): TimelineDay[] {
  const days = Map.groupBy(entries, ({ atUnix }) => startOfDay(atUnix, zone));
  return [...days].map(([start, some]) => ({ start, entries: some }));
}
