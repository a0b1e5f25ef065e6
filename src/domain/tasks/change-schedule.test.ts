import { describe, expect, it } from 'vitest';
import { aSchedule, aTaskTemplate } from '../../../tests/support/builders/task-template.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { ZONE } from '../time/epoch.ts';
import { hasSameDays, isSameSchedule, handledUpTo, movedTimes, storedSchedule } from './change-schedule.ts';
import type { Task } from './task.ts';
import type { Schedule } from './task-template.ts';

const at = (iso: string) => Date.parse(iso);
const HOUR = 3_600_000;

describe('a schedule as it is stored', () => {
  it.each([
    ['DAILY', null, 'FREQ=DAILY;INTERVAL=1', '0 0 * * *', 'DAILY'],
    ['WEEKLY', null, 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE', '0 0 * * 3', 'WEEKLY'],
    ['QUARTERLY', null, 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15', '0 0 15 1,4,7,10 *', 'MONTHLY'],
    ['YEARLY', null, 'FREQ=YEARLY;INTERVAL=1;BYMONTH=1;BYMONTHDAY=15', '0 0 15 1 *', 'YEARLY'],
    ['CUSTOM', 'RRULE:freq=weekly;byday=mo', 'RRULE:freq=weekly;byday=mo', null, 'WEEKLY'],
    ['CUSTOM', null, null, null, 'DAILY'],
  ] as const)('%s with the rule %s', (recurrence, typed, rrule, cronExpression, recurrenceFrequency) => {
    expect(storedSchedule(aSchedule({ recurrence, rrule: typed }), ZONE)).toMatchObject({
      rrule,
      cronExpression,
      cronDescription: null,
      recurrenceFrequency,
    });
  });
});

describe('two schedules', () => {
  const stored = (differences: Partial<Schedule> = {}) => storedSchedule(aSchedule(differences), ZONE);

  it('are the same on one day, whatever else is kept beside the rule', () => {
    expect(isSameSchedule(aSchedule(), stored(), ZONE)).toBe(true);
    expect(isSameSchedule(aSchedule(), stored({ startAt: at('2025-01-15T22:59:00Z') }), ZONE)).toBe(true);
  });
  it.each([
    ['another day of start', { startAt: at('2025-01-15T23:00:00Z') }],
    ['another recurrence', { recurrence: 'WEEKLY' }],
    ['another interval', { recurrenceInterval: 2 }],
    ['another day of the week', { recurrenceDayOfWeek: 3 }],
    ['another day of the month', { recurrenceDayOfMonth: 15 }],
    ['another month', { recurrenceMonthOfYear: 1 }],
  ] as const)('have other days with %s', (_what, differences) => {
    expect(hasSameDays(aSchedule(), stored(differences), ZONE)).toBe(false);
    expect(isSameSchedule(aSchedule(), stored(differences), ZONE)).toBe(false);
  });
  it('with custom rules have other days when the rules differ', () => {
    const custom = (rrule: string) => aSchedule({ recurrence: 'CUSTOM', rrule });
    expect(hasSameDays(custom('FREQ=DAILY'), custom('FREQ=DAILY'), ZONE)).toBe(true);
    expect(hasSameDays(custom('FREQ=DAILY'), custom('FREQ=WEEKLY'), ZONE)).toBe(false);
  });
  it.each([
    ['FREQ=WEEKLY;INTERVAL=1;BYDAY=TH,MO', 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['RRULE:freq=daily;count=5;byhour=8', 'FREQ=DAILY;COUNT=5'],
  ])('with custom rules of one meaning have the same days: %s', (one, other) => {
    const custom = (rrule: string) => aSchedule({ recurrence: 'CUSTOM', rrule });
    expect(hasSameDays(custom(one), custom(other), ZONE)).toBe(true);
  });
  it('with custom rules have the same days at other times, unless positions count the times', () => {
    const custom = (rrule: string) => aSchedule({ recurrence: 'CUSTOM', rrule });
    expect(hasSameDays(custom('FREQ=DAILY;BYHOUR=8'), custom('FREQ=DAILY;BYHOUR=8,18'), ZONE)).toBe(true);
    expect(isSameSchedule(custom('FREQ=DAILY;BYHOUR=8'), custom('FREQ=DAILY;BYHOUR=8,18'), ZONE)).toBe(false);
    const last = 'FREQ=MONTHLY;BYMONTHDAY=1,2;BYSETPOS=-1;BYHOUR=';
    expect(hasSameDays(custom(`${last}8`), custom(`${last}8,18`), ZONE)).toBe(false);
  });
  it.each([{ recurrenceTime: '09:00' }, { recurrenceTimes: ['08:00', '18:00'] }, { dueAt: HOUR }])(
    'have the same days at other times with %o',
    (times) => {
      expect(hasSameDays(aSchedule(), stored(times), ZONE)).toBe(true);
      expect(isSameSchedule(aSchedule(), stored(times), ZONE)).toBe(false);
    },
  );
});

describe('the last handled occurrence of an automation whose days change', () => {
  const last = (lastRun: string | null) =>
    handledUpTo(
      { schedule: aSchedule(), lastRunUnix: lastRun === null ? null : at(lastRun) },
      at('2025-01-20T12:00:00Z'),
      ZONE,
    );
  it('stays, when it is past or was never', () => {
    expect(last('2025-01-20T07:00:00Z')).toBe(at('2025-01-20T07:00:00Z'));
    expect(last('2025-01-20T12:00:00Z')).toBe(at('2025-01-20T12:00:00Z'));
    expect(last(null)).toBeNull();
  });
  it('is the latest until now, when tasks were made ahead', () => {
    expect(last('2025-01-27T07:00:00Z')).toBe(at('2025-01-20T07:00:00Z'));
  });
});

describe('a task of an automation whose time of day changes', () => {
  const schedule = aSchedule({ recurrenceTime: '14:00', dueAt: 2 * HOUR });
  const moved = (differences: Partial<Task> = {}, now = '2025-01-20T09:00:00Z') =>
    movedTimes(
      {
        ...aTask({ taskId: 'template-1-20250120', scheduledForUnix: at('2025-01-20T07:00:00Z') }),
        ...differences,
      },
      aTaskTemplate(),
      aTaskTemplate({ schedule }),
      at(now),
      ZONE,
    );

  it('moves to it on its day, with its due time', () => {
    expect(moved()).toEqual({
      scheduledForUnix: at('2025-01-20T13:00:00Z'),
      dueAtUnix: at('2025-01-20T15:00:00Z'),
    });
  });
  it.each([
    ['is in progress', { status: 'IN_PROGRESS' }],
    ['was begun', { startedAtUnix: 5 }],
    ['was made by hand', { taskId: 'template-1-now-20250120T0700Z' }],
  ] as const)('stays when it %s', (_what, differences) => {
    expect(moved(differences)).toBeNull();
  });
  it('stays when the new time has passed, at its very instant too', () => {
    expect(moved({}, '2025-01-20T13:00:00Z')).toBeNull();
    expect(moved({}, '2025-01-20T12:59:59Z')).not.toBeNull();
  });
  it('stays when its day is no longer one of the schedule’s', () => {
    const day = { taskId: 'template-1-20250110', scheduledForUnix: at('2025-01-10T07:00:00Z') };
    expect(moved(day, '2025-01-09T09:00:00Z')).toBeNull();
  });
  it.each([
    ['08:00 → 09:00,12:00', ['08:00', '12:00'], ['09:00', '12:00'], '08:00', '09:00'],
    ['12:00 stays', ['08:00', '12:00'], ['09:00', '12:00'], '12:00', null],
    ['in order', ['08:00', '12:00'], ['09:00', '13:00'], '12:00', '13:00'],
    ['one to several', ['08:00'], ['09:00', '13:00'], '08:00', '09:00'],
    ['without a successor', ['08:00', '12:00'], ['08:00'], '12:00', null],
    ['several to one', ['08:00', '12:00'], ['10:00'], '08:00', '10:00'],
    ['several to one, without a successor', ['08:00', '12:00'], ['10:00'], '12:00', null],
    ['of no time of the schedule', ['08:00', '12:00'], ['10:00', '12:00'], '07:00', null],
  ] as const)(
    'of several times moves from a time that is gone to one that is new: %s',
    (_what, olds, news, from, to) => {
      const of = (times: readonly string[]) =>
        aSchedule({ recurrenceTime: times[0] ?? '', recurrenceTimes: [...times] });
      const time = (text: string) => at(`2025-01-20T${text}:00Z`) - HOUR;
      const taskId = `template-1-20250120-${from.replace(':', '')}`;
      const result = movedTimes(
        aTask({ taskId, scheduledForUnix: time(from) }),
        aTaskTemplate({ schedule: of(olds) }),
        aTaskTemplate({ schedule: of(news) }),
        at('2025-01-20T00:00:00Z'),
        ZONE,
      );
      expect(result?.scheduledForUnix ?? null).toBe(to === null ? null : time(to));
    },
  );
});
