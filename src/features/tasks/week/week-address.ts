import { startOfWeek } from '#domain/tasks/week.ts';
import { dayOf, instantOfDay } from '#domain/time/typed-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';

/** Returns the first instant of the week that an address names (`week=2026-11-23`, any day of it); this week without one. */
export function weekOfAddress(parameters: URLSearchParams, now: EpochMs): EpochMs {
  return startOfWeek(instantOfDay(parameters.get('week') ?? '', '12:00', ZONE) ?? now, ZONE);
}

/** Returns the parameters with another week; this week is the address without one. */
export function withWeek(parameters: URLSearchParams, weekStart: EpochMs, now: EpochMs): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (weekStart === startOfWeek(now, ZONE)) next.delete('week');
  else next.set('week', dayOf(weekStart, ZONE));
  return next;
}
