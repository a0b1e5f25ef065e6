import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAutomation } from '../../functions/src/automations/save-automation.ts';
import { processAutomations } from '../../functions/src/scheduled/process-automations.ts';
import type { Task } from '../../src/domain/tasks/task.ts';
import { nextOccurrence } from '../../src/domain/tasks/task-recurrence.ts';
import { startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { CHECKLIST, NUMBER } from '../support/builders/checklist.ts';
import { type AnimalPark, createAnimalPark, createEnclosure, storeAnimals } from './support/animal-park.ts';
import {
  type AutomationDifferences,
  changing,
  requestOf,
  runsOf,
  savedAutomation,
  tasksOf,
} from './support/automations.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { createSector } from './support/park.ts';
import { actionsOn, stored } from './support/records.ts';
import { database } from './support/suite.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let park: AnimalPark;
let animalIds: string[];
beforeAll(async () => {
  park = await createAnimalPark();
  animalIds = await storeAnimals(park.zooId, [
    { animalEnclosureData: { enclosureId: park.enclosureId } },
    { animalEnclosureData: { enclosureId: park.otherEnclosureId } },
    { animalEnclosureData: null, status: 'dead' },
  ]);
});
afterAll(() => park.close());

type Who = keyof AnimalPark['people'];

const call = (differences: AutomationDifferences, who: Who = 'lead') =>
  callInProcess(saveAutomation, park.people[who].userId, requestOf(park, differences));
const save = async (differences: AutomationDifferences, who: Who = 'lead') => outcomeOf(await call(differences, who));
const saved = (differences: AutomationDifferences = {}, who: Who = 'lead') => savedAutomation(park, differences, who);

describe('a new automation', () => {
  it('is stored with its rule, its cron expression and its next run, on record', async () => {
    const begun = Date.now();
    const template = await saved({ schedule: { recurrence: 'WEEKLY', recurrenceDayOfWeek: 1 } });
    expect(template).toMatchObject({
      authorId: park.people.lead.userId,
      status: 'active',
      isActive: true,
      sectorId: park.sectorId,
      sectorIds: [park.sectorId],
      enclosureIds: [],
      lastRunUnix: null,
      executionCount: 0,
      schedule: {
        rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        cronExpression: '0 0 * * 1',
        cronDescription: null,
        recurrenceFrequency: 'WEEKLY',
      },
    });
    expect(template.activeSinceUnix).toBeGreaterThanOrEqual(begun);
    expect(template.nextRunUnix).toBeGreaterThan(begun);
    expect(template.nextMakeUnix).toBe(startOfDay(template.nextRunUnix ?? 0, ZONE));
    expect(await actionsOn(park.zooId, template.templateId)).toEqual(['automation.created']);
  });

  it('makes nothing of the past when it begins long ago', async () => {
    const template = await saved({ schedule: { startAt: Date.now() - 400 * DAY } });
    expect(template.nextRunUnix).toBeGreaterThan(Date.now());
    expect(template.nextRunUnix).toBeLessThanOrEqual(Date.now() + 25 * HOUR);
  });

  it('for an enclosure belongs to its sector, for animals to their enclosures and sectors', async () => {
    expect(await saved({ task: { target: { level: 'ENCLOSURE', ids: [park.enclosureId] } } })).toMatchObject({
      sectorIds: [park.sectorId],
      enclosureIds: [park.enclosureId],
      animalIds: [],
    });
    const both = animalIds.slice(0, 2);
    expect(await saved({ task: { target: { level: 'ANIMAL', ids: both } } }, 'admin')).toMatchObject({
      sectorId: park.sectorId,
      sectorIds: [park.sectorId, park.otherSectorId],
      enclosureIds: [park.enclosureId, park.otherEnclosureId],
      animalIds: both,
    });
  });

  it('has its texts tidied, and without a name has the title of its tasks', async () => {
    expect(await saved({ name: ' ', task: { title: ' Ration ', tags: ['eau', ' eau '] } })).toMatchObject({
      name: 'Ration',
      title: 'Ration',
      tags: ['eau'],
    });
  });

  it('is refused at the field that is wrong', async () => {
    const archived = await createEnclosure(park.zooId, park.sectorId, { isArchived: true });
    const target = (level: 'SECTOR' | 'ENCLOSURE' | 'ANIMAL', ...ids: string[]) => ({
      task: { target: { level, ids } },
    });
    const rule = (rrule: string) => ({ schedule: { recurrence: 'CUSTOM' as const, rrule } });
    expect(
      await Promise.all(
        [
          { task: { title: ' ' } },
          target('ANIMAL'),
          target('ANIMAL', ...Array.from({ length: 201 }, (_, index) => `a${index}`)),
          target('SECTOR', 'nowhere'),
          target('ENCLOSURE', park.foreignEnclosureId),
          target('ENCLOSURE', park.enclosureId, archived),
          target('ANIMAL', animalIds[0]!, animalIds[2]!),
          { task: { responsibleIds: [park.people.keeper.userId, park.people.stranger.userId] } },
          { task: { responsibleIds: ['nobody'] } },
          { schedule: { recurrence: 'NONE' as const } },
          { schedule: { recurrenceTime: '24:00' } },
          rule('FREQ=HOURLY'),
          rule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
          rule('FREQ=DAILY;UNTIL=20200101'),
          { schedule: { startAt: Date.now() - 9 * DAY, ...rule('FREQ=DAILY;COUNT=2').schedule } },
        ].map((differences) => save(differences, 'admin')),
      ),
    ).toEqual([
      'task/title-required at title',
      'task/animal-required at target',
      'task/too-many-targets at target',
      'task/target-unknown at target',
      'task/target-unknown at target',
      'task/target-unknown at target',
      'task/target-unknown at target',
      'task/responsible-unknown at responsibleIds',
      'task/responsible-unknown at responsibleIds',
      'generic/invalid-input at recurrence',
      'task/recurrence-time-invalid at recurrenceTime',
      'task/rrule-too-frequent at rrule',
      'task/recurrence-never at rrule',
      'task/recurrence-ends-before-start at rrule',
      'automation/nothing-to-come',
    ]);
  });

  it('of enclosures in more sectors than one task can name is refused', async () => {
    const sectorIds = await Promise.all(Array.from({ length: 6 }, () => createSector(park.zooId)));
    const ids = await Promise.all(sectorIds.map((sectorId) => createEnclosure(park.zooId, sectorId)));
    const of = (count: number) => ({ task: { target: { level: 'ENCLOSURE' as const, ids: ids.slice(0, count) } } });
    expect([await save(of(5), 'admin'), await save(of(6), 'admin')]).toEqual([
      'done',
      'task/too-many-targets at target',
    ]);
  });

  it.each([
    ['admin', 'done'],
    ['lead', 'done'],
    ['keeper', 'generic/permission-denied at target'],
    ['vet', 'generic/permission-denied at target'],
    ['pedago', 'generic/permission-denied at target'],
    ['stranger', 'zoo/foreign at zooId'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('by %s: %s', async (who, expected) => {
    expect(await save({}, who)).toBe(expected);
  });

  it('also in another sector is refused to the management of one', async () => {
    const target = { level: 'SECTOR' as const, ids: [park.sectorId, park.otherSectorId] };
    expect(await save({ task: { target } })).toBe('generic/permission-denied at target');
    expect(await save({ task: { target } }, 'admin')).toBe('done');
  });
});

describe('a changed automation', () => {
  it('keeps its author and its past, and makes tasks on the same days', async () => {
    const before = await saved();
    await database.doc(`taskTemplates/${before.templateId}`).update({ executionCount: 7 });
    const after = await saved(changing(before, { name: 'Soir', task: { title: 'Le soir' } }), 'admin');
    expect(after).toMatchObject({
      ...before,
      name: 'Soir',
      title: 'Le soir',
      executionCount: 7,
      updatedAtUnix: after.updatedAtUnix,
    });
    expect(after.updatedAtUnix).toBeGreaterThan(before.updatedAtUnix ?? 0);
    expect(await actionsOn(park.zooId, before.templateId)).toEqual(['automation.created', 'automation.changed']);
  });

  it('is refused when it was changed meanwhile, is in the archives, or is not there', async () => {
    const before = await saved();
    expect(await save(changing(before, { name: 'Un' }))).toBe('done');
    expect(await save(changing(before, { name: 'Deux' }))).toBe('automation/changed-meanwhile');
    const archived = await saved();
    await database.doc(`taskTemplates/${archived.templateId}`).update({ status: 'archived', isActive: false });
    expect(await save(changing(archived))).toBe('automation/step-refused');
    for (const templateId of ['nothing', 'a/b', '..'])
      expect(await save({ templateId })).toBe('automation/not-found at templateId');
    expect(await save(changing(before, { zooId: park.otherZooId }), 'stranger')).toBe(
      'automation/not-found at templateId',
    );
  });

  it.each([
    ['admin', 'done'],
    ['keeper', 'generic/permission-denied at templateId'],
    ['otherKeeper', 'generic/permission-denied at templateId'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('by %s: %s', async (who, expected) => {
    expect(await save(changing(await saved()), who)).toBe(expected);
  });

  it('with another day of the week begins with the next one, although it has made its tasks ahead', async () => {
    const before = await saved({ schedule: { recurrence: 'WEEKLY' }, task: { visibilityStart: '1_week' } });
    await processAutomations(database, Date.now() + DAY, ZONE);
    const made = await tasksOf(before.templateId);
    expect(made.length).toBeGreaterThan(0);
    const after = await saved(changing(before, { task: { visibilityStart: '1_week' } }));
    expect(after.nextRunUnix).toBe(nextOccurrence(after.schedule, after.activeSinceUnix ?? 0, ZONE));
    expect(after.nextRunUnix).toBeLessThan(made.at(-1)!.scheduledForUnix);
    // The day that already has its task gets no second one.
    const later = Date.now() + 8 * DAY;
    await processAutomations(database, later, ZONE);
    const days = (await tasksOf(before.templateId)).map((task) => startOfDay(task.scheduledForUnix, ZONE));
    expect(new Set(days).size).toBe(days.length);
  });
});

describe('the tasks that an automation has made', () => {
  /** An automation with tasks for the days to come, one of them in progress and one done. */
  async function withTasks() {
    const before = await saved({ task: { visibilityStart: '1_week' }, schedule: { recurrenceTime: '23:30' } });
    await processAutomations(database, Date.now(), ZONE);
    const tasks = await tasksOf(before.templateId);
    const [begun, done, ...open] = tasks;
    await database.doc(`tasks/${begun!.taskId}`).update({ status: 'IN_PROGRESS', startedAtUnix: Date.now() });
    await database.doc(`tasks/${done!.taskId}`).update({ status: 'DONE' });
    return { before, begun: begun!, done: done!, open };
  }
  const task = async ({ taskId }: Task) => (await stored(`tasks/${taskId}`)) as Task | undefined;
  const anew: AutomationDifferences['task'] = {
    ...{ title: 'Tout autre', tags: ['neuf'], visibilityStart: '1_week' },
    ...{ priority: 'high', checklist: CHECKLIST },
  };

  it('stay as they are when only the following ones change', async () => {
    const { before, open } = await withTasks();
    await saved(changing(before, { task: anew, schedule: { recurrenceTime: '23:45' } }));
    expect(await task(open[0]!)).toMatchObject({ title: before.title, scheduledForUnix: open[0]!.scheduledForUnix });
  });

  it('that are open change with it when all are chosen, and keep their times', async () => {
    const { before, begun, done, open } = await withTasks();
    const responsibleIds = [park.people.keeper.userId];
    const answer = await call(
      changing(before, {
        scope: 'allOpen',
        task: { ...anew, responsibleIds },
        schedule: { recurrence: 'WEEKLY', recurrenceTime: '10:00' },
      }),
    );
    expect(answer).toMatchObject({ success: true, data: { changedTasks: open.length + 1 } });
    for (const one of [begun, ...open])
      expect(await task(one)).toMatchObject({
        title: 'Tout autre',
        ...{ tags: ['neuf'], priority: 'high', checklist: CHECKLIST, requiredItems: [NUMBER] },
        responsibleIds,
        scheduledForUnix: one.scheduledForUnix,
        dueAtUnix: one.dueAtUnix,
      });
    expect(await task(done)).toMatchObject({ title: before.title, tags: [] });
    expect(await stored(`taskRuns/${open[0]!.taskId}`)).toMatchObject({ responsibleIds });
  });

  it('are changed although one of them cannot be read, which stays as it was', async () => {
    const { before, open } = await withTasks();
    const [odd, ...others] = open;
    await database.doc(`tasks/${odd!.taskId}`).update({ startedAtUnix: 'hier' });
    const answer = await call(changing(before, { scope: 'allOpen', task: anew }));
    expect(answer).toMatchObject({ success: true, data: { changedTasks: others.length + 1 } });
    expect(await task(others[0]!)).toMatchObject({ title: 'Tout autre' });
    expect(await task(odd!)).toMatchObject({ title: before.title });
  });

  it('move to the new time of day when that alone was changed, except those already started', async () => {
    const { before, begun, open } = await withTasks();
    await saved(
      changing(before, {
        scope: 'allOpen',
        task: { visibilityStart: '1_week' },
        schedule: { recurrenceTime: '23:45' },
      }),
    );
    const quarter = HOUR / 4;
    for (const one of open) {
      const moved = { scheduledForUnix: one.scheduledForUnix + quarter, dueAtUnix: one.dueAtUnix + quarter };
      expect(await task(one)).toMatchObject(moved);
      expect(await stored(`taskRuns/${one.taskId}`)).toMatchObject(moved);
    }
    expect(await task(begun)).toMatchObject({ scheduledForUnix: begun.scheduledForUnix });
    // The states follow the tasks by a trigger, which may still be on its way.
    const days = async () => (await runsOf(before.templateId)).map(([day]) => day);
    const present = await days();
    await processAutomations(database, Date.now(), ZONE);
    expect(await days()).toEqual(present);
  });
});
