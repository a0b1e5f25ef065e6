import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TaskList, TaskPage } from '../../src/data/tasks/task-lists.ts';
import { tasksRepository } from '../../src/data/tasks/tasks.repository.ts';
import type { Task } from '../../src/domain/tasks/task.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedTask, storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { aTaskList } from '../support/builders/task-list.ts';
import { aTask } from '../support/builders/task.ts';
import { hear, type Heard } from './support/heard.ts';

const NOW = Date.now();
const HOUR = 3_600_000;
const ZOO = 'park';
const list = aTaskList({ zooId: ZOO });

let environment: RulesTestEnvironment;
let open: Heard<TaskPage>[] = [];

beforeAll(async () => {
  environment = await openRules('data-tasks-of-record');
});
beforeEach(async () => {
  await environment.clearFirestore();
  const users = [storedUser('ana', ZOO), storedUser('foreign', 'elsewhere')];
  await place(environment, [storedZoo(ZOO), ...users, ...TASKS.map(storedTask)]);
});
afterEach(() => {
  for (const heard of open) heard.end();
  open = [];
});
afterAll(() => environment.cleanup());

const dueIn = (hours: number, differences: Partial<Task> & { taskId: string }): Task =>
  aTask({ zooId: ZOO, scheduledForUnix: NOW - 48 * HOUR, dueAtUnix: NOW + hours * HOUR, ...differences });
const repositoryOf = (userId: string) => tasksRepository(as(environment, userId));
const ids = (page: TaskPage) => page.tasks.map((task) => task.taskId);
function watchList(differences: Partial<TaskList>, userId = 'ana') {
  const heard = hear<TaskPage>((watcher) => repositoryOf(userId).watchList({ ...list, ...differences }, watcher));
  open.push(heard);
  return heard;
}

const records = { enclosureId: 'plain', animalId: 'nala', automationId: 'daily' };
const ofAll = { enclosureIds: ['plain'], animalIds: ['nala'], automationId: 'daily' };
const TASKS = [
  dueIn(2, { taskId: 'later', ...ofAll }),
  dueIn(-1, { taskId: 'late', ...ofAll, enclosureIds: ['pond', 'plain'], animalIds: ['nala', 'simba'] }),
  dueIn(1, { taskId: 'of-bo', ...ofAll, takenBy: 'bo' }),
  dueIn(1, { taskId: 'other', enclosureIds: ['pond'], animalIds: ['simba'], automationId: 'weekly' }),
  dueIn(-9, { taskId: 'closed', ...ofAll, status: 'DONE', completedAtUnix: NOW, completedLate: true }),
];

describe('the tasks of one record', () => {
  it.each(Object.entries(records))(
    'found by %s are its unfinished ones by due time, or its closed ones',
    async (name, id) => {
      const ofRecord = { [name]: id };
      expect(ids(await watchList(ofRecord).until((seen) => expect(seen.isFromCache).toBe(false)))).toEqual([
        ...['late', 'of-bo', 'later'],
      ]);
      const done = watchList({ ...ofRecord, status: 'done' });
      expect(ids(await done.until((seen) => expect(seen.isFromCache).toBe(false)))).toEqual(['closed']);
    },
  );

  it('are sifted by the other conditions of a list, on the screen and in a file', async () => {
    const ofBo = { animalId: 'nala', enclosureId: 'plain', mineOf: 'bo' };
    expect(ids(await watchList(ofBo).until((seen) => expect(seen.isFromCache).toBe(false)))).toEqual(['of-bo']);
    const part = await repositoryOf('ana').readPart({ ...list, ...ofBo }, null);
    expect(part.ok && part.value.tasks.map((task) => task.taskId)).toEqual(['of-bo']);
  });

  it.each(Object.entries(records))('by %s are refused to a person of another establishment', async (name, id) => {
    const heard = watchList({ [name]: id }, 'foreign');
    await expect.poll(() => heard.failed, { timeout: 10_000 }).toMatchObject({ code: 'generic/permission-denied' });
  });
});
