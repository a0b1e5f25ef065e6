import { monthByName, weekdayByName } from './calendar-names.ts';
import { type CalendarDay, type Schedule, ScheduleSyntaxError } from './schedule.ts';

type Field = {
  readonly name: string;
  readonly lowest: number;
  readonly highest: number;
  readonly byName?: (name: string) => number | null;
};

const minuteField: Field = { name: 'minute', lowest: 0, highest: 59 };
const hourField: Field = { name: 'hour', lowest: 0, highest: 23 };
const dayField: Field = { name: 'day of month', lowest: 1, highest: 31 };
const monthField: Field = { name: 'month', lowest: 1, highest: 12, byName: monthByName };
// Both 0 and 7 are Sunday.
const weekdayField: Field = { name: 'weekday', lowest: 0, highest: 7, byName: weekdayByName };

/** Parses the five fields of unix cron: minute, hour, day of month, month, weekday. */
export function parseUnixCron(expression: string): Schedule {
  const [minute, hour, day, month, weekday, ...rest] = expression.trim().split(/\s+/);
  if (
    minute === undefined ||
    hour === undefined ||
    day === undefined ||
    month === undefined ||
    weekday === undefined ||
    rest.length > 0
  ) {
    throw new ScheduleSyntaxError(expression, 'unix cron has five fields');
  }
  const minutes = parseField(expression, minute, minuteField);
  const hours = parseField(expression, hour, hourField);
  const days = parseField(expression, day, dayField);
  const months = parseField(expression, month, monthField);
  const weekdays = new Set([...parseField(expression, weekday, weekdayField)].map((value) => value % 7));
  const anyDay = day.startsWith('*');
  const anyWeekday = weekday.startsWith('*');
  return {
    kind: 'calendar',
    minutesOfDay: sorted(hours).flatMap((h) => sorted(minutes).map((m) => h * 60 + m)),
    includesDay: (date: CalendarDay) => {
      if (!months.has(date.month)) return false;
      const dayFits = days.has(date.dayOfMonth);
      const weekdayFits = weekdays.has(date.weekday);
      // Cron's rule: when day of month and weekday are both given, either is enough.
      return anyDay || anyWeekday ? dayFits && weekdayFits : dayFits || weekdayFits;
    },
  };
}

function parseField(expression: string, text: string, field: Field): Set<number> {
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^(\*|[a-z]+|\d+)(?:-([a-z]+|\d+))?(?:\/(\d+))?$/i.exec(part);
    const [, first, last, stepText] = match ?? [];
    if (first === undefined) throw new ScheduleSyntaxError(expression, `"${part}" is no ${field.name}`);
    const step = stepText === undefined ? 1 : Number(stepText);
    const from = first === '*' ? field.lowest : fieldValue(expression, first, field);
    const openEnded = first === '*' || stepText !== undefined;
    const to = last === undefined ? (openEnded ? field.highest : from) : fieldValue(expression, last, field);
    if (step === 0 || to < from || (first === '*' && last !== undefined)) {
      throw new ScheduleSyntaxError(expression, `"${part}" is no ${field.name}`);
    }
    for (let value = from; value <= to; value += step) values.add(value);
  }
  return values;
}

function fieldValue(expression: string, text: string, field: Field): number {
  const value = /^\d+$/.test(text) ? Number(text) : (field.byName?.(text) ?? null);
  if (value === null || value < field.lowest || value > field.highest) {
    throw new ScheduleSyntaxError(expression, `"${text}" is no ${field.name}`);
  }
  return value;
}

function sorted(values: ReadonlySet<number>): number[] {
  return [...values].toSorted((a, b) => a - b);
}
