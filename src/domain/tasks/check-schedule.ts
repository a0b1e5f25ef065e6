import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { floatingMs, instantAt } from '../time/wall-clock.ts';
import { parseCustomRule, type CustomRule } from './custom-rule.ts';
import { startWallClock, type RecurrenceSchedule } from './recurrence-start.ts';
import { firstOccurrence } from './task-recurrence.ts';
import { MAX_TIMES_A_DAY } from './task-template.ts';

/** Schedules begin within these years: another date is a slip of the keyboard, and a search from it would be long. */
const EARLIEST_START = Date.UTC(1990, 0, 1);
const LATEST_START = Date.UTC(2200, 0, 1);

/**
 * Returns the schedule, or its first fault: in its start, its times of day (one invalid, repeated, or a ninth) or its
 * custom rule, an end before its start,
 * or no occurrence at all. A custom schedule without a rule is valid: it recurs every day.
 */
export function checkSchedule<S extends RecurrenceSchedule>(schedule: S, zone: string): Result<S> {
  if (!(schedule.startAt >= EARLIEST_START && schedule.startAt < LATEST_START))
    return fail(appError('task/start-invalid'));
  const { recurrenceTime, recurrenceTimes = [] } = schedule;
  if (![recurrenceTime, ...recurrenceTimes].every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)))
    return fail(appError('task/recurrence-time-invalid'));
  if (recurrenceTimes.length > MAX_TIMES_A_DAY) return fail(appError('task/recurrence-times-too-many'));
  if (new Set(recurrenceTimes).size < recurrenceTimes.length) return fail(appError('task/recurrence-time-repeated'));
  if (schedule.recurrence === 'CUSTOM' && schedule.rrule !== null) {
    const rule = parseCustomRule(schedule.rrule);
    if (!rule.ok) return rule;
    if (endsBeforeStart(rule.value, schedule, zone)) return fail(appError('task/recurrence-ends-before-start'));
  }
  return firstOccurrence(schedule, zone) === null ? fail(appError('task/recurrence-never')) : ok(schedule);
}

function endsBeforeStart({ until }: CustomRule, schedule: RecurrenceSchedule, zone: string): boolean {
  if (until === null) return false;
  const start = startWallClock(schedule, zone);
  return 'utc' in until ? until.utc < instantAt(start, zone) : until.floating < floatingMs(start);
}
