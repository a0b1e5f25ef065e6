import { recurrenceRule } from './recurrence-rule.ts';
import type { RecurrenceSchedule } from './recurrence-start.ts';
import {
  endParts,
  partsOfRule,
  PLAIN_RULE,
  type RuleEnd,
  type RuleParts,
  ruleOfParts,
  tidyRule,
} from './rrule-parts.ts';
import type { Recurrence } from './task-template.ts';
import { wallClockAt, weekdayOf } from '../time/wall-clock.ts';

/** A recurrence that people choose without a rule: its period, its days and its end. */
export type SimpleRecurrence = {
  readonly recurrence: Exclude<Recurrence, 'NONE' | 'CUSTOM'>;
  readonly interval: number;
  /** of a weekly recurrence, 0 Sunday … 6 Saturday; empty: the start's */
  readonly weekdays: readonly number[];
  /** these null: the start's */
  readonly dayOfMonth: number | null;
  readonly monthOfYear: number | null;
  readonly end: RuleEnd;
};

type StoredRecurrence = Pick<
  RecurrenceSchedule,
  | 'recurrence'
  | 'rrule'
  | 'recurrenceInterval'
  | 'recurrenceDayOfWeek'
  | 'recurrenceDayOfMonth'
  | 'recurrenceMonthOfYear'
>;
type Start = Pick<RecurrenceSchedule, 'startAt' | 'recurrenceTime'>;

const QUARTER_MONTHS = 3;
const ANY_END: RuleEnd = { kind: 'count', count: 1 };

/**
 * Returns a simple recurrence as a schedule stores it. The stored fields have room for one weekday and for no end:
 * several weekdays, or an end, become a custom rule with the same dates.
 * @source specification, point 3 "schedule"
 */
export function storedRecurrence(simple: SimpleRecurrence, start: Start, zone: string): StoredRecurrence {
  const { recurrence, interval, weekdays, dayOfMonth, monthOfYear, end } = simple;
  const fields: StoredRecurrence = {
    recurrence,
    rrule: null,
    recurrenceInterval: interval,
    recurrenceDayOfWeek: recurrence === 'WEEKLY' ? (weekdays[0] ?? null) : null,
    recurrenceDayOfMonth: isByDayOfMonth(recurrence) ? dayOfMonth : null,
    recurrenceMonthOfYear: recurrence === 'YEARLY' ? monthOfYear : null,
  };
  const isSeveral = recurrence === 'WEEKLY' && weekdays.length > 1;
  if (!isSeveral && end.kind === 'never') return fields;
  const rrule = isSeveral
    ? ruleOfParts({ ...PLAIN_RULE, interval, weekdays, end })
    : [recurrenceRule({ ...start, ...fields }, zone), ...endParts(end)].join(';');
  return {
    recurrence: 'CUSTOM',
    rrule,
    recurrenceInterval: 1,
    recurrenceDayOfWeek: null,
    recurrenceDayOfMonth: null,
    recurrenceMonthOfYear: null,
  };
}

/** Returns whether a recurrence has a day of the month. */
export function isByDayOfMonth(recurrence: Recurrence): boolean {
  return recurrence === 'MONTHLY' || recurrence === 'QUARTERLY' || recurrence === 'YEARLY';
}

/**
 * Returns the recurrence of a schedule as people choose it without a rule; null for a task that is made once, and for a
 * rule that says more.
 */
export function simpleRecurrence(schedule: RecurrenceSchedule, zone: string): SimpleRecurrence | null {
  const { recurrence, recurrenceDayOfWeek: weekday } = schedule;
  if (recurrence === 'NONE') return null;
  if (recurrence === 'CUSTOM') return schedule.rrule === null ? null : simpleRule(schedule.rrule, schedule, zone);
  return {
    recurrence,
    interval: schedule.recurrenceInterval,
    weekdays: weekday === null ? [] : [weekday],
    dayOfMonth: schedule.recurrenceDayOfMonth,
    monthOfYear: schedule.recurrenceMonthOfYear,
    end: { kind: 'never' },
  };
}

function simpleRule(rrule: string, start: Start, zone: string): SimpleRecurrence | null {
  const parts = partsOfRule(rrule);
  if (parts === null) return null;
  const simple = simpleOfParts(parts, weekdayOf(wallClockAt(start.startAt, zone)));
  // A rule is simple when the form writes it again, and nothing is lost. With an end both are rules.
  const again = storedRecurrence({ ...simple, end: ANY_END }, start, zone).rrule ?? '';
  const known = ruleOfParts({ ...parts, weekdays: simple.weekdays, end: ANY_END });
  return tidyRule(again) === known ? simple : null;
}

function simpleOfParts(parts: RuleParts, startWeekday: number): SimpleRecurrence {
  const { frequency, interval, weekdays, monthDays, months, end } = parts;
  const isQuarterly = frequency === 'MONTHLY' && interval % QUARTER_MONTHS === 0;
  return {
    recurrence: isQuarterly ? 'QUARTERLY' : frequency,
    interval: isQuarterly ? interval / QUARTER_MONTHS : interval,
    weekdays: frequency === 'WEEKLY' && weekdays.length === 0 ? [startWeekday] : weekdays,
    dayOfMonth: monthDays.findLast((day) => day > 0) ?? null,
    monthOfYear: frequency === 'YEARLY' ? (months[0] ?? null) : null,
    end,
  };
}
