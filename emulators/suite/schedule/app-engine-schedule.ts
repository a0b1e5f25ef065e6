import { monthByName, weekdayByName } from './calendar-names.ts';
import { type CalendarDay, type Schedule, ScheduleSyntaxError } from './schedule.ts';

const MINUTE_MS = 60_000;

const intervalForm =
  /^every (?:(\d+) )?(minutes?|mins?|hours?)(?: synchronized)?(?: from (\d{1,2}:\d{2}) to (\d{1,2}:\d{2}))?$/;
const dayForm = /^(every|[\da-z,]+) (?:([a-z,]+?) )?(?:of ([a-z,]+) )?(\d{1,2}:\d{2})$/;

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/**
 * Parses the phrases of App Engine's cron, for example "every 5 minutes", "every day 03:00", "every monday,friday of
 * march 09:30", "1st,third tuesday of month 17:00" and "1,15 of month 04:00".
 */
export function parseAppEngineSchedule(expression: string): Schedule {
  const text = expression.trim().toLowerCase().replace(/\s+/g, ' ').replace(/ ?, ?/g, ',');
  const interval = intervalForm.exec(text);
  if (interval !== null) return intervalSchedule(expression, interval);
  const days = dayForm.exec(text);
  if (days !== null) return daySchedule(expression, days);
  throw new ScheduleSyntaxError(expression, 'not understood');
}

function intervalSchedule(expression: string, match: RegExpExecArray): Schedule {
  const [, amount = '1', unit = '', from, to] = match;
  const minutes = Number(amount) * (unit.startsWith('h') ? 60 : 1);
  if (minutes === 0) throw new ScheduleSyntaxError(expression, 'the interval is zero');
  if (from === undefined || to === undefined) return { kind: 'interval', everyMs: minutes * MINUTE_MS };
  const first = minuteOfDay(expression, from);
  const last = minuteOfDay(expression, to);
  const minutesOfDay: number[] = [];
  for (let minute = first; minute <= last; minute += minutes) minutesOfDay.push(minute);
  return { kind: 'calendar', minutesOfDay, includesDay: () => true };
}

function daySchedule(expression: string, match: RegExpExecArray): Schedule {
  const [, which = '', dayNames, monthNames, time = ''] = match;
  const months = namedMonths(expression, monthNames);
  const weekdays = namedWeekdays(expression, dayNames);
  const includesPosition = dayPosition(expression, which, weekdays !== null);
  return {
    kind: 'calendar',
    minutesOfDay: [minuteOfDay(expression, time)],
    includesDay: (day) =>
      (months === null || months.has(day.month)) &&
      (weekdays === null || weekdays.has(day.weekday)) &&
      includesPosition(day),
  };
}

/** "every" means any day; numbers are days of the month, or ordinals of a weekday in the month. */
function dayPosition(expression: string, which: string, countsWeekdays: boolean): (day: CalendarDay) => boolean {
  if (which === 'every') return () => true;
  const positions = new Set(which.split(',').map((word) => ordinal(expression, word)));
  return countsWeekdays
    ? (day) => positions.has(Math.ceil(day.dayOfMonth / 7))
    : (day) => positions.has(day.dayOfMonth);
}

function ordinal(expression: string, word: string): number {
  const named = ordinals.indexOf(word);
  const value = named === -1 ? Number(/^(\d+)(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? Number.NaN) : named + 1;
  if (!(value >= 1 && value <= 31)) throw new ScheduleSyntaxError(expression, `"${word}" is no day`);
  return value;
}

function namedWeekdays(expression: string, names: string | undefined): ReadonlySet<number> | null {
  if (names === undefined || names === 'day') return null;
  return new Set(names.split(',').map((name) => known(expression, name, weekdayByName(name))));
}

function namedMonths(expression: string, names: string | undefined): ReadonlySet<number> | null {
  if (names === undefined || names === 'month') return null;
  return new Set(names.split(',').map((name) => known(expression, name, monthByName(name))));
}

function known(expression: string, name: string, value: number | null): number {
  if (value === null) throw new ScheduleSyntaxError(expression, `"${name}" is not understood`);
  return value;
}

function minuteOfDay(expression: string, time: string): number {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  if (hour > 23 || minute > 59) throw new ScheduleSyntaxError(expression, `"${time}" is no time of day`);
  return hour * 60 + minute;
}
