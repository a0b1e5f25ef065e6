import type { PlannedSession } from '#domain/campaigns/campaign.ts';
import { daysOfWeek, startOfWeek } from '#domain/tasks/week.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';

/** The sessions of one day of a week, by hour. */
export type PlanDay = { readonly dayUnix: EpochMs; readonly sessions: readonly PlannedSession[] };

/** Returns the first instants of the weeks that have a session, in order; empty for an empty plan. */
export function weeksOf(plan: readonly PlannedSession[]): readonly EpochMs[] {
  const weeks = new Set(plan.map(({ atUnix }) => startOfWeek(atUnix, ZONE)));
  return [...weeks].toSorted((one, other) => one - other);
}

/** Returns the seven days of a week with their sessions by hour; a day without any is there too. */
export function planDays(plan: readonly PlannedSession[], weekStart: EpochMs): readonly PlanDay[] {
  const byDay = Map.groupBy(plan, ({ atUnix }) => startOfDay(atUnix, ZONE));
  return daysOfWeek(weekStart, ZONE)
    .slice(0, -1)
    .map((dayUnix) => ({
      dayUnix,
      sessions: (byDay.get(dayUnix) ?? []).toSorted((one, other) => one.atUnix - other.atUnix),
    }));
}

/** Returns the week that is shown at first: the present one where it has sessions, else the next one, else the last one; null for an empty plan. */
export function firstWeekShown(weeks: readonly EpochMs[], now: EpochMs): EpochMs | null {
  const present = startOfWeek(now, ZONE);
  return weeks.find((week) => week >= present) ?? weeks.at(-1) ?? null;
}
