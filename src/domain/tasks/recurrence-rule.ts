import { parseCustomRule } from './custom-rule.ts';
import { anchorOf, startWallClock, type Anchor, type RecurrenceSchedule } from './recurrence-start.ts';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const MIN_MONTH_DAYS = 28;

/**
 * Returns the schedule's rule as RFC 5545 text, e.g. 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO'. A custom one is returned as the
 * user wrote it; null when there is none (NONE, a custom rule that is missing or cannot be read).
 * Its occurrences are those of `nextOccurrence`, except at a time that a clock change skips.
 * @source analysis definitions, §10
 */
export function recurrenceRule(schedule: RecurrenceSchedule, zone: string): string | null {
  const anchor = anchorOf(schedule, startWallClock(schedule, zone));
  const every = schedule.recurrenceInterval;
  switch (schedule.recurrence) {
    case 'NONE':
      return null;
    case 'DAILY':
      return `FREQ=DAILY;INTERVAL=${every}`;
    case 'WEEKLY':
      return `FREQ=WEEKLY;INTERVAL=${every};BYDAY=${WEEKDAYS[anchor.dayOfWeek]}`;
    case 'MONTHLY':
      return `FREQ=MONTHLY;INTERVAL=${every};${dayOfMonth(anchor.dayOfMonth, MIN_MONTH_DAYS)}`;
    case 'QUARTERLY':
      return `FREQ=MONTHLY;INTERVAL=${3 * every};${dayOfMonth(anchor.dayOfMonth, MIN_MONTH_DAYS)}`;
    case 'YEARLY':
      return `FREQ=YEARLY;INTERVAL=${every};BYMONTH=${anchor.month};${dayOfMonth(anchor.dayOfMonth, shortestLength(anchor))}`;
    case 'CUSTOM':
      return schedule.rrule !== null && parseCustomRule(schedule.rrule).ok ? schedule.rrule : null;
  }
}

/**
 * Returns the parts for a day of the month, or the month's last day: the latest of the days 28 to `day` that it has.
 */
function dayOfMonth(day: number, shortest: number): string {
  if (day <= shortest) return `BYMONTHDAY=${day}`;
  const days = Array.from({ length: day - MIN_MONTH_DAYS + 1 }, (_, index) => MIN_MONTH_DAYS + index);
  return `BYMONTHDAY=${days.join(',')};BYSETPOS=-1`;
}

/**
 * Returns the length of the anchor's month when it is shortest: 28 days for February, whose 29th is not in every year.
 */
function shortestLength({ month }: Anchor): number {
  return new Date(Date.UTC(2025, month, 0)).getUTCDate();
}
