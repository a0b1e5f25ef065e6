import { startOfDay } from '#domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';

/** The items of one day, the latest first. */
export type ItemDay<Item> = { readonly day: EpochMs; readonly items: readonly Item[] };

/** Returns items, sorted from the latest, under their days in Paris; empty without items. */
export function itemsByDay<Item extends { readonly atUnix: EpochMs }>(items: readonly Item[]): ItemDay<Item>[] {
  const days = Map.groupBy(items, ({ atUnix }) => startOfDay(atUnix, ZONE));
  return [...days].map(([day, some]) => ({ day, items: some }));
}
