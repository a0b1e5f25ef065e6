import { anchorOf, startWallClock, type RecurrenceSchedule } from './recurrence-start.ts';

/**
 * Returns the cron expression that describes a schedule; null when cron has no expression for it (NONE, CUSTOM,
 * intervals above 1). Minute and hour are always 0, and a standard reading of day 31 skips short months: the expression
 * is a description beside the rule, and no occurrence is computed from it.
 * @source specification, point 9 "Tasks"; analysis definitions, §10 "Cron"
 */
export function cronExpression(schedule: RecurrenceSchedule, zone: string): string | null {
  if (schedule.recurrenceInterval > 1) return null;
  const start = startWallClock(schedule, zone);
  const { dayOfWeek, dayOfMonth, month } = anchorOf(schedule, start);
  switch (schedule.recurrence) {
    case 'NONE':
    case 'CUSTOM':
      return null;
    case 'DAILY':
      return '0 0 * * *';
    case 'WEEKLY':
      return `0 0 * * ${dayOfWeek}`;
    case 'MONTHLY':
      return `0 0 ${dayOfMonth} * *`;
    case 'QUARTERLY':
      return `0 0 ${dayOfMonth} ${quarterMonths(start.month).join(',')} *`;
    case 'YEARLY':
      return `0 0 ${dayOfMonth} ${month} *`;
  }
}

/** Returns the four months spaced by three that hold `month` (1…12), in rising order. */
function quarterMonths(month: number): number[] {
  const first = ((month - 1) % 3) + 1;
  return [first, first + 3, first + 6, first + 9];
}
