import { startOfDay } from '#domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { useNow } from '#i18n/useNow.ts';

/** Returns the first instant of the present day of the establishments. */
export function useToday(): EpochMs {
  return startOfDay(useNow(), ZONE);
}
