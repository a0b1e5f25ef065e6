import fc from 'fast-check';
import { RRule } from 'rrule';
import { describe, expect, it } from 'vitest';
import { aSchedule } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { floatingMs, wallClockAt } from '../time/wall-clock.ts';
import { recurrenceRule } from './recurrence-rule.ts';
import { startWallClock } from './recurrence-start.ts';
import { nextOccurrence } from './task-recurrence.ts';

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
});
