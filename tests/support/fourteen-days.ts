import type { Schedule, TaskTemplate } from '../../src/domain/tasks/task-template.ts';
import { aSchedule } from './builders/task-template.ts';
import { DAY, instantOf, reading, shownOf } from './paris-march.ts';

const HOUR = 3_600_000;
const QUARTER = 15 * 60_000;

/** The fourteen days, and the day on which no job ran. */
export const FIRST = instantOf(reading(3, 24));
export const END = instantOf(reading(4, 7));
export const OUTAGE = { from: instantOf(reading(3, 28)), until: instantOf(reading(3, 29)) };

/** The instants at which a person paused, resumed and skipped. */
export const SUSPENDED_AT = instantOf(reading(3, 26, 12));
export const RESUMED_AT = instantOf(reading(4, 1, 10, 30));
export const SKIPPED_AT = instantOf(reading(3, 31, 12));

/** Returns every instant at which the jobs ran: each quarter of an hour outside the outage. */
export function runsOfJobs(): number[] {
  const all = Array.from({ length: (END - FIRST) / QUARTER }, (_unused, number) => FIRST + number * QUARTER);
  return all.filter((instant) => instant < OUTAGE.from || instant >= OUTAGE.until);
}

/** An automation with its days of occurrence, their time and their due time, written by hand. */
export type Known = {
  readonly name: string;
  readonly schedule: Partial<Schedule>;
  readonly visibility?: TaskTemplate['visibilityStart'];
  /** whether a person is responsible; else it is unassigned */
  readonly isNobodys?: boolean;
  readonly days: readonly (readonly [month: number, day: number])[];
  readonly time: readonly [hour: number, minute: number];
  /** further times of each day */
  readonly moreTimes?: readonly (readonly [hour: number, minute: number])[];
  readonly hoursToDo: number;
  /** days before, at the same time, on which it begins to show; 0 is at midnight of the day */
  readonly showsBefore: number;
  /** the day a person left out */
  readonly skipped?: readonly [month: number, day: number];
};

const march = (...days: readonly number[]) => days.map((day) => [3, day] as const);
const april = (...days: readonly number[]) => days.map((day) => [4, day] as const);
const EVERY_DAY = [...march(24, 25, 26, 27, 28, 29, 30, 31), ...april(1, 2, 3, 4, 5, 6)];
const PLAIN = { time: [8, 0], hoursToDo: 24, showsBefore: 0 } as const;
const from = (day: string, time = '08:00', more: Partial<Schedule> = {}): Partial<Schedule> => ({
  startAt: Date.parse(`${day}T12:00:00Z`),
  recurrenceTime: time,
  ...more,
});

