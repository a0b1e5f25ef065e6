import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeAutomation } from '../../functions/src/automations/change-automation.ts';
import { saveAutomation } from '../../functions/src/automations/save-automation.ts';
import { processAutomations } from '../../functions/src/scheduled/process-automations.ts';
import type { TaskTemplate } from '../../src/domain/tasks/task-template.ts';
import { addDays, startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { timeOf } from '../../src/domain/time/typed-day.ts';
import { type AnimalPark, createAnimalPark } from './support/animal-park.ts';
import {
  type AutomationDifferences,
  changing,
  requestOf,
  runsOf,
  savedAutomation,
  tasksOf,
} from './support/automations.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { database } from './support/suite.ts';

let park: AnimalPark;
beforeAll(async () => {
  park = await createAnimalPark();
});
afterAll(() => park.close());

const saved = (differences: AutomationDifferences) => savedAutomation(park, differences);
const save = async (differences: AutomationDifferences) =>
  outcomeOf(await callInProcess(saveAutomation, park.people.lead.userId, requestOf(park, differences)));

describe('an automation with several times of a day', () => {
  const times = (...recurrenceTimes: string[]) => ({ recurrenceTime: recurrenceTimes[0] ?? '', recurrenceTimes });
  /** Lets the jobs make the tasks of the day after tomorrow, and returns their times and the ends of their ids. */
  async function made(template: TaskTemplate) {
    const midnight = addDays(startOfDay(Date.now(), ZONE), 2, ZONE);
    await processAutomations(database, midnight, ZONE);
    const tasks = (await tasksOf(template.templateId)).filter(({ scheduledForUnix }) => scheduledForUnix >= midnight);
    return tasks.map(({ taskId, scheduledForUnix }) => {
      const end = taskId.slice(template.templateId.length + '-20250101'.length);
      return `${timeOf(scheduledForUnix, ZONE)} ${end}`.trim();
    });
  }
  const begin = () => ({ startAt: addDays(Date.now(), 2, ZONE) });

  it('stores them in order, the first as its time, and makes a task of each, which tells its time', async () => {
    const template = await saved({ schedule: { ...begin(), ...times('18:00', '08:00', '12:00') } });
    expect(template.schedule).toMatchObject({
      recurrenceTime: '08:00',
      recurrenceTimes: ['08:00', '12:00', '18:00'],
      rrule: 'FREQ=DAILY;INTERVAL=1',
    });
    expect(await made(template)).toEqual(['08:00 -0800', '12:00 -1200', '18:00 -1800']);
  });

  it('has them from a custom rule alone, when the rule names them', async () => {
    const rule = { recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;BYHOUR=8,18' } as const;
    const template = await saved({ schedule: { ...begin(), ...times('06:00', '07:00'), ...rule } });
    expect(template.schedule).not.toHaveProperty('recurrenceTimes');
    expect(await made(template)).toEqual(['08:00 -0800', '18:00 -1800']);
  });

  it.each([
    [['08:00', '08:00'], 'task/recurrence-time-repeated at recurrenceTimes'],
    [['08:00', '8h'], 'task/recurrence-time-invalid at recurrenceTime'],
    [Array.from({ length: 9 }, (_, hour) => `0${hour}:00`), 'task/recurrence-times-too-many at recurrenceTimes'],
    [Array.from({ length: 8 }, (_, hour) => `0${hour}:00`), 'done'],
  ])('with the times %j is %s', async (recurrenceTimes, expected) => {
    expect(await save({ schedule: { recurrenceTimes } })).toBe(expected);
  });

  it('that had one and has one again makes nothing twice and loses nothing, and ids already given stay', async () => {
    const ahead: AutomationDifferences['task'] = { visibilityStart: '1_week' };
    const once = await saved({ task: ahead, schedule: { ...begin(), ...times('08:00') } });
    await processAutomations(database, Date.now(), ZONE);
    const before = await runsOf(once.templateId);
    expect(before.length).toBeGreaterThan(3);
    const twice = await saved(changing(once, { task: ahead, schedule: times('08:00', '18:00') }));
    await processAutomations(database, Date.now(), ZONE);
    const after = await runsOf(once.templateId);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(await timesByDay(once)).toEqual(new Set(['08:00,18:00']));
    // The new time is there beside the run of the day, which keeps its id.
    expect(after.filter(([end]) => end.endsWith('-1800')).length).toBeGreaterThan(3);
    expect(after.some(([end]) => end.endsWith('-0800'))).toBe(false);
    const onceAgain = await saved(changing(twice, { task: ahead, schedule: times('08:00') }));
    await processAutomations(database, Date.now(), ZONE);
    expect(await runsOf(once.templateId)).toEqual(after);
    await saved(changing(onceAgain, { task: ahead, schedule: times('08:00', '12:00', '18:00') }));
    await processAutomations(database, Date.now(), ZONE);
    expect(await timesByDay(once)).toEqual(new Set(['08:00,12:00,18:00']));
  });

  it('moves its open tasks from times that are gone to those that are new, and makes no second task for these', async () => {
    const ahead: AutomationDifferences['task'] = { visibilityStart: '1_week' };
    const before = await saved({ task: ahead, schedule: { ...begin(), ...times('08:00', '18:00') } });
    await processAutomations(database, Date.now(), ZONE);
    const runs = await runsOf(before.templateId);
    await saved(changing(before, { scope: 'allOpen', task: ahead, schedule: times('09:00', '18:00') }));
    await processAutomations(database, Date.now(), ZONE);
    expect(await runsOf(before.templateId)).toEqual(runs);
    expect(await timesByDay(before)).toEqual(new Set(['09:00,18:00']));
  });

  it('has one of its times left out, and the others made', async () => {
    const template = await saved({ schedule: { ...begin(), ...times('08:00', '18:00') } });
    const { templateId } = template;
    const skip = { zooId: park.zooId, templateId, action: 'skipNext' };
    expect(outcomeOf(await callInProcess(changeAutomation, park.people.lead.userId, skip))).toBe('done');
    expect(await made(template)).toEqual(['18:00 -1800']);
    expect((await runsOf(templateId)).map(([end, status]) => `${end.slice(9)} ${status}`)).toEqual([
      '0800 SKIPPED',
      '1800 OPEN',
    ]);
  });

  /** Returns the clock times of each day with tasks, as one text; the last day may not have all of its tasks yet. */
  async function timesByDay({ templateId }: TaskTemplate): Promise<ReadonlySet<string>> {
    const days = Map.groupBy(await tasksOf(templateId), (task) => startOfDay(task.scheduledForUnix, ZONE));
    const texts = [...days.values()].map((tasks) => tasks.map((task) => timeOf(task.scheduledForUnix, ZONE)).join());
    return new Set(texts.slice(0, -1));
  }
});
