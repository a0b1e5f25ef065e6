import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { MAX_TIMES_A_DAY } from './task-template.ts';

/** Longest text of a custom rule that forms and rules accept. */
export const RRULE_MAX_LENGTH = 500;

/** A custom rule after parsing (RFC 5545 §3.3.10). An empty list restricts nothing. */
export type CustomRule = {
  readonly frequency: Frequency;
  readonly interval: number;
  /** number of occurrences in all; null for no end by number */
  readonly count: number | null;
  readonly until: Until | null;
  /** first day of the week; 0 Sunday … 6 Saturday */
  readonly weekStart: number;
  readonly days: readonly RuleDay[];
  /** the numbers of these lists count from the end when negative */
  readonly monthDays: readonly number[];
  readonly yearDays: readonly number[];
  readonly weeks: readonly number[];
  readonly positions: readonly number[];
  /** 1…12 */
  readonly months: readonly number[];
  /** of the times of day: every hour with every minute; empty for those of the start */
  readonly hours: readonly number[];
  readonly minutes: readonly number[];
};

/** A weekday (0 Sunday … 6 Saturday), or the nth one of its month or year (from the end when negative). */
export type RuleDay = { readonly weekday: number; readonly ordinal: number | null };

/** The last moment of a rule, inclusive: an instant (UTC), or a time of the local clock. Both in milliseconds. */
export type Until = { readonly utc: number } | { readonly floating: number };

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const RULE_DAY = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/;
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
type Frequency = (typeof FREQUENCIES)[number];
const TOO_FREQUENT = ['HOURLY', 'MINUTELY', 'SECONDLY'];

/** The parts of a rule, and the values each may take (RFC 5545 §3.3.10). */
const PARTS: Readonly<Record<string, (value: string) => boolean>> = {
  FREQ: (value) => FREQUENCIES.some((name) => name === value),
  INTERVAL: (value) => /^[1-9]\d{0,2}$/.test(value),
  COUNT: (value) => /^[1-9]\d{0,3}$/.test(value),
  UNTIL: (value) => untilOf(value) !== null,
  WKST: (value) => WEEKDAYS.includes(value),
  BYDAY: listOf((item) => {
    const match = RULE_DAY.exec(item);
    return match !== null && (match[1] === undefined || isWithin(match[1], 53));
  }),
  BYMONTHDAY: listOf((item) => isWithin(item, 31)),
  BYYEARDAY: listOf((item) => isWithin(item, 366)),
  BYWEEKNO: listOf((item) => isWithin(item, 53)),
  BYSETPOS: listOf((item) => isWithin(item, 366)),
  BYMONTH: listOf((item) => /^\d/.test(item) && isWithin(item, 12)),
  BYHOUR: listOf((item) => /^\d{1,2}$/.test(item) && Number(item) < 24),
  BYMINUTE: listOf((item) => /^\d{1,2}$/.test(item) && Number(item) < 60),
};

/**
 * Returns the custom rule of a text, an RFC 5545 recurrence with an optional `RRULE:` before it. Errors:
 * 'task/rrule-too-frequent' for more than eight times of one day, 'task/rrule-invalid' for anything else that the
 * standard does not allow (an empty text too).
 */
export function parseCustomRule(text: string): Result<CustomRule> {
  if (text.length > RRULE_MAX_LENGTH) return invalid();
  const parts = new Map<string, string>();
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
    .split(';')) {
    const [name = '', value = '', ...rest] = part.split('=');
    if (rest.length > 0 || parts.has(name)) return invalid();
    parts.set(name, value);
  }
  if (TOO_FREQUENT.includes(parts.get('FREQ') ?? '')) return fail(appError('task/rrule-too-frequent'));
  const allowed = [...parts].every(([name, value]) => PARTS[name]?.(value) === true);
  if (!allowed || !areCompatible(parts)) return invalid();
  const rule = ruleOf(parts);
  return hasTooManyTimes(rule) ? fail(appError('task/rrule-too-frequent')) : ok(rule);
}

function ruleOf(parts: ReadonlyMap<string, string>): CustomRule {
  const number = (name: string) => (parts.has(name) ? Number(parts.get(name)) : null);
  const list = (name: string) => parts.get(name)?.split(',') ?? [];
  const numbers = (name: string) => list(name).map(Number);
  return {
    frequency: FREQUENCIES.find((name) => name === parts.get('FREQ')) ?? 'DAILY',
    interval: number('INTERVAL') ?? 1,
    count: number('COUNT'),
    until: untilOf(parts.get('UNTIL') ?? ''),
    weekStart: WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO'),
    days: list('BYDAY').map((item) => ({
      weekday: WEEKDAYS.indexOf(item.slice(-2)),
      ordinal: item.length === 2 ? null : Number(item.slice(0, -2)),
    })),
    monthDays: numbers('BYMONTHDAY'),
    yearDays: numbers('BYYEARDAY'),
    weeks: numbers('BYWEEKNO'),
    positions: numbers('BYSETPOS'),
    months: numbers('BYMONTH'),
    hours: distinct(numbers('BYHOUR')),
    minutes: distinct(numbers('BYMINUTE')),
  };
}

function invalid(): Result<never> {
  return fail(appError('task/rrule-invalid'));
}

function hasTooManyTimes({ hours, minutes }: CustomRule): boolean {
  return Math.max(1, hours.length) * Math.max(1, minutes.length) > MAX_TIMES_A_DAY;
}

function distinct(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

/**
 * Returns whether the parts fit together: the standard forbids some of them beside each other, and some need another.
 */
function areCompatible(parts: ReadonlyMap<string, string>): boolean {
  const frequency = parts.get('FREQ');
  const has = (name: string) => parts.has(name);
  const isFrequency = (...names: string[]) => frequency !== undefined && names.includes(frequency);
  const hasOrdinal = /\d/.test(parts.get('BYDAY') ?? '');
  return (
    frequency !== undefined &&
    !(has('COUNT') && has('UNTIL')) &&
    !(has('BYMONTHDAY') && isFrequency('WEEKLY')) &&
    !(has('BYYEARDAY') && !isFrequency('YEARLY')) &&
    !(has('BYWEEKNO') && !isFrequency('YEARLY')) &&
    !(hasOrdinal && (!isFrequency('MONTHLY', 'YEARLY') || has('BYWEEKNO'))) &&
    !(has('BYSETPOS') && !['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYMONTH'].some(has))
  );
}

function listOf(isItem: (item: string) => boolean): (value: string) => boolean {
  return (value) => value.split(',').every(isItem);
}

/** Returns whether a written whole number lies in 1…limit or -limit…-1. */
function isWithin(text: string, limit: number): boolean {
  const size = Math.abs(Number(text));
  return /^[+-]?\d{1,3}$/.test(text) && size >= 1 && size <= limit;
}

/** Returns the end that `UNTIL` names; a bare date counts to the end of that local day. Null for an invalid value. */
function untilOf(value: string): Until | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/.exec(value);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 23, minute = 59, second = 59] = match
    .slice(1)
    .map((digits) => (digits === undefined ? undefined : Number(digits)));
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(time);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCHours() === hour;
  if (!exists || minute > 59 || second > 59) return null;
  return match[7] === 'Z' ? { utc: time } : { floating: time };
}