export const AUTOMATIONS: readonly Known[] = [
  { ...PLAIN, name: 'each day', schedule: from('2025-03-24'), days: EVERY_DAY },
  {
    ...{ ...PLAIN, name: 'each day, with four hours for it', days: EVERY_DAY, hoursToDo: 4, isNobodys: true },
    schedule: from('2025-03-24', '08:00', { dueAt: 4 * HOUR }),
  },
  {
    ...{ ...PLAIN, name: 'each day at a time that 30 March does not have', days: EVERY_DAY, time: [2, 30] },
    schedule: from('2025-03-24', '02:30'),
  },
  {
    ...{ ...PLAIN, name: 'each second day', hoursToDo: 4, days: [...march(24, 26, 28, 30), ...april(1, 3, 5)] },
    schedule: from('2025-03-24', '08:00', { recurrenceInterval: 2, dueAt: 4 * HOUR }),
  },
  {
    ...PLAIN,
    name: 'each Thursday',
    schedule: { ...from('2025-03-20'), recurrence: 'WEEKLY' },
    days: [...march(27), ...april(3)],
  },
  {
    ...{ ...PLAIN, name: 'each second Wednesday, nobody’s', days: april(2), isNobodys: true },
    schedule: { ...from('2025-03-19'), recurrence: 'WEEKLY', recurrenceInterval: 2 },
  },
  {
    ...{ ...PLAIN, name: 'each Wednesday, a week before', time: [10, 0], visibility: '1_week', showsBefore: 7 },
    ...{ schedule: { ...from('2025-03-19', '10:00'), recurrence: 'WEEKLY' }, days: [...march(26), ...april(2, 9)] },
  },
  {
    ...{ ...PLAIN, name: 'each day, a day before', time: [18, 0], visibility: '1_day', showsBefore: 1 },
    ...{ schedule: from('2025-03-24', '18:00'), days: [...EVERY_DAY, ...april(7)] },
  },
  {
    ...{ ...PLAIN, name: 'on the 31st', days: march(31) },
    schedule: { ...from('2025-01-31'), recurrence: 'MONTHLY', recurrenceDayOfMonth: 31 },
  },
  { ...PLAIN, name: 'each quarter', schedule: { ...from('2024-12-30'), recurrence: 'QUARTERLY' }, days: march(30) },
  { ...PLAIN, name: 'each year', schedule: { ...from('2024-03-29'), recurrence: 'YEARLY' }, days: march(29) },
  {
    ...{ ...PLAIN, name: 'twice a week', days: [...march(25, 28), ...april(1, 4)] },
    schedule: { ...from('2025-03-24'), recurrence: 'CUSTOM', rrule: 'FREQ=WEEKLY;BYDAY=TU,FR' },
  },
  {
    ...{ ...PLAIN, name: 'five times', days: march(24, 25, 26, 27, 28) },
    schedule: { ...from('2025-03-24'), recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;COUNT=5' },
  },
  {
    ...{ ...PLAIN, name: 'suspended and resumed', days: [...march(24, 25, 26), ...april(2, 3, 4, 5, 6)] },
    schedule: from('2025-03-24'),
  },
  {
    ...{ ...PLAIN, name: 'skipped once', days: EVERY_DAY, time: [9, 0], skipped: [4, 1] },
    schedule: from('2025-03-24', '09:00'),
  },
  {
    ...{ ...PLAIN, name: 'three times a day', hoursToDo: 7, days: EVERY_DAY },
    moreTimes: [
      [12, 0],
      [18, 0],
    ],
    schedule: from('2025-03-24', '08:00', { recurrenceTimes: ['08:00', '12:00', '18:00'], dueAt: 7 * HOUR }),
  },
  {
    ...{ ...PLAIN, name: 'twice by a rule, once at a time that 30 March does not have', days: EVERY_DAY },
    ...{ time: [2, 30], moreTimes: [[20, 30]] },
    schedule: { ...from('2025-03-24', '00:00'), recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;BYHOUR=2,20;BYMINUTE=30' },
  },
];

/** The expected result of one occurrence: a task made at an instant, a missed run, or a skipped one. */
export type Expected = {
  readonly id: string;
  readonly became: 'task' | 'MISSED' | 'SKIPPED';
  readonly scheduledForUnix: number;
  readonly dueAtUnix: number;
  /** the instant at which a task is made */
  readonly madeAt: number;
};

/** Returns the expected result of each occurrence of an automation, in order, when the jobs run at these instants. */
export function expectedOf(known: Known, templateId: string, runs: readonly number[]): Expected[] {
  const times = [known.time, ...(known.moreTimes ?? [])];
  const occurrences = known.days.flatMap((day) => times.map((time) => [day, time] as const));
  return occurrences.map(([[month, day], time]) => {
    const shown = shownOf(reading(month, day, ...time));
    const shows = known.showsBefore === 0 ? reading(month, day) : shown - known.showsBefore * DAY;
    const madeAt = runs.find((instant) => instant >= instantOf(shows)) ?? Infinity;
    const dueAtUnix = instantOf(shown + known.hoursToDo * HOUR);
    const isSkipped = known.skipped?.[0] === month && known.skipped[1] === day;
    return {
      id: `${templateId}-2025${two(month)}${two(day)}${times.length > 1 ? `-${clockOf(shown)}` : ''}`,
      became: isSkipped ? 'SKIPPED' : madeAt < dueAtUnix ? 'task' : 'MISSED',
      scheduledForUnix: instantOf(shown),
      dueAtUnix,
      madeAt,
    };
  });
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** Returns the clock time of a reading as ids have it: '0830'. */
function clockOf(shown: number): string {
  return new Date(shown).toISOString().slice(11, 16).replace(':', '');
}

const REMINDERS = [
  { kind: 'taskReminder24h', before: 24 * HOUR, within: 6 * HOUR },
  { kind: 'taskReminder1h', before: HOUR, within: HOUR },
] as const;

/**
 * Returns the kind and the task of each expected reminder, when the jobs run at these instants and tasks were closed at
 * those.
 */
export function remindersOf(
  expected: readonly Expected[],
  closed: ReadonlyMap<string, number>,
  runs: readonly number[],
): (readonly [kind: (typeof REMINDERS)[number]['kind'], taskId: string])[] {
  const made = expected.filter(({ became, madeAt }) => became === 'task' && madeAt <= runs.at(-1)!);
  return REMINDERS.flatMap(({ kind, before, within }) =>
    made
      .filter(({ id, dueAtUnix, madeAt }) =>
        runs.some(
          (now) =>
            now >= dueAtUnix - before &&
            now < dueAtUnix - before + within &&
            madeAt < dueAtUnix - before &&
            madeAt <= now &&
            (closed.get(id) ?? Infinity) >= now,
        ),
      )
      .map(({ id }) => [kind, id] as const),
  );
}

/** Returns an automation as it is stored before the first of the days. */
export function templateOf(known: Known, keeperId: string): Partial<TaskTemplate> {
  return {
    ...{ name: known.name, title: known.name, schedule: aSchedule(known.schedule) },
    ...{ visibilityStart: known.visibility ?? 'same_day', responsibleIds: known.isNobodys === true ? [] : [keeperId] },
    ...{ activeSinceUnix: FIRST, nextRunUnix: null, nextMakeUnix: null, createdAtUnix: FIRST, updatedAtUnix: FIRST },
  };
}
