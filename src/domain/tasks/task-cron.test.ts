import { describe, expect, it } from 'vitest';
import { aSchedule } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { cronExpression } from './task-cron.ts';

const cron = (differences: Parameters<typeof aSchedule>[0]) => cronExpression(aSchedule(differences), ZONE);

describe('the cron expression of a schedule', () => {
  it.each([
    ['DAILY', {}, '0 0 * * *'],
    ['DAILY', { recurrenceTime: '17:45' }, '0 0 * * *'],
    ['WEEKLY', { recurrenceDayOfWeek: 0 }, '0 0 * * 0'],
    ['WEEKLY', { recurrenceDayOfWeek: 6 }, '0 0 * * 6'],
    ['WEEKLY', {}, '0 0 * * 3'],
    ['MONTHLY', { recurrenceDayOfMonth: 31 }, '0 0 31 * *'],
    ['MONTHLY', {}, '0 0 15 * *'],
    ['QUARTERLY', {}, '0 0 15 1,4,7,10 *'],
    ['QUARTERLY', { startAt: Date.parse('2025-11-20T07:00:00Z') }, '0 0 20 2,5,8,11 *'],
    ['QUARTERLY', { startAt: Date.parse('2025-12-20T07:00:00Z') }, '0 0 20 3,6,9,12 *'],
    ['YEARLY', { recurrenceMonthOfYear: 2, recurrenceDayOfMonth: 29 }, '0 0 29 2 *'],
    ['YEARLY', {}, '0 0 15 1 *'],
    ['NONE', {}, null],
    ['CUSTOM', { rrule: 'FREQ=DAILY' }, null],
    ['DAILY', { recurrenceInterval: 2 }, null],
    ['MONTHLY', { recurrenceInterval: 3 }, null],
  ] as const)('%s with %o', (recurrence, differences, expected) => {
    expect(cron({ recurrence, ...differences })).toBe(expected);
  });
});
