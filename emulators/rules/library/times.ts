import type { RulesDuration, RulesTimestamp } from '../contract.ts';
import { durationOf, nanosOf, timestampOf } from '../instants.ts';
import { Problem } from '../problem.ts';
import { operation, type Operations } from './operation.ts';

const NANOS: Readonly<Record<string, bigint>> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
};
const NANOS_PER_DAY = 86_400_000_000_000n;
const MILLIS_PER_DAY = 86_400_000;

const asDate = (time: RulesTimestamp): Date => new Date(Number(time.seconds) * 1000);

function startOfDay(time: RulesTimestamp): bigint {
  const nanos = nanosOf(time);
  return nanos - (((nanos % NANOS_PER_DAY) + NANOS_PER_DAY) % NANOS_PER_DAY);
}

function dayOfYear(time: RulesTimestamp): bigint {
  const date = asDate(time);
  const first = utcDate(date.getUTCFullYear(), 1, 1);
  const day = utcDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  return BigInt(Math.round((day.getTime() - first.getTime()) / MILLIS_PER_DAY) + 1);
}

// Date.UTC() maps the years 0 to 99 to 1900 to 1999
function utcDate(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

/** Methods of timestamps; all in UTC. Source: docs/reference/rules/rules.Timestamp. */
export const TIMESTAMP_METHODS: Operations = {
  year: operation('timestamp.year', [], (time: RulesTimestamp) => BigInt(asDate(time).getUTCFullYear())),
  month: operation('timestamp.month', [], (time: RulesTimestamp) => BigInt(asDate(time).getUTCMonth() + 1)),
  day: operation('timestamp.day', [], (time: RulesTimestamp) => BigInt(asDate(time).getUTCDate())),
  // Monday is 1 and Sunday 7
  dayOfWeek: operation('timestamp.dayOfWeek', [], (time: RulesTimestamp) => BigInt(asDate(time).getUTCDay() || 7)),
  dayOfYear: operation('timestamp.dayOfYear', [], dayOfYear),
  hours: operation('timestamp.hours', [], (time: RulesTimestamp) => BigInt(asDate(time).getUTCHours())),
  minutes: operation('timestamp.minutes', [], (time: RulesTimestamp) => BigInt(asDate(time).getUTCMinutes())),
  seconds: operation('timestamp.seconds', [], (time: RulesTimestamp) => BigInt(asDate(time).getUTCSeconds())),
  nanos: operation('timestamp.nanos', [], (time: RulesTimestamp) => BigInt(time.nanos)),
  toMillis: operation(
    'timestamp.toMillis',
    [],
    (time: RulesTimestamp) => time.seconds * 1000n + BigInt(Math.floor(time.nanos / 1_000_000)),
  ),
  date: operation('timestamp.date', [], (time: RulesTimestamp) => timestampOf(startOfDay(time))),
  time: operation('timestamp.time', [], (time: RulesTimestamp) => durationOf(nanosOf(time) - startOfDay(time))),
};

/** Methods of durations. Source: docs/reference/rules/rules.Duration. */
export const DURATION_METHODS: Operations = {
  seconds: operation('duration.seconds', [], (span: RulesDuration) => span.seconds),
  nanos: operation('duration.nanos', [], (span: RulesDuration) => BigInt(span.nanos)),
};

/** The namespace `timestamp`. Source: docs/reference/rules/rules.timestamp. */
export const TIMESTAMP_FUNCTIONS: Operations = {
  date: operation('timestamp.date', ['int', 'int', 'int'], (_receiver, year, month, day) => {
    const date = utcDate(Number(year), Number(month), Number(day));
    // the range of instants excludes the year 0 and those after 9999
    const exists = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
    if (!exists) return new Problem(`Invalid date. year: ${year}, month: ${month}, day: ${day}.`);
    return timestampOf(BigInt(date.getTime()) * 1_000_000n);
  }),
  value: operation('timestamp.value', ['int'], (_receiver, millis) => timestampOf(millis * 1_000_000n)),
};

/** The namespace `duration`. Source: docs/reference/rules/rules.duration. */
export const DURATION_FUNCTIONS: Operations = {
  value: operation('duration.value', ['int', 'string'], (_receiver, amount, unit) => {
    const nanos = Object.hasOwn(NANOS, unit) ? NANOS[unit] : undefined;
    return nanos === undefined ? new Problem(`Invalid duration unit. Unit: ${unit}.`) : durationOf(amount * nanos);
  }),
  time: operation('duration.time', ['int', 'int', 'int', 'int'], (_receiver, hours, minutes, seconds, nanos) =>
    durationOf((hours * 3600n + minutes * 60n + seconds) * 1_000_000_000n + nanos),
  ),
  abs: operation('duration.abs', ['duration'], (_receiver, span) => {
    const nanos = nanosOf(span);
    return durationOf(nanos < 0n ? -nanos : nanos);
  }),
};
