import { type CustomRule, parseCustomRule } from './custom-rule.ts';
import { namesTimes } from './times-of-day.ts';

export const RULE_FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type RuleFrequency = (typeof RULE_FREQUENCIES)[number];

/**
 * The ways to choose the days of a monthly or yearly rule: those of its start, days of the month, or an nth weekday.
 */
export const DAY_CHOICES = ['start', 'monthDays', 'ordinals'] as const;
export type DayChoice = (typeof DAY_CHOICES)[number];

/** The first to the fifth, and the last weekday of a month. */
export const ORDINALS = [1, 2, 3, 4, 5, -1] as const;
export type OrdinalDay = { readonly ordinal: number; readonly weekday: number };

/** The end of a recurrence; a day is 'YYYY-MM-DD' and is the last one. */
export type RuleEnd =
  | { readonly kind: 'never' }
  | { readonly kind: 'until'; readonly day: string }
  | { readonly kind: 'count'; readonly count: number };
export const RULE_ENDS = ['never', 'until', 'count'] as const satisfies readonly RuleEnd['kind'][];

/**
 * A custom rule as a form shows it. Parts that its frequency or its choice of days does not use stay, and are not
 * written.
 */
export type RuleParts = {
  readonly frequency: RuleFrequency;
  readonly interval: number;
  /** of a daily or weekly rule, 0 Sunday … 6 Saturday; empty: the start's */
  readonly weekdays: readonly number[];
  readonly dayChoice: DayChoice;
  /** 1…31, and -1 for the last day of the month */
  readonly monthDays: readonly number[];
  /** whether only the latest of the days of the month counts: "the 31st, or the last day there is" */
  readonly isLatestOnly: boolean;
  readonly ordinals: readonly OrdinalDay[];
  /** 1…12; empty: all months, or the start's in a yearly rule */
  readonly months: readonly number[];
  /** of the times of day that the rule names; the form keeps them and has no fields for them */
  readonly hours: readonly number[];
  readonly minutes: readonly number[];
  readonly end: RuleEnd;
};

/** Every week on the day of its start, without end. */
export const PLAIN_RULE: RuleParts = {
  frequency: 'WEEKLY',
  interval: 1,
  weekdays: [],
  dayChoice: 'start',
  monthDays: [],
  isLatestOnly: false,
  ordinals: [],
  months: [],
  hours: [],
  minutes: [],
  end: { kind: 'never' },
};

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const MONDAY = 1;

/** Returns the rule of the parts as RFC 5545 text: 'FREQ=WEEKLY;BYDAY=MO,TH'. An interval of one is not written. */
export function ruleOfParts(parts: RuleParts): string {
  const isLong = parts.frequency === 'MONTHLY' || parts.frequency === 'YEARLY';
  const monthDays = isLong && parts.dayChoice === 'monthDays' ? parts.monthDays : [];
  const days = isLong
    ? parts.dayChoice === 'ordinals'
      ? parts.ordinals.map(({ ordinal, weekday }) => `${ordinal}${WEEKDAYS[weekday]}`)
      : []
    : mondayFirst(parts.weekdays).map((weekday) => WEEKDAYS[weekday]);
  return [
    `FREQ=${parts.frequency}`,
    ...(parts.interval === 1 ? [] : [`INTERVAL=${parts.interval}`]),
    ...listed('BYMONTH', inOrder(parts.months)),
    ...listed('BYMONTHDAY', inOrder(monthDays)),
    ...listed('BYDAY', days),
    ...listed('BYHOUR', parts.hours),
    ...listed('BYMINUTE', parts.minutes),
    ...(parts.isLatestOnly && monthDays.length > 0 ? ['BYSETPOS=-1'] : []),
    ...endParts(parts.end),
  ].join(';');
}

/** Returns an end as parts of a rule: none, 'UNTIL=20261231T235959' (the whole local day counts), or 'COUNT=5'. */
export function endParts(end: RuleEnd): readonly string[] {
  if (end.kind === 'until') return [`UNTIL=${end.day.replaceAll('-', '')}T235959`];
  return end.kind === 'count' ? [`COUNT=${end.count}`] : [];
}

