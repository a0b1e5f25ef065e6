import { describe, expect, it } from 'vitest';
import { upcomingOccurrences } from '#domain/tasks/upcoming-occurrences.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { aTaskTemplate } from '../../../../tests/support/builders/task-template.ts';
import {
  dueOf,
  dueOfDraft,
  ruleTimesOf,
  scheduleOf,
  startOfDraft,
  startTimeOf,
  suggestedTime,
} from './draft-schedule.ts';
import { draftOfAutomation, emptyTaskDraft, type TaskDraft } from './task-draft.ts';

const NOW = Date.parse('2026-03-28T09:30:00Z');
const draft = (differences: Partial<TaskDraft> = {}): TaskDraft => ({ ...emptyTaskDraft(NOW), ...differences });
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString().slice(0, 16));

describe('the times of a new task', () => {
  it('are midnight for one that is made once, 08:00 for one that recurs, until one is typed', () => {
    expect(startTimeOf(draft())).toBe('00:00');
    expect(startTimeOf(draft({ recurrence: 'DAILY' }))).toBe('08:00');
    expect(startTimeOf(draft({ startTime: '07:15' }))).toBe('07:15');
  });
  it('are due one day later on the wall clock, also over the night of 23 hours', () => {
    expect(dueOf(draft({ startTime: '08:00' }))).toEqual({ day: '2026-03-29', time: '08:00' });
    expect(iso(dueOfDraft(draft({ startTime: '08:00' })))).toBe('2026-03-29T06:00');
  });
  it('are due when that is typed', () => {
    expect(iso(dueOfDraft(draft({ due: { day: '2026-03-28', time: '12:00' } })))).toBe('2026-03-28T11:00');
  });
  it('are none while a field is empty', () => {
    expect(startOfDraft(draft({ startDay: '' }))).toBeNull();
    expect(dueOf(draft({ startDay: '' }))).toEqual({ day: '', time: '' });
    expect(dueOfDraft(draft({ due: { day: '2026-03-29', time: '' } }))).toBeNull();
  });
});

describe('the schedule of a draft', () => {
  it('has the usual due time without naming it', () => {
    expect(scheduleOf(draft({ recurrence: 'DAILY' })).dueAt).toBeNull();
    expect(scheduleOf(draft({ recurrence: 'DAILY', due: { day: '2026-03-28', time: '12:00' } })).dueAt).toBe(
      4 * 3_600_000,
    );
  });
  it('names a day only where its recurrence knows one', () => {
    const all = { weekdays: [3], dayOfMonth: 31, monthOfYear: 2 };
    expect(scheduleOf(draft({ ...all, recurrence: 'WEEKLY' }))).toMatchObject({
      recurrenceDayOfWeek: 3,
      recurrenceDayOfMonth: null,
    });
    expect(scheduleOf(draft({ ...all, recurrence: 'QUARTERLY' }))).toMatchObject({
      recurrenceDayOfWeek: null,
      recurrenceDayOfMonth: 31,
      recurrenceMonthOfYear: null,
    });
    expect(scheduleOf(draft({ ...all, recurrence: 'YEARLY' }))).toMatchObject({ recurrenceMonthOfYear: 2 });
  });
  it.each<Partial<TaskDraft>>([
    { recurrence: 'DAILY', interval: 2 },
    { recurrence: 'WEEKLY', weekdays: [4] },
    { recurrence: 'WEEKLY', weekdays: [4, 1], interval: 2 },
    { recurrence: 'MONTHLY', dayOfMonth: 31 },
    { recurrence: 'QUARTERLY', dayOfMonth: 30 },
    { recurrence: 'YEARLY', dayOfMonth: 29, monthOfYear: 2 },
  ])('with an end has the same dates, and no more: %j', (recurrence) => {
    const dates = (end: TaskDraft['end']) =>
      upcomingOccurrences(scheduleOf(draft({ ...recurrence, end })), null, 6, ZONE);
    expect(dates({ kind: 'count', count: 4 })).toEqual(dates({ kind: 'never' }).slice(0, 4));
    expect(scheduleOf(draft({ ...recurrence, end: { kind: 'count', count: 4 } })).recurrence).toBe('CUSTOM');
  });
  it('that ends on a day has that day too', () => {
    const end = { kind: 'until', day: '2026-03-30' } as const;
    expect(upcomingOccurrences(scheduleOf(draft({ recurrence: 'DAILY', end })), null, 9, ZONE)).toHaveLength(3);
  });
});

