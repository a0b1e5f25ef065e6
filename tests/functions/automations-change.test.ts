import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeAutomation } from '../../functions/src/automations/change-automation.ts';
import { processAutomations } from '../../functions/src/scheduled/process-automations.ts';
import { followTask } from '../../functions/src/tasks/follow-task.ts';
import type { AutomationAction } from '../../src/domain/tasks/task-template.ts';
import { type TaskTemplate, taskTemplateSchema } from '../../src/domain/tasks/task-template.ts';
import { runNowId } from '../../src/domain/tasks/task-occurrence.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { aSchedule } from '../support/builders/task-template.ts';
import { type AnimalPark, createAnimalPark, createEnclosure } from './support/animal-park.ts';
import { createAutomation, runsOf, tasksOf } from './support/automations.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { actionsOn, recordsOf, stored } from './support/records.ts';
import { database } from './support/suite.ts';

const DAY = 86_400_000;
/** The effect of a trigger comes after a while, and on a busy machine its process starts first. */
const PATIENCE = { timeout: 120_000, interval: 50 };

let park: AnimalPark;
beforeAll(async () => {
  park = await createAnimalPark();
});
afterAll(() => park.close());

type Who = keyof AnimalPark['people'];
const automation = (differences: Partial<TaskTemplate> = {}) =>
  createAutomation(park.zooId, park.sectorId, { authorId: park.people.lead.userId, ...differences });
const call = (templateId: string, action: AutomationAction, who: Who = 'lead') =>
  callInProcess(changeAutomation, park.people[who].userId, { zooId: park.zooId, templateId, action });
const change = async (templateId: string, action: AutomationAction, who: Who = 'lead') =>
  outcomeOf(await call(templateId, action, who));
const template = async (templateId: string) => taskTemplateSchema.parse(await stored(`taskTemplates/${templateId}`));

