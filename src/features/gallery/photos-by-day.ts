import type { Photo } from '#domain/pictures/photo.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';

/** The photos of one day, the latest first. */
export type PhotoDay = { readonly day: EpochMs; readonly photos: readonly Photo[] };

/** Returns photos, sorted from the latest, under their days in Paris; empty without photos. */
export function photosByDay(photos: readonly Photo[]): PhotoDay[] {
  const days = Map.groupBy(photos, ({ takenAtUnix }) => startOfDay(takenAtUnix, ZONE));
  return [...days].map(([day, taken]) => ({ day, photos: taken }));
}