describe('a draft with several times of a day', () => {
  const several = (differences: Partial<TaskDraft> = {}) =>
    draft({ recurrence: 'DAILY', startTime: '12:00', moreTimes: ['18:00', '08:00'], ...differences });

  it('has a schedule with them in order, and tasks due before the next one', () => {
    expect(scheduleOf(several())).toMatchObject({
      recurrenceTime: '08:00',
      recurrenceTimes: ['08:00', '12:00', '18:00'],
      dueAt: 4 * 3_600_000,
    });
    expect(dueOf(several())).toEqual({ day: '2026-03-28', time: '16:00' });
  });
  it('keeps the due time that is typed, also a day', () => {
    expect(scheduleOf(several({ due: { day: '2026-03-28', time: '13:00' } })).dueAt).toBe(3_600_000);
    expect(scheduleOf(several({ due: { day: '2026-03-29', time: '12:00' } })).dueAt).toBeNull();
  });
  it('keeps them with an end, which counts tasks', () => {
    const schedule = scheduleOf(several({ end: { kind: 'count', count: 4 } }));
    const found = upcomingOccurrences(schedule, null, 9, ZONE);
    expect(found.map(iso)).toEqual(['2026-03-28T07:00', '2026-03-28T11:00', '2026-03-28T17:00', '2026-03-29T06:00']);
  });
  it('leaves out times that are not filled yet, and all of them for a task made once', () => {
    expect(scheduleOf(several({ moreTimes: ['', '18:00'] })).recurrenceTimes).toEqual(['12:00', '18:00']);
    expect(scheduleOf(several({ recurrence: 'NONE' }))).not.toHaveProperty('recurrenceTimes');
  });
  it('has the times of a custom rule that names them', () => {
    const rule = { recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;BYHOUR=6,9' } as const;
    expect(ruleTimesOf(several(rule))).toEqual(['06:00', '09:00']);
    expect(ruleTimesOf(several({ ...rule, rrule: 'FREQ=DAILY' }))).toBeNull();
    expect(scheduleOf(several(rule))).not.toHaveProperty('recurrenceTimes');
    expect(scheduleOf(several(rule)).dueAt).toBe(3 * 3_600_000);
  });
  it('comes back from its automation, with the due time that is stored', () => {
    const times = { recurrenceTime: '08:00', recurrenceTimes: ['08:00', '18:00'] };
    const automation = { ...aTaskTemplate(), schedule: { ...aTaskTemplate().schedule, ...times } };
    expect(draftOfAutomation(automation, NOW)).toMatchObject({ startTime: '08:00', moreTimes: ['18:00'] });
    expect(scheduleOf(draftOfAutomation(automation, NOW))).toMatchObject({ ...times, dueAt: null });
  });
  it.each([
    [['08:00'], '12:00'],
    [['08:00', '18:30'], '22:30'],
    [['21:00'], '00:00'],
    [['00:00', '23:00'], '01:00'],
    [[''], '00:00'],
  ])('is offered a further time beside %j', (times, expected) => {
    expect(suggestedTime(times)).toBe(expected);
  });
});

describe('a draft', () => {
  it('of an automation comes back to its schedule', () => {
    const { schedule } = aTaskTemplate();
    expect(scheduleOf(draftOfAutomation(aTaskTemplate(), NOW))).toMatchObject({
      startAt: schedule.startAt,
      dueAt: null,
      recurrence: 'DAILY',
      recurrenceTime: '08:00',
    });
  });
  it('of an automation on several weekdays shows them in the weekly fields, and comes back to its rule', () => {
    const rrule = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=9';
    const template = aTaskTemplate();
    const weekly = { ...template, schedule: { ...template.schedule, recurrence: 'CUSTOM' as const, rrule } };
    expect(draftOfAutomation(weekly, NOW)).toMatchObject({
      ...{ recurrence: 'WEEKLY', interval: 2, weekdays: [1, 4], end: { kind: 'count', count: 9 } },
    });
    expect(scheduleOf(draftOfAutomation(weekly, NOW))).toMatchObject({ recurrence: 'CUSTOM', rrule });
  });
  it('of an automation with a rule that says more stays custom', () => {
    const template = aTaskTemplate();
    const rule = { recurrence: 'CUSTOM', rrule: 'FREQ=MONTHLY;BYDAY=-1FR' } as const;
    expect(draftOfAutomation({ ...template, schedule: { ...template.schedule, ...rule } }, NOW)).toMatchObject(rule);
  });
  it('of an automation with a due time of its own keeps it', () => {
    const template = aTaskTemplate();
    const four = { ...template, schedule: { ...template.schedule, dueAt: 4 * 3_600_000 } };
    expect(scheduleOf(draftOfAutomation(four, NOW)).dueAt).toBe(4 * 3_600_000);
  });
});