describe('an automation', () => {
  it('is suspended and makes nothing, and resumed makes nothing of the time between', async () => {
    const templateId = await automation({ lastRunUnix: Date.now() - 30 * DAY });
    expect(await change(templateId, 'suspend')).toBe('done');
    expect(await template(templateId)).toMatchObject({
      status: 'suspended',
      suspendedReason: null,
      nextRunUnix: null,
      nextMakeUnix: null,
    });
    await processAutomations(database, Date.now(), ZONE);
    expect(await change(templateId, 'resume')).toBe('done');
    const resumed = await template(templateId);
    expect(resumed.status).toBe('active');
    expect(resumed.nextRunUnix).toBeGreaterThan(Date.now());
    await processAutomations(database, resumed.nextRunUnix ?? 0, ZONE);
    expect((await runsOf(templateId)).map(([, status]) => status)).toEqual(['OPEN']);
    expect((await tasksOf(templateId))[0]?.scheduledForUnix).toBe(resumed.nextRunUnix);
    expect(await actionsOn(park.zooId, templateId)).toEqual(['automation.suspended', 'automation.resumed']);
  });

  it('is archived, and restored returns paused', async () => {
    const templateId = await automation();
    expect(await change(templateId, 'archive')).toBe('done');
    const archived = await template(templateId);
    expect(archived).toMatchObject({ status: 'archived', isActive: false, nextRunUnix: null });
    expect(archived.deletedAtUnix).toBeGreaterThan(0);
    expect(await change(templateId, 'restore')).toBe('done');
    expect(await template(templateId)).toMatchObject({ status: 'suspended', isActive: true, deletedAtUnix: null });
    expect(await change(templateId, 'resume')).toBe('done');
    expect(await actionsOn(park.zooId, templateId)).toEqual([
      'automation.archived',
      'automation.restored',
      'automation.resumed',
    ]);
  });

  it.each([
    ['active', ['resume', 'restore']],
    ['suspended', ['suspend', 'restore', 'skipNext']],
    ['archived', ['suspend', 'resume', 'archive', 'runNow', 'skipNext']],
  ] as const)('that is %s cannot %j', async (status, actions) => {
    const templateId = await automation({ status, isActive: status !== 'archived' });
    const before = await template(templateId);
    for (const action of actions) expect(await change(templateId, action)).toBe('automation/step-refused');
    expect(await template(templateId)).toEqual(before);
    expect(await actionsOn(park.zooId, templateId)).toEqual([]);
  });

  it('with a rule that has ended is not resumed', async () => {
    const ended = { schedule: aSchedule({ recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;COUNT=3' }) };
    expect(await change(await automation({ ...ended, status: 'suspended' }), 'resume')).toBe(
      'automation/nothing-to-come',
    );
    expect(await change(await automation({ ...ended, activeSinceUnix: Date.now() }), 'skipNext')).toBe(
      'automation/nothing-to-come',
    );
  });

  it.each([
    ['admin', 'done'],
    ['lead', 'done'],
    ['keeper', 'generic/permission-denied at templateId'],
    ['vet', 'generic/permission-denied at templateId'],
    ['pedago', 'generic/permission-denied at templateId'],
    ['stranger', 'zoo/foreign at zooId'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('is changed by %s: %s', async (who, expected) => {
    const templateId = await automation({ authorId: 'somebody' });
    expect(await change(templateId, 'suspend', who)).toBe(expected);
  });

  it('is changed by its author, also a keeper, and is found in its own establishment alone', async () => {
    expect(await change(await automation({ authorId: park.people.keeper.userId }), 'suspend', 'keeper')).toBe('done');
    expect(await change(await automation({ zooId: park.otherZooId }), 'suspend')).toBe(
      'automation/not-found at templateId',
    );
    for (const templateId of ['nothing', 'a/b', '..'])
      expect(await change(templateId, 'suspend')).toBe('automation/not-found at templateId');
  });
});

describe('an automation run now', () => {
  it('makes one task in a minute, however often, is its last run, and leaves its schedule alone', async () => {
    const templateId = await automation({ executionCount: 3 });
    const before = await template(templateId);
    const ranAt = Date.now();
    vi.useFakeTimers({ now: ranAt, toFake: ['Date'] });
    const answers = await Promise.all([1, 2, 3].map(() => call(templateId, 'runNow'))).finally(() =>
      vi.useRealTimers(),
    );
    const made = await tasksOf(templateId);
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ status: 'OPEN', sectorIds: [park.sectorId], automationId: templateId });
    expect(answers).toEqual(
      answers.map(() => ({
        success: true,
        data: { nextRunUnix: before.nextRunUnix, taskId: made[0]!.taskId },
      })),
    );
    expect(await template(templateId)).toEqual({
      ...before,
      lastRunUnix: ranAt,
      handledUntilUnix: null,
      executionCount: 4,
    });
    expect(await runsOf(templateId)).toEqual([[made[0]!.taskId.slice(templateId.length + 1), 'OPEN']]);
    expect(await actionsOn(park.zooId, templateId)).toEqual(['automation.ranNow']);
  });

  it('is refused in the minute whose id somebody gave to a task of their own, which stays', async () => {
    const templateId = await automation();
    const ranAt = Date.now();
    const taskId = runNowId(templateId, ranAt);
    await database.doc(`tasks/${taskId}`).set({ zooId: park.otherZooId, title: 'Fait main' });
    vi.useFakeTimers({ now: ranAt, toFake: ['Date'] });
    const first = await change(templateId, 'runNow');
    vi.setSystemTime(ranAt + 60_000);
    const next = await change(templateId, 'runNow').finally(() => vi.useRealTimers());
    expect([first, next]).toEqual(['automation/step-refused', 'done']);
    expect((await database.doc(`tasks/${taskId}`).get()).data()).toEqual({
      zooId: park.otherZooId,
      title: 'Fait main',
    });
    expect(await tasksOf(templateId)).toHaveLength(1);
  });

  it('for a target that is gone makes nothing, and is suspended with the reason, on record once', async () => {
    const enclosureId = await createEnclosure(park.zooId, park.sectorId, { isArchived: true });
    const templateId = await automation({ target: { level: 'ENCLOSURE', ids: [enclosureId] } });
    expect(await change(templateId, 'runNow')).toBe('task/target-unknown');
    expect(await change(templateId, 'runNow')).toBe('task/target-unknown');
    expect(await tasksOf(templateId)).toEqual([]);
    expect(await template(templateId)).toMatchObject({ status: 'suspended', suspendedReason: 'targetGone' });
    expect(await actionsOn(park.zooId, templateId)).toEqual(['automation.suspended']);
  });
});

describe('the next occurrence', () => {
  it('is left out, recorded, and not made; the one after is', async () => {
    const templateId = await automation({ activeSinceUnix: Date.now() });
    await processAutomations(database, Date.now(), ZONE);
    const made = (await tasksOf(templateId)).length;
    const before = await template(templateId);
    expect(await change(templateId, 'skipNext')).toBe('done');
    const after = await template(templateId);
    expect(after.handledUntilUnix).toBe(before.nextRunUnix);
    expect(after.lastRunUnix).toBe(before.lastRunUnix);
    expect(after.nextRunUnix).toBeGreaterThan(before.nextRunUnix ?? Infinity);
    expect((await runsOf(templateId)).filter(([, status]) => status === 'SKIPPED')).toHaveLength(1);
    await processAutomations(database, after.nextMakeUnix ?? 0, ZONE);
    const times = (await tasksOf(templateId)).map(({ scheduledForUnix }) => scheduledForUnix);
    expect(times).toHaveLength(made + 1);
    expect(times.at(-1)).toBe(after.nextRunUnix);
    expect(times).not.toContain(before.nextRunUnix);
    const [record] = await recordsOf(park.zooId, templateId);
    expect(record).toMatchObject({ action: 'automation.skippedNext', details: { occurrence: before.nextRunUnix } });
  });

  it('with its task already made has that task cancelled', async () => {
    const templateId = await automation({ activeSinceUnix: Date.now() });
    await processAutomations(database, Date.now() + DAY, ZONE);
    const last = (await tasksOf(templateId)).at(-1)!;
    // As if the automation had been set back.
    await database.doc(`taskTemplates/${templateId}`).update({ handledUntilUnix: last.scheduledForUnix - DAY });
    expect(await change(templateId, 'skipNext')).toBe('done');
    expect((await tasksOf(templateId)).at(-1)).toMatchObject({ taskId: last.taskId, status: 'DELETED' });
    await vi.waitFor(async () => expect((await runsOf(templateId)).at(-1)?.[1]).toBe('SKIPPED'), PATIENCE);
  });
});

describe('an automation whose target', () => {
  const enclosures = (...ids: string[]) => ({
    target: { level: 'ENCLOSURE' as const, ids },
    activeSinceUnix: Date.now(),
  });
  const tomorrow = () => Date.now() + DAY;

  it('is archived in part makes its tasks for the remaining targets, in their present places', async () => {
    const gone = await createEnclosure(park.zooId, park.otherSectorId, { isArchived: true });
    const templateId = await automation(enclosures(gone, park.enclosureId));
    await processAutomations(database, tomorrow(), ZONE);
    expect((await tasksOf(templateId))[0]).toMatchObject({
      target: { level: 'ENCLOSURE', ids: [park.enclosureId] },
      enclosureIds: [park.enclosureId],
      sectorIds: [park.sectorId],
    });
  });

  it.each([
    ['is archived', async () => createEnclosure(park.zooId, park.sectorId, { isArchived: true })],
    ['is another establishment’s', async () => park.foreignEnclosureId],
    ['does not exist', async () => 'nowhere'],
  ])('%s is suspended with the reason, on record', async (_what, target) => {
    const templateId = await automation(enclosures(await target()));
    await processAutomations(database, tomorrow(), ZONE);
    expect(await tasksOf(templateId)).toEqual([]);
    expect(await template(templateId)).toMatchObject({
      status: 'suspended',
      suspendedReason: 'targetGone',
      nextRunUnix: null,
      executionCount: 0,
    });
    expect(await recordsOf(park.zooId, templateId)).toMatchObject([
      { action: 'automation.suspended', by: 'server', details: { reason: 'targetGone' } },
    ]);
    expect(await change(templateId, 'resume')).toBe('task/target-unknown');
    expect(await template(templateId)).toMatchObject({ status: 'suspended', suspendedReason: 'targetGone' });
  });

  it('comes back out of the archives is resumed', async () => {
    const enclosureId = await createEnclosure(park.zooId, park.sectorId, { isArchived: true });
    const templateId = await automation({ ...enclosures(enclosureId), status: 'suspended' });
    expect(await change(templateId, 'resume')).toBe('task/target-unknown');
    expect(await template(templateId)).toMatchObject({ status: 'suspended', suspendedReason: 'targetGone' });
    await database.doc(`enclosures/${enclosureId}`).update({ isArchived: false });
    expect(await change(templateId, 'resume')).toBe('done');
    expect(await template(templateId)).toMatchObject({ status: 'active', suspendedReason: null });
  });

  it('is a deleted sector is suspended too', async () => {
    const templateId = await automation({
      target: { level: 'SECTOR', ids: ['deleted-sector'] },
      activeSinceUnix: Date.now(),
    });
    await processAutomations(database, tomorrow(), ZONE);
    expect(await template(templateId)).toMatchObject({ suspendedReason: 'targetGone' });
  });
});

describe('the run of a task', () => {
  const madeTask = async () => {
    const templateId = await automation();
    await call(templateId, 'runNow');
    return (await tasksOf(templateId))[0]!.taskId;
  };

  it('follows it by itself when it is done', async () => {
    const taskId = await madeTask();
    await database.doc(`tasks/${taskId}`).update({ status: 'DONE', completedAtUnix: 5, responsibleIds: ['bo'] });
    await vi.waitFor(
      async () =>
        expect(await stored(`taskRuns/${taskId}`)).toMatchObject({
          status: 'DONE',
          completedAtUnix: 5,
          responsibleIds: ['bo'],
        }),
      PATIENCE,
    );
  });

  it.each(['DELETED', 'ARCHIVED'])(
    'has the status of the task that is %s, also when the event comes twice',
    async (status) => {
      const taskId = await madeTask();
      await database.doc(`tasks/${taskId}`).update({ status });
      await Promise.all([followTask(database, taskId), followTask(database, taskId)]);
      expect(await stored(`taskRuns/${taskId}`)).toMatchObject({ status });
    },
  );

  it('of an occurrence that was left out stays, and a task without a run makes none', async () => {
    const taskId = await madeTask();
    await database.doc(`taskRuns/${taskId}`).update({ status: 'SKIPPED' });
    await followTask(database, taskId);
    expect(await stored(`taskRuns/${taskId}`)).toMatchObject({ status: 'SKIPPED' });
    await database.doc(`taskRuns/${taskId}`).delete();
    await followTask(database, taskId);
    expect(await stored(`taskRuns/${taskId}`)).toBeUndefined();
  });
});
