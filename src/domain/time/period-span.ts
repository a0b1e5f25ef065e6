import type { EpochMs } from './epoch.ts';
import { instantAt, weekdayOf } from './wall-clock.ts';

/** The instants of a period: the first one, and the first one after it. */
export type PeriodSpan = { readonly fromMs: EpochMs; readonly untilMs: EpochMs };

const KEY = /^(\d{4})-(?:W(\d{2})|(\d{2})(?:-(\d{2}))?)$/;
const WEEK_DAYS = 7;

/**
 * Returns the span of a local period by its key (see `PeriodKeys`): 'YYYY-MM-DD', the ISO week 'GGGG-Www' or 'YYYY-MM'; null for
 * any other text.
 */
export function periodSpan(key: string, zone: string): PeriodSpan | null {
  const [, year, week, month, day] = (KEY.exec(key) ?? []).map(Number);
  if (year === undefined) return null;
  const spanOf = (startMonth: number, startDay: number, months: number, days: number): PeriodSpan => ({
    fromMs: midnight(year, startMonth, startDay, zone),
    untilMs: midnight(year, startMonth + months, startDay + days, zone),
  });
  // The fourth of January is in the first week.
  if (week) return spanOf(1, 4 - mondayFirst(year) + (week - 1) * WEEK_DAYS, 0, WEEK_DAYS);
  return day ? spanOf(month ?? 1, day, 0, 1) : spanOf(month ?? 1, 1, 1, 0);
}

/** Returns how many days after Monday the fourth of January is. */
function mondayFirst(year: number): number {
  return (weekdayOf({ year, month: 1, day: 4 }) + WEEK_DAYS - 1) % WEEK_DAYS;
}

function midnight(year: number, month: number, day: number, zone: string): EpochMs {
  return instantAt({ year, month, day, hour: 0, minute: 0 }, zone);
}
