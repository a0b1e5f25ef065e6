import { weekdayOf } from '#domain/time/wall-clock.ts';
import { type DayChoice, type OrdinalDay, type RuleFrequency, type RuleParts } from '#domain/tasks/rrule-parts.ts';

/** The day of the recurrence's start, which gives the parts that a rule leaves open. */
export type RuleStart = {
  readonly year: number;
  /** 1…12 */
  readonly month: number;
  readonly day: number;
};

const MIN_MONTH_DAYS = 28;

/** Returns the parts with another choice of days; it begins with the start's own, so that a rule is always complete. */
export function withDayChoice(parts: RuleParts, dayChoice: DayChoice, start: RuleStart): RuleParts {
  const base = { ...parts, dayChoice, isLatestOnly: false };
  if (dayChoice === 'monthDays') return { ...base, monthDays: [start.day] };
  return dayChoice === 'ordinals' ? withMonthsOf({ ...base, ordinals: [ordinalOf(start)] }, start) : base;
}

/** Returns the parts with another frequency; days that it does not use are left out. */
export function withFrequency(parts: RuleParts, frequency: RuleFrequency, start: RuleStart): RuleParts {
  return withMonthsOf({ ...parts, frequency }, start);
}

/** Returns the parts with other days of the month; an empty list is refused. */
export function withMonthDays(parts: RuleParts, monthDays: readonly number[]): RuleParts {
  return monthDays.length === 0 ? parts : { ...parts, monthDays, isLatestOnly: false };
}

/** Returns the parts in which a day that a month lacks is its last one ("the 31st, or the last day"), or is skipped. */
export function withLatestOnly(parts: RuleParts, isLatestOnly: boolean): RuleParts {
  const day = Math.max(...parts.monthDays);
  const days = Array.from({ length: day - MIN_MONTH_DAYS + 1 }, (_, index) => MIN_MONTH_DAYS + index);
  return { ...parts, isLatestOnly, monthDays: isLatestOnly ? days : [day] };
}

/** Returns whether some months lack a day of the rule. */
export function mayLackItsDay({ dayChoice, monthDays, isLatestOnly }: RuleParts): boolean {
  if (dayChoice !== 'monthDays') return false;
  return isLatestOnly || (monthDays.length === 1 && (monthDays[0] ?? 0) > MIN_MONTH_DAYS);
}

/** Returns the parts with other months; a yearly nth weekday keeps at least one. */
export function withMonths(parts: RuleParts, months: readonly number[], start: RuleStart): RuleParts {
  return withMonthsOf({ ...parts, months }, start);
}

// Without a month, the nth weekday of a yearly rule would count within the whole year.
function withMonthsOf(parts: RuleParts, { month }: RuleStart): RuleParts {
  const needsMonth = parts.frequency === 'YEARLY' && parts.dayChoice === 'ordinals' && parts.months.length === 0;
  return needsMonth ? { ...parts, months: [month] } : parts;
}

function ordinalOf(start: RuleStart): OrdinalDay {
  return { ordinal: Math.ceil(start.day / 7), weekday: weekdayOf(start) };
}