/**
 * Returns the form's parts of a rule; null for a text that is no rule, or a rule with a part that the form cannot show
 * (weeks or days of the year, positions, the last day at times of the rule, another first day of the week, an end at
 * an instant).
 */
export function partsOfRule(text: string): RuleParts | null {
  const parsed = parseCustomRule(text);
  if (!parsed.ok) return null;
  const rule = parsed.value;
  const end = endOf(rule);
  if (end === null || saysMore(rule)) return null;
  const hasOrdinals = rule.days.some(({ ordinal }) => ordinal !== null);
  const isLong = rule.frequency === 'MONTHLY' || rule.frequency === 'YEARLY';
  const isLatestOnly = rule.positions.length > 0;
  // In each of these cases the form would lose a part of the rule.
  if (!isLong && (rule.monthDays.length > 0 || isLatestOnly)) return null;
  if (isLong && rule.days.length > 0 && (!rule.days.every(isShownOrdinal) || rule.monthDays.length > 0)) return null;
  if (isLatestOnly && (rule.monthDays.length === 0 || namesTimes(rule))) return null;
  // Without a month, an nth weekday of a yearly rule counts within the year.
  if (rule.frequency === 'YEARLY' && hasOrdinals && rule.months.length === 0) return null;
  if (rule.monthDays.some((day) => day < -1)) return null;
  return {
    frequency: rule.frequency,
    interval: rule.interval,
    weekdays: isLong ? [] : mondayFirst(rule.days.map(({ weekday }) => weekday)),
    dayChoice: hasOrdinals ? 'ordinals' : rule.monthDays.length > 0 ? 'monthDays' : 'start',
    monthDays: inOrder(rule.monthDays),
    isLatestOnly,
    ordinals: isLong ? rule.days.map(({ ordinal, weekday }) => ({ ordinal: ordinal ?? 1, weekday })) : [],
    months: inOrder(rule.months),
    hours: rule.hours,
    minutes: rule.minutes,
    end,
  };
}

/** Returns a rule as a form writes it, so that rules of one meaning are one text; the text itself when no form shows it. */
export function tidyRule(text: string): string {
  const parts = partsOfRule(text);
  return parts === null ? text : ruleOfParts(parts);
}

function saysMore(rule: CustomRule): boolean {
  const isOneLast = rule.positions.length === 0 || (rule.positions.length === 1 && rule.positions[0] === -1);
  return (
    rule.yearDays.length > 0 ||
    rule.weeks.length > 0 ||
    !isOneLast ||
    (rule.weekStart !== MONDAY && rule.frequency === 'WEEKLY' && rule.interval > 1)
  );
}

function isShownOrdinal({ ordinal }: { readonly ordinal: number | null }): boolean {
  return ordinal !== null && ORDINALS.some((one) => one === ordinal);
}

/** Returns the end of a rule; null for an end at an instant, which is not the end of a local day. */
function endOf({ count, until }: CustomRule): RuleEnd | null {
  if (count !== null) return { kind: 'count', count };
  if (until === null) return { kind: 'never' };
  if ('utc' in until) return null;
  const written = new Date(until.floating).toISOString();
  return written.slice(11, 19) === '23:59:59' ? { kind: 'until', day: written.slice(0, 10) } : null;
}

function listed(name: string, values: readonly (string | number | undefined)[]): readonly string[] {
  return values.length === 0 ? [] : [`${name}=${values.join(',')}`];
}

/** The last day (-1) comes after the 31st. */
function inOrder(numbers: readonly number[]): number[] {
  const place = (number: number) => (number < 0 ? 100 + number : number);
  return [...new Set(numbers)].toSorted((one, other) => place(one) - place(other));
}

function mondayFirst(weekdays: readonly number[]): number[] {
  return [...new Set(weekdays)].toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7));
}
