import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { taskDetailsRepository } from '../../src/data/tasks/task-details.repository.ts';
import { editBefore, type TaskEdit } from '../../src/domain/tasks/task-edit.ts';
import type { Task } from '../../src/domain/tasks/task.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedSector, storedTask, storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { aTask } from '../support/builders/task.ts';
import { oneTask } from './support/one-task.ts';

const ZOO = 'park';
const MANAGERS = ['ana', 'bo', 'cy', 'di', 'eva'];
const task = aTask({ zooId: ZOO, description: 'Un seau', tags: ['matin'] });

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openRules('data-task-edits');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await place(environment, [
    storedZoo(ZOO),
    storedSector('savanna', ZOO),
    storedUser('keeper', ZOO),
    ...MANAGERS.map((userId) => storedUser(userId, ZOO, { userRight: 'admin' })),
    storedTask(task),
  ]);
});
afterAll(() => environment.cleanup());

const now = () => oneTask(as(environment, 'ana'), task.taskId);
const edit = (editedBy: string, change: TaskEdit, before: Task = task) =>
  taskDetailsRepository(as(environment, editedBy)).edit({
    ...{ taskId: task.taskId, editedBy, edit: change },
    before: editBefore(before, change),
  });
const meanwhile = { ok: false, error: { code: 'task/closed-meanwhile', params: { title: task.title } } };

describe('a change of a task’s content', () => {
  it('has one winner of five who change the same at once, and the others learn it', async () => {
    const results = await Promise.all(MANAGERS.map((who) => edit(who, { description: `Le mot de ${who}` })));
    const winners = MANAGERS.filter((_, index) => results[index]?.ok === true);
    expect(winners).toHaveLength(1);
    expect(results.filter(({ ok }) => !ok)).toEqual(Array.from({ length: MANAGERS.length - 1 }, () => meanwhile));
    expect(await now()).toMatchObject({ description: `Le mot de ${winners[0]}`, editedBy: winners[0] });
  });
  it('keeps the changes of others to other fields', async () => {
    expect(await edit('ana', { description: 'Deux seaux' })).toMatchObject({ ok: true });
    expect(await edit('bo', { tags: ['soir'] })).toMatchObject({ ok: true });
    expect(await now()).toMatchObject({ description: 'Deux seaux', tags: ['soir'], editedBy: 'bo' });
  });
  it('is undone to the former values, unless somebody has changed the same since', async () => {
    await edit('ana', { description: 'Deux seaux' });
    const after = await now();
    expect(await edit('ana', { description: task.description }, after)).toMatchObject({ ok: true });
    expect(await now()).toMatchObject({ description: 'Un seau' });
    expect(await edit('bo', { description: 'Trois seaux' })).toMatchObject({ ok: true });
    expect(await edit('ana', { description: task.description }, after)).toEqual(meanwhile);
    expect(await now()).toMatchObject({ description: 'Trois seaux' });
  });
  it('is refused to people who do not manage the task, and for a missing task', async () => {
    expect(await edit('keeper', { description: 'Deux seaux' })).toMatchObject({ error: { code: 'task/edit-failed' } });
    expect(await edit('keeper', { responsibleIds: ['bo'] })).toMatchObject({ error: { code: 'task/assign-failed' } });
    const gone = { taskId: 'none', editedBy: 'ana', edit: {}, before: {} };
    expect(await taskDetailsRepository(as(environment, 'ana')).edit(gone)).toMatchObject({ ok: false });
    expect(await now()).toMatchObject({ description: 'Un seau' });
  });
  it('is refused once it is closed', async () => {
    await place(environment, [storedTask({ ...task, status: 'DONE', completedBy: 'bo' })]);
    expect(await edit('ana', { description: 'Deux seaux' })).toEqual(meanwhile);
  });
});
