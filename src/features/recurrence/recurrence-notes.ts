import { anchorOf, type RecurrenceSchedule, startWallClock } from '#domain/tasks/recurrence-start.ts';
import { timesOfDay } from '#domain/tasks/times-of-day.ts';
import { ZONE } from '#domain/time/epoch.ts';

/**
 * Notes about a schedule's dates: the last day of short months, the days that skip, the hour that a clock change skips.
 */
export type RecurrenceNote = 'lastDay' | 'skipsShortMonths' | 'clockChange';

const MIN_MONTH_DAYS = 28;

/** Returns the notes about a schedule's dates, in their order; empty for most. */
export function recurrenceNotes(schedule: RecurrenceSchedule): readonly RecurrenceNote[] {
  const { recurrence, rrule } = schedule;
  const { dayOfMonth, month } = anchorOf(schedule, startWallClock(schedule, ZONE));
  const isByMonth = recurrence === 'MONTHLY' || recurrence === 'QUARTERLY';
  const isMissingSometimes = dayOfMonth > MIN_MONTH_DAYS && (isByMonth || (recurrence === 'YEARLY' && month === 2));
  const skips = recurrence === 'CUSTOM' && /BYMONTHDAY=(?:[^;]*,)?(?:29|30|31)/i.test(rrule ?? '');
  return [
    ...(isMissingSometimes ? (['lastDay'] as const) : []),
    ...(skips && !/BYSETPOS/i.test(rrule ?? '') ? (['skipsShortMonths'] as const) : []),
    ...(recurrence !== 'NONE' && timesOfDay(schedule).some((time) => time.startsWith('02:'))
      ? (['clockChange'] as const)
      : []),
  ];
}
