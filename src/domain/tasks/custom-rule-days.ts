import type { CustomRule, RuleDay } from './custom-rule.ts';
import { namesTimes } from './times-of-day.ts';

const DAY_MS = 86_400_000;
/**
 * The length of a search for the next day. A rule for a day that no year has (30 February) must end its search
 * somewhere; the rarest day that exists, 29 February on a given weekday, comes back within 40 years.
 */
const HORIZON_DAYS = 60 * 366;

/** A day is its midnight in a calendar without zones, in milliseconds (see `floatingMs`). */
type Day = number;

/**
 * Yields the moments of a rule from the day `from` on, in rising order: its days with each time of day. It ends after 60
 * years without a day. The start gives the parts that the rule leaves open: the day of the week, the day of the month,
 * the month. `COUNT` counts moments; positions (`BYSETPOS`) count moments too where the rule names its times, else days.
 * @param begin the start with its time of day; moments before it do not count
 * @param times milliseconds since midnight, in order
 * @source RFC 5545 §3.3.10, as analysis definitions §10 ask; the caller handles UNTIL
 */
export function* customRuleMoments(
  rule: CustomRule,
  begin: number,
  times: readonly number[],
  from: Day,
): Generator<number> {
  const start = midnightOf(begin);
  const complete = completed(rule, start);
  const isByMoment = namesTimes(rule);
  let count = 0;
  let last = Math.max(start, from);
  // COUNT counts from the start; without it the periods in between need not be walked through.
  const firstPeriod = rule.count === null ? Math.max(0, periodsBetween(rule, start, from) - 1) : 0;
  for (let period = firstPeriod; ; period++) {
    const days = daysOfPeriod(complete, start, period);
    if ((days[0] ?? Infinity) > last + HORIZON_DAYS * DAY_MS) return;
    const matching = days.filter((candidate) => matches(complete, candidate));
    const chosen = isByMoment ? matching : atPositions(matching, rule.positions);
    const moments = chosen.flatMap((day) => times.map((time) => day + time));
    for (const moment of isByMoment ? atPositions(moments, rule.positions) : moments) {
      if (moment < begin) continue;
      count++;
      if (rule.count !== null && count > rule.count) return;
      if (moment < from) continue;
      last = moment;
      yield moment;
    }
  }
}

/** Returns the midnight before a moment of a calendar without zones, or that moment. */
export function midnightOf(floating: number): Day {
  return floating - (((floating % DAY_MS) + DAY_MS) % DAY_MS);
}

/** Returns the rule with the parts it leaves open taken from its start. */
function completed(rule: CustomRule, start: Day): CustomRule {
  const date = new Date(start);
  const startWeekday = [{ weekday: date.getUTCDay(), ordinal: null }];
  const isDayOpen = rule.days.length === 0 && rule.monthDays.length === 0 && rule.yearDays.length === 0;
  switch (rule.frequency) {
    case 'DAILY':
      return rule;
    case 'WEEKLY':
      return isDayOpen ? { ...rule, days: startWeekday } : rule;
    case 'MONTHLY':
      return isDayOpen ? { ...rule, monthDays: [date.getUTCDate()] } : rule;
    case 'YEARLY': {
      if (!isDayOpen) return rule;
      if (rule.weeks.length > 0) return { ...rule, days: startWeekday };
      const months = rule.months.length === 0 ? [date.getUTCMonth() + 1] : rule.months;
      return { ...rule, months, monthDays: [date.getUTCDate()] };
    }
  }
}

/** Returns every day of the nth period (a day, week, month or year; 0 is the start's). */
function daysOfPeriod(rule: CustomRule, start: Day, period: number): Day[] {
  const steps = period * rule.interval;
  const date = new Date(start);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  switch (rule.frequency) {
    case 'DAILY':
      return daysBetween(start + steps * DAY_MS, start + (steps + 1) * DAY_MS);
    case 'WEEKLY': {
      const first = startOfWeek(start, rule.weekStart) + steps * 7 * DAY_MS;
      return daysBetween(first, first + 7 * DAY_MS);
    }
    case 'MONTHLY':
      return daysBetween(Date.UTC(year, month + steps), Date.UTC(year, month + steps + 1));
    case 'YEARLY':
      return daysBetween(Date.UTC(year + steps, 0), Date.UTC(year + steps + 1, 0));
  }
}

/** Returns about how many periods lie between two days. */
function periodsBetween(rule: CustomRule, start: Day, day: Day): number {
  const longest = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[rule.frequency];
  return Math.floor((day - start) / DAY_MS / longest / rule.interval);
}

function matches(rule: CustomRule, day: Day): boolean {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const allows = (numbers: readonly number[], first: Day, end: Day, size = DAY_MS) =>
    numbers.length === 0 ||
    numbers.includes(Math.floor((day - first) / size) + 1) ||
    numbers.includes(-Math.floor((end - 1 - day) / size) - 1);
  return (
    (rule.months.length === 0 || rule.months.includes(month + 1)) &&
    allows(rule.monthDays, Date.UTC(year, month), Date.UTC(year, month + 1)) &&
    allows(rule.yearDays, Date.UTC(year, 0), Date.UTC(year + 1, 0)) &&
    (rule.weeks.length === 0 || allows(rule.weeks, ...weeksOfYear(day, rule.weekStart), 7 * DAY_MS)) &&
    (rule.days.length === 0 || rule.days.some((ruleDay) => isRuleDay(rule, ruleDay, day)))
  );
}

/**
 * Returns whether a day is the weekday, and the nth of its month (or of its year, in a yearly rule that names no
 * month).
 */
function isRuleDay(rule: CustomRule, { weekday, ordinal }: RuleDay, day: Day): boolean {
  const date = new Date(day);
  if (date.getUTCDay() !== weekday) return false;
  if (ordinal === null) return true;
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const [first, end] =
    rule.frequency === 'MONTHLY' || rule.months.length > 0
      ? [Date.UTC(year, month), Date.UTC(year, month + 1)]
      : [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  const fromFront = Math.floor((day - first) / (7 * DAY_MS)) + 1;
  const fromBack = Math.floor((end - DAY_MS - day) / (7 * DAY_MS)) + 1;
  return ordinal === fromFront || ordinal === -fromBack;
}

/**
 * Returns the first day of the year of weeks that a day belongs to, and the first day after: week 1 holds 4 January.
 */
function weeksOfYear(day: Day, weekStart: number): [Day, Day] {
  const middleOfWeek = startOfWeek(day, weekStart) + 3 * DAY_MS;
  const year = new Date(middleOfWeek).getUTCFullYear();
  return [startOfWeek(Date.UTC(year, 0, 4), weekStart), startOfWeek(Date.UTC(year + 1, 0, 4), weekStart)];
}

function startOfWeek(day: Day, weekStart: number): Day {
  return day - ((new Date(day).getUTCDay() - weekStart + 7) % 7) * DAY_MS;
}

function daysBetween(first: Day, end: Day): Day[] {
  return Array.from({ length: Math.round((end - first) / DAY_MS) }, (_, index) => first + index * DAY_MS);
}

/** Returns the moments at the positions a rule names (BYSETPOS), from the end when negative; all when it names none. */
function atPositions(moments: readonly number[], positions: readonly number[]): readonly number[] {
  if (positions.length === 0) return moments;
  return moments.filter((_, index) => positions.includes(index + 1) || positions.includes(index - moments.length));
}
