import { describe, expect, it } from 'vitest';
import { changeAutomationContract, saveAutomationContract } from './automations.ts';

const saved = {
  zooId: 'zoo-1',
  templateId: null,
  name: 'Repas du matin',
  task: {
    title: 'Nourrir',
    description: '',
    taskType: 'feeding',
    target: { level: 'SECTOR', ids: ['savanna'] },
    responsibleIds: [],
    tags: [],
    sendNotification: false,
    visibilityStart: 'same_day',
  },
  schedule: {
    startAt: 1,
    dueAt: null,
    recurrence: 'DAILY',
    rrule: null,
    recurrenceTime: '08:00',
    recurrenceInterval: 1,
    recurrenceDayOfWeek: null,
    recurrenceDayOfMonth: null,
    recurrenceMonthOfYear: null,
  },
  scope: 'following',
  expectedUpdatedAtUnix: null,
};
const isGood = (differences: object) => saveAutomationContract.request.safeParse({ ...saved, ...differences }).success;

describe('saving an automation', () => {
  it('gives the normal priority to a task whose copy of the app knows of none', () => {
    expect(saveAutomationContract.request.parse(saved).task.priority).toBe('normal');
    expect(isGood({ task: { ...saved.task, priority: 'high' } })).toBe(true);
    expect(isGood({ task: { ...saved.task, priority: 'urgent' } })).toBe(false);
  });
  it.each([
    ['recurrenceDayOfWeek', 0, 6],
    ['recurrenceDayOfMonth', 1, 31],
    ['recurrenceMonthOfYear', 1, 12],
    ['recurrenceInterval', 1, 1_000],
    ['dueAt', 0, 31_622_400_000],
  ])('takes a %s from %i to %i', (field, least, most) => {
    const reads = (value: number) => isGood({ schedule: { ...saved.schedule, [field]: value } });
    expect([least - 1, least, most, most + 1].map(reads)).toEqual([false, true, true, false]);
  });
  it('takes a name of 2,000 characters and a rule of 500, and no longer ones', () => {
    const named = (length: number) => isGood({ name: 'x'.repeat(length) });
    const ruled = (length: number) => isGood({ schedule: { ...saved.schedule, rrule: 'x'.repeat(length) } });
    expect([named(2_000), named(2_001), ruled(500), ruled(501)]).toEqual([true, false, true, false]);
  });
  it('takes the fields of the form and none that the server keeps', () => {
    expect(isGood({})).toBe(true);
    expect(isGood({ lastRunUnix: 1 })).toBe(false);
    expect(isGood({ task: { ...saved.task, sectorIds: ['savanna'] } })).toBe(false);
    expect(isGood({ schedule: { ...saved.schedule, cronExpression: '* * * * *' } })).toBe(false);
  });
  it('takes five thousand targets, so that the server can refuse the number by a code, and not one more', () => {
    const targets = (count: number) => ({
      task: {
        ...saved.task,
        target: { level: 'ANIMAL', ids: Array.from({ length: count }, (_unused, at) => `a${at}`) },
      },
    });
    expect([isGood(targets(5_000)), isGood(targets(5_001))]).toEqual([true, false]);
  });
  it('takes longer texts than an automation may have, so that the server can refuse them by a code', () => {
    const task = (field: string, length: number) => isGood({ task: { ...saved.task, [field]: 'x'.repeat(length) } });
    expect([task('title', 2_000), task('title', 2_001)]).toEqual([true, false]);
    expect([task('description', 10_000), task('description', 10_001)]).toEqual([true, false]);
  });
  it('takes a hundred times of a day of five characters each, and no more', () => {
    const times = (count: number, time = '08:00') =>
      isGood({ schedule: { ...saved.schedule, recurrenceTimes: Array.from({ length: count }, () => time) } });
    expect([times(100), times(101), times(1, '08:000')]).toEqual([true, false, false]);
    expect(isGood({ schedule: { ...saved.schedule, recurrenceTime: '08:000' } })).toBe(false);
  });
  it('takes intervals from one to a thousand', () => {
    const every = (recurrenceInterval: number) => isGood({ schedule: { ...saved.schedule, recurrenceInterval } });
    expect([every(0), every(1), every(1_000), every(1_001)]).toEqual([false, true, true, false]);
  });
});

describe('changing an automation', () => {
  it('does one of the known actions', () => {
    const change = (action: string) =>
      changeAutomationContract.request.safeParse({ zooId: 'zoo-1', templateId: 't', action }).success;
    expect([change('skipNext'), change('explode')]).toEqual([true, false]);
  });
  it('tells a failure to archive apart from other failures', () => {
    const codes = (['archive', 'suspend'] as const).map((action) => changeAutomationContract.failure({ action }));
    expect(codes).toEqual(['task/automation-archive-failed', 'automation/change-failed']);
  });
});
