import { describe, expect, it } from 'vitest';
import { CHECKLIST, NUMBER } from '../../../tests/support/builders/checklist.ts';
import { aSchedule, aTaskTemplate } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { occurrenceId, runNowId, runOfTask, runWithoutTask, taskOfOccurrence } from './task-occurrence.ts';
import { taskSchema } from './task.ts';
import { taskRunSchema } from './task-template.ts';

const AT = Date.parse('2025-01-31T07:00:00Z');
const NOW = Date.parse('2025-01-31T07:04:00Z');

const once = (templateId: string) => ({ templateId, schedule: aSchedule() });

describe('the id of an occurrence', () => {
  it('names the clock time too, where the automation has several times of a day', () => {
    const twice = { templateId: 'abc', schedule: aSchedule({ recurrenceTimes: ['08:00', '18:00'] }) };
    expect(occurrenceId(twice, AT, ZONE)).toBe('abc-20250131-0800');
    expect(occurrenceId(twice, AT + 36_000_000, ZONE)).toBe('abc-20250131-1800');
    const rule = { templateId: 'abc', schedule: aSchedule({ recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;BYHOUR=8,18' }) };
    expect(occurrenceId(rule, AT, ZONE)).toBe('abc-20250131-0800');
  });
  it('names the automation and the day', () => {
    expect(occurrenceId(once('abc'), AT, ZONE)).toBe('abc-20250131');
  });
  it('is the same all through a local day, and differs on another day and for another automation', () => {
    const midnight = Date.parse('2025-01-31T23:00:00Z');
    expect(occurrenceId(once('abc'), midnight - 1, ZONE)).toBe('abc-20250131');
    expect(occurrenceId(once('abc'), midnight, ZONE)).toBe('abc-20250201');
    expect(occurrenceId(once('abd'), AT, ZONE)).not.toBe(occurrenceId(once('abc'), AT, ZONE));
  });
  it('of a task made by hand names the minute, and is never that of an occurrence', () => {
    expect(runNowId('abc', NOW)).toBe('abc-now-20250131T0704Z');
    expect(runNowId('abc', NOW + 59_999)).toBe(runNowId('abc', NOW));
    expect(runNowId('abc', NOW + 60_000)).not.toBe(runNowId('abc', NOW));
  });
});

describe('the task of an occurrence', () => {
  const template = aTaskTemplate({
    responsibleIds: ['bo'],
    tags: ['eau'],
    priority: 'high',
    checklist: CHECKLIST,
    enclosureIds: ['plain'],
    sendNotification: true,
    visibilityStart: '2_days',
    lastRunUnix: 5,
    schedule: aSchedule({ dueAt: 3_600_000 }),
  });
  const task = taskOfOccurrence(template, AT, NOW, ZONE);

  it('is a whole, open task that nobody has touched', () => {
    expect(taskSchema.parse(task)).toEqual(task);
    expect(task).toMatchObject({
      status: 'OPEN',
      takenBy: null,
      startedAtUnix: null,
      completedAtUnix: null,
      notes: '',
    });
  });
  it('belongs to its automation and is stamped with the clock', () => {
    expect(task).toMatchObject({
      taskId: 'template-1-20250131',
      automationId: 'template-1',
      authorId: 'manager-1',
      zooId: 'zoo-1',
      createdAtUnix: NOW,
      updatedAtUnix: NOW,
    });
  });
  it('is scheduled for the occurrence and due by the schedule', () => {
    expect(task).toMatchObject({ scheduledForUnix: AT, dueAtUnix: AT + 3_600_000 });
  });
  it('carries the targeting of the automation and none of its other fields', () => {
    expect(task).toMatchObject({
      title: template.title,
      description: template.description,
      taskType: 'feeding',
      priority: 'high',
      checklist: CHECKLIST,
      requiredItems: [NUMBER],
      sectorId: 'savanna',
      sectorIds: ['savanna'],
      enclosureIds: ['plain'],
      animalIds: [],
      target: template.target,
      responsibleIds: ['bo'],
      tags: ['eau'],
      sendNotification: true,
      visibilityStart: '2_days',
    });
    expect(task).not.toHaveProperty('schedule');
    expect(task).not.toHaveProperty('lastRunUnix');
  });
  it('has a run with the same values', () => {
    const run = runOfTask(task, template.templateId);
    expect(taskRunSchema.parse(run)).toEqual(run);
    for (const id of ['taskId', 'templateId'])
      expect(['t', ''].map((value) => taskRunSchema.safeParse({ ...run, [id]: value }).success)).toEqual([true, false]);
    expect(run).toEqual({
      taskId: task.taskId,
      templateId: 'template-1',
      zooId: 'zoo-1',
      status: 'OPEN',
      scheduledForUnix: AT,
      dueAtUnix: AT + 3_600_000,
      completedAtUnix: null,
      responsibleIds: ['bo'],
    });
  });
  it('has a run without a task when it came too late or was left out', () => {
    const run = runWithoutTask(template, AT, 'MISSED', ZONE);
    expect(taskRunSchema.parse(run)).toEqual(run);
    expect(run).toEqual({ ...runOfTask(task, template.templateId), status: 'MISSED' });
  });
});
