import fc from 'fast-check';
import { RRule } from 'rrule';
import { describe, expect, it } from 'vitest';
import { aSchedule } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { floatingMs, wallClockAt } from '../time/wall-clock.ts';
import { recurrenceRule } from './recurrence-rule.ts';
import { startWallClock } from './recurrence-start.ts';
import { nextOccurrence } from './task-recurrence.ts';
import { timesOfDay } from './times-of-day.ts';
import { upcomingOccurrences } from './upcoming-occurrences.ts';

const rule = (differences: Parameters<typeof aSchedule>[0]) => recurrenceRule(aSchedule(differences), ZONE);

describe('the rule of a schedule', () => {
  it.each([
    ['NONE', {}, null],
    ['DAILY', { recurrenceInterval: 2 }, 'FREQ=DAILY;INTERVAL=2'],
    ['WEEKLY', { recurrenceDayOfWeek: 0 }, 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU'],
    ['WEEKLY', { recurrenceDayOfWeek: 6, recurrenceInterval: 3 }, 'FREQ=WEEKLY;INTERVAL=3;BYDAY=SA'],
    ['WEEKLY', {}, 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE'],
    ['MONTHLY', { recurrenceDayOfMonth: 28 }, 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=28'],
    ['MONTHLY', { recurrenceDayOfMonth: 29 }, 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=28,29;BYSETPOS=-1'],
    ['MONTHLY', { recurrenceDayOfMonth: 31 }, 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
    ['QUARTERLY', { recurrenceInterval: 2 }, 'FREQ=MONTHLY;INTERVAL=6;BYMONTHDAY=15'],
    ['QUARTERLY', { recurrenceDayOfMonth: 30 }, 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30;BYSETPOS=-1'],
    ['YEARLY', {}, 'FREQ=YEARLY;INTERVAL=1;BYMONTH=1;BYMONTHDAY=15'],
    [
      'YEARLY',
      { recurrenceMonthOfYear: 2, recurrenceDayOfMonth: 29 },
      'FREQ=YEARLY;INTERVAL=1;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1',
    ],
    [
      'YEARLY',
      { recurrenceMonthOfYear: 12, recurrenceDayOfMonth: 31 },
      'FREQ=YEARLY;INTERVAL=1;BYMONTH=12;BYMONTHDAY=31',
    ],
    ['CUSTOM', { rrule: 'FREQ=MONTHLY;BYDAY=-1FR' }, 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['CUSTOM', { rrule: 'every day' }, null],
    ['CUSTOM', { rrule: null }, null],
  ] as const)('%s with %o', (recurrence, differences, expected) => {
    expect(rule({ recurrence, ...differences })).toBe(expected);
  });

  it('read by another implementation gives the same days', () => {
    const schedules = fc
      .record({
        recurrence: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'),
        startAt: fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }),
        recurrenceInterval: fc.integer({ min: 1, max: 4 }),
        recurrenceDayOfWeek: fc.option(fc.integer({ min: 0, max: 6 })),
        recurrenceDayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
        recurrenceMonthOfYear: fc.option(fc.integer({ min: 1, max: 12 })),
      })
      // At noon the clock never changes, so clock times and instants keep one order.
      .map((differences) => aSchedule({ ...differences, recurrenceTime: '12:00' }));
    fc.assert(
      fc.property(schedules, fc.integer({ min: 0, max: 3_000 }), (schedule, days) => {
        const from = schedule.startAt + days * 86_400_000;
        const dtstart = new Date(floatingMs(startWallClock(schedule, ZONE)));
        const other = new RRule({ ...RRule.parseString(recurrenceRule(schedule, ZONE)!), dtstart });
        const next = nextOccurrence(schedule, from, ZONE)!;
        expect(new Date(floatingMs(wallClockAt(next, ZONE)))).toEqual(
          other.after(new Date(floatingMs(wallClockAt(from, ZONE))), false),
        );
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it('with several times of a day, of the schedule or of the rule, gives the same moments as another implementation', () => {
    const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
    const hours = fc.uniqueArray(fc.integer({ min: 4, max: 23 }), { minLength: 1, maxLength: 4 }).map(inOrder);
    const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { minLength: 1, maxLength: 2 }).map(inOrder);
    const rules = fc.constantFrom(
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH',
      'FREQ=MONTHLY;BYMONTHDAY=1,31',
      'FREQ=MONTHLY;BYDAY=-1FR',
      'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=2,-1',
      'FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU',
      'FREQ=DAILY;COUNT=7',
    );
    const starts = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) });
    fc.assert(
      fc.property(rules, hours, minutes, starts, (days, byHour, byMinute, startAt) => {
        const named = `${days};BYHOUR=${byHour.join(',')};BYMINUTE=${byMinute.join(',')}`;
        const base = { recurrence: 'CUSTOM', startAt, recurrenceTime: '00:00' } as const;
        const byRule = aSchedule({ ...base, rrule: named });
        const dtstart = new Date(floatingMs(startWallClock(byRule, ZONE)));
        const expected = new RRule({ ...RRule.parseString(named), dtstart }).all((_, index) => index < 12);
        const moments = (schedule: ReturnType<typeof aSchedule>) =>
          upcomingOccurrences(schedule, null, 12, ZONE).map((one) => new Date(floatingMs(wallClockAt(one, ZONE))));
        expect(moments(byRule)).toEqual(expected);
        // Positions count the times of a rule, but the days of a schedule that has its times beside its rule.
        if (days.includes('BYSETPOS')) return;
        const times = timesOfDay(byRule);
        expect(moments(aSchedule({ ...base, rrule: days, recurrenceTimes: [...times] }))).toEqual(expected);
      }),
      { numRuns: 300, seed: 11 },
    );
  });
});
