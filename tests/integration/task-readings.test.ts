import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { taskDetailsRepository } from '../../src/data/tasks/task-details.repository.ts';
import { requiredItemsOf } from '../../src/domain/tasks/checklist/item-text.ts';
import type { ReadingValue } from '../../src/domain/tasks/checklist/reading-schema.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedSector, storedTask, storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { CHECKLIST, NUMBER, PHOTO, TICK } from '../support/builders/checklist.ts';
import { aTask } from '../support/builders/task.ts';
import { oneTask } from './support/one-task.ts';

const ZOO = 'park';
const KEEPERS = ['ana', 'bo', 'cy'];
const task = aTask({ zooId: ZOO, checklist: CHECKLIST, requiredItems: requiredItemsOf(CHECKLIST) });

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openRules('data-task-readings');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await place(environment, [
    storedZoo(ZOO),
    storedSector('savanna', ZOO),
    ...KEEPERS.map((userId) => storedUser(userId, ZOO)),
    storedTask(task),
  ]);
});
afterAll(() => environment.cleanup());

const now = () => oneTask(as(environment, 'ana'), task.taskId);
const read = async (userId: string, itemId: string, value: ReadingValue, of = task) => {
  const said = { itemId, value, comment: '' };
  const written = taskDetailsRepository(as(environment, userId)).read({ task: of, said, userId });
  return written.ok ? written.value.confirmed : written;
};

describe('the readings of a checklist', () => {
  it('of several people at once are all kept, each under its person', async () => {
    const [ana = '', bo = '', cy = ''] = KEEPERS;
    const answers = await Promise.all([read(ana, TICK, true), read(bo, NUMBER, 20), read(cy, PHOTO, 'file-1')]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    const { readings = [], doneItems = [] } = await now();
    expect(doneItems.toSorted()).toEqual([NUMBER, PHOTO, TICK].toSorted());
    expect(readings.map(({ by, value }) => `${by} ${value}`).toSorted()).toEqual(['ana true', 'bo 20', 'cy file-1']);
  });

  it('are corrected and cleared by further ones', async () => {
    await read('ana', NUMBER, 20);
    await read('bo', NUMBER, 21);
    expect(await now()).toMatchObject({ doneItems: [NUMBER] });
    expect(await read('bo', NUMBER, null)).toMatchObject({ ok: true });
    const { readings, doneItems } = await now();
    expect(readings?.map(({ value }) => value)).toEqual([20, 21, null]);
    expect(doneItems).toEqual([]);
  });

  it('are refused when the checklist was changed meanwhile, and once the task is closed', async () => {
    await place(environment, [storedTask({ ...task, checklist: CHECKLIST.toReversed() })]);
    expect(await read('ana', TICK, true)).toMatchObject({ ok: false, error: { code: 'task/reading-failed' } });
    await place(environment, [storedTask({ ...task, status: 'DONE' })]);
    expect(await read('ana', TICK, true)).toMatchObject({ ok: false });
    expect(await read('ana', TICK, true, { ...task, status: 'DONE' })).toMatchObject({
      error: { code: 'task/already-closed' },
    });
  });
});
