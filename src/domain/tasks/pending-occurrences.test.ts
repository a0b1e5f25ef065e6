import { describe, expect, it } from 'vitest';
import { aSchedule, aTaskTemplate } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { missedAndDue, MAX_MADE_AT_ONCE, MAX_MISSED_RECORDED, nextRun } from './pending-occurrences.ts';
import type { Schedule, TaskTemplate } from './task-template.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number | null) =>
  instant === null ? null : new Date(instant).toISOString().replace(':00.000', '');
const HOUR = 3_600_000;

const next = (schedule: Schedule, lastRun: string | null, activeSince: string | null = null) =>
  iso(
    nextRun(
      {
        schedule,
        lastRunUnix: lastRun === null ? null : at(lastRun),
        activeSinceUnix: activeSince === null ? null : at(activeSince),
      },
      ZONE,
    ),
  );

describe('the next run of an automation', () => {
  it('is its first occurrence as long as it has not run', () => {
    expect(next(aSchedule(), null)).toBe('2025-01-15T07:00Z');
  });
  it.each([
    ['DAILY', '2025-03-29T07:00Z', '2025-03-30T06:00Z'],
    ['WEEKLY', '2025-03-26T07:00Z', '2025-04-02T06:00Z'],
    ['MONTHLY', '2025-02-15T07:00Z', '2025-03-15T07:00Z'],
  ] as const)('of a %s one is one day, week or month after the last', (recurrence, lastRun, expected) => {
    expect(next(aSchedule({ recurrence }), lastRun)).toBe(expected);
  });
  it('of a monthly one anchored at the 31st is 31 March after 28 February', () => {
    const schedule = aSchedule({ recurrence: 'MONTHLY', startAt: at('2025-01-31T07:00Z'), recurrenceDayOfMonth: 31 });
    expect(next(schedule, '2025-02-28T07:00Z')).toBe('2025-03-31T06:00Z');
  });
  it('of a custom one without a rule is one day after the last', () => {
    expect(next(aSchedule({ recurrence: 'CUSTOM' }), '2025-01-15T07:00Z')).toBe('2025-01-16T07:00Z');
  });
  it('of a custom one is the rule’s first occurrence from the next day on', () => {
    const schedule = aSchedule({ recurrence: 'CUSTOM', rrule: 'FREQ=WEEKLY;BYDAY=WE,FR', recurrenceTime: '18:00' });
    expect(next(schedule, '2025-01-15T07:00Z')).toBe('2025-01-17T17:00Z');
    const midnight = { ...schedule, recurrenceTime: '00:00', rrule: 'FREQ=DAILY' };
    expect(next(midnight, '2025-01-15T07:00Z')).toBe('2025-01-15T23:00Z');
  });
  it('follows the last handled occurrence, and the last run only in an automation stored before that field', () => {
    const progress = { schedule: aSchedule(), activeSinceUnix: null, lastRunUnix: at('2025-01-20T07:00Z') };
    expect(iso(nextRun(progress, ZONE))).toBe('2025-01-21T07:00Z');
    expect(iso(nextRun({ ...progress, handledUntilUnix: at('2025-01-25T07:00Z') }, ZONE))).toBe('2025-01-26T07:00Z');
    expect(iso(nextRun({ ...progress, handledUntilUnix: null }, ZONE))).toBe('2025-01-15T07:00Z');
  });
  it('with several times of a day is the next of them, each by itself', () => {
    const schedule = aSchedule({ recurrenceTimes: ['08:00', '12:00', '18:00'] });
    expect(next(schedule, null)).toBe('2025-01-15T07:00Z');
    expect(next(schedule, '2025-01-15T07:00Z')).toBe('2025-01-15T11:00Z');
    expect(next(schedule, '2025-01-15T17:00Z')).toBe('2025-01-16T07:00Z');
    expect(next(schedule, '2025-01-15T07:00Z', '2025-01-15T12:00Z')).toBe('2025-01-15T17:00Z');
  });
  it('after a change of its time is not on the day of the last one again', () => {
    expect(next(aSchedule({ recurrenceTime: '14:00' }), '2025-01-20T07:00Z', '2025-01-20T09:00Z')).toBe(
      '2025-01-21T13:00Z',
    );
  });
  it('is never before it was created, resumed or changed, and may be at that very instant', () => {
    expect(next(aSchedule(), null, '2025-03-01T07:00Z')).toBe('2025-03-01T07:00Z');
    expect(next(aSchedule(), null, '2025-03-01T07:01Z')).toBe('2025-03-02T07:00Z');
    expect(next(aSchedule(), '2025-01-20T07:00Z', '2025-03-01T07:01Z')).toBe('2025-03-02T07:00Z');
  });
  it('is none once the recurrence has ended', () => {
    expect(next(aSchedule({ recurrence: 'NONE' }), '2025-01-15T07:00Z')).toBeNull();
    expect(next(aSchedule({ recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;COUNT=2' }), '2025-01-16T07:00Z')).toBeNull();
  });
});

describe('the pending occurrences of an automation', () => {
  const todo = (now: string, differences: Partial<TaskTemplate> = {}) => {
    const { due, missed, unrecorded } = missedAndDue(aTaskTemplate(differences), at(now), ZONE);
    return { due: due.map(iso), missed: missed.map(iso), unrecorded };
  };
  const ran = (lastRun: string) => ({ lastRunUnix: at(lastRun) });

  it.each([
    ['same_day', '2025-01-19T23:00Z'],
    ['1_day', '2025-01-19T07:00Z'],
    ['2_days', '2025-01-18T07:00Z'],
    ['3_days', '2025-01-17T07:00Z'],
    ['1_week', '2025-01-13T07:00Z'],
  ] as const)('include a task as soon as it shows, %s', (visibilityStart, shows) => {
    const weekly = aSchedule({ recurrence: 'WEEKLY', recurrenceDayOfWeek: 1 });
    const monday = { visibilityStart, schedule: weekly, ...ran('2025-01-13T06:00Z') };
    expect(todo(iso(at(shows) - 60_000) ?? '', monday).due).toEqual([]);
    expect(todo(shows, monday).due).toEqual(['2025-01-20T07:00Z']);
  });
  it('include a task until it is due, and a missed one from that instant on', () => {
    const weekly = aSchedule({ recurrence: 'WEEKLY', dueAt: 2 * HOUR });
    const last = { ...ran('2025-01-15T07:00Z'), schedule: weekly };
    expect(todo('2025-01-22T08:59Z', last)).toEqual({ due: ['2025-01-22T07:00Z'], missed: [], unrecorded: 0 });
    expect(todo('2025-01-22T09:00Z', last)).toEqual({ due: [], missed: ['2025-01-22T07:00Z'], unrecorded: 0 });
  });
  it('with several times of a day are made or missed each by itself, at its own due time', () => {
    const thrice = aSchedule({ recurrenceTimes: ['08:00', '12:00', '18:00'], dueAt: 4 * HOUR });
    expect(todo('2025-01-16T11:30Z', { ...ran('2025-01-15T11:00Z'), schedule: thrice })).toEqual({
      due: ['2025-01-16T11:00Z', '2025-01-16T17:00Z'],
      missed: ['2025-01-15T17:00Z', '2025-01-16T07:00Z'],
      unrecorded: 0,
    });
    const ahead = { ...ran('2025-01-15T11:00Z'), schedule: thrice, visibilityStart: '1_day' as const };
    expect(todo('2025-01-15T12:00Z', ahead).due).toEqual([
      '2025-01-15T17:00Z',
      '2025-01-16T07:00Z',
      '2025-01-16T11:00Z',
    ]);
  });
  it('after an outage of five days are a task for every day not past its due time, and missed ones for the others', () => {
    const threeDays = aSchedule({ dueAt: 3 * 24 * HOUR });
    expect(todo('2025-01-20T12:00Z', { ...ran('2025-01-15T07:00Z'), schedule: threeDays })).toEqual({
      due: ['2025-01-18T07:00Z', '2025-01-19T07:00Z', '2025-01-20T07:00Z'],
      missed: ['2025-01-16T07:00Z', '2025-01-17T07:00Z'],
      unrecorded: 0,
    });
  });
  it('after an outage of years are recorded for the newest missed ones and counted for the rest', () => {
    const { due, missed, unrecorded } = todo('2035-01-15T12:00Z', ran('2025-01-15T07:00Z'));
    expect(due).toEqual(['2035-01-15T07:00Z']);
    expect(missed).toHaveLength(MAX_MISSED_RECORDED);
    expect(missed.at(-1)).toBe('2035-01-14T07:00Z');
    expect(missed.length + unrecorded).toBe(3_651);
  });
  it('are limited in number at once, the oldest first', () => {
    const { due } = todo('2025-12-31T12:00Z', {
      ...ran('2025-01-15T07:00Z'),
      schedule: aSchedule({ dueAt: 366 * 24 * HOUR }),
    });
    expect(due).toHaveLength(MAX_MADE_AT_ONCE);
    expect(due[0]).toBe('2025-01-16T07:00Z');
  });
  it('over the change of the clock in March are one task a day at the same clock time', () => {
    const night = aSchedule({ recurrenceTime: '02:30', dueAt: 5 * 24 * HOUR });
    expect(todo('2025-03-31T12:00Z', { ...ran('2025-03-28T01:30Z'), schedule: night }).due).toEqual([
      '2025-03-29T01:30Z',
      '2025-03-30T01:30Z',
      '2025-03-31T00:30Z',
    ]);
  });
  it('of a rule that ends after 9,999 days are found without walking from its start each time', () => {
    const rule = aSchedule({ recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;COUNT=9999' });
    expect(todo('2060-01-01T12:00Z', { schedule: rule })).toMatchObject({ due: [], unrecorded: 9_949 });
  });
});
