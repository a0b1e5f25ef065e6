import type { Locator, Page } from '@playwright/test';
import type { Task } from '../../src/domain/tasks/task.ts';
import type { SignInPage } from './pages/sign-in-page.ts';
import type { TaskListPage } from './pages/task-list-page.ts';
import type { Park } from './support/park.ts';
import { expect, test } from './support/test.ts';

type Day = { readonly page: Page; readonly signIn: SignInPage; readonly tasks: TaskListPage; readonly park: Park };

/** Opens a free task as somebody who manages it, with the form in which it is changed. */
async function openForm({ page, signIn, tasks, park }: Day): Promise<{ readonly task: Task; readonly form: Locator }> {
  const task = await park.addTask();
  await signIn.back('manager@fullcare.example');
  await tasks.open(`?id=${task.taskId}`);
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  return { task, form: page.getByRole('form', { name: 'Modifier la tâche' }) };
}

test('a manager of a task changes its target, sees it by name and undoes the change', async ({
  signIn,
  tasks,
  park,
  page,
}) => {
  const { task, form } = await openForm({ page, signIn, tasks, park });
  await form.getByRole('button', { name: 'Changer', exact: true }).click();
  await form.getByText('Animaux', { exact: true }).click();
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByText('Choisissez au moins un animal')).toBeVisible();

  const first = form.getByRole('list', { name: 'Pour quoi' }).getByRole('checkbox').first();
  const animalName = (await first.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent)) ?? '';
  await first.check();
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: animalName })).toBeVisible();
  await expect.poll(() => park.task(task.taskId)).toMatchObject({ target: { level: 'ANIMAL' } });
  const { target, animalIds, enclosureIds } = (await park.task(task.taskId)) as Task;
  expect(animalIds).toEqual(target.ids);
  expect(enclosureIds).toHaveLength(1);

  await page.getByRole('button', { name: 'Revenir en arrière' }).click();
  await expect
    .poll(() => park.task(task.taskId))
    .toMatchObject({ target: task.target, sectorIds: task.sectorIds, enclosureIds: [], animalIds: [] });
});

test('a change is not undone over the text that somebody else has written since', async ({
  signIn,
  tasks,
  park,
  page,
}) => {
  const { task, form } = await openForm({ page, signIn, tasks, park });
  await form.getByLabel('Description').fill('Deux seaux par enclos');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  const undo = page.getByRole('button', { name: 'Revenir en arrière' });
  await expect(undo).toBeVisible();
  await park.changeTask(task.taskId, { description: 'Trois seaux', updatedAtUnix: Date.now() });
  await undo.click();
  await expect(page.getByText(/a été modifiée par quelqu’un d’autre entre-temps/)).toBeVisible();
  expect(await park.task(task.taskId)).toMatchObject({ description: 'Trois seaux' });
});

test('a task that is closed while it is being changed says so at the form, and the typed text stays', async ({
  signIn,
  tasks,
  park,
  page,
}) => {
  const { task, form } = await openForm({ page, signIn, tasks, park });
  await form.getByLabel('Description').fill('Deux seaux par enclos');
  await park.changeTask(task.taskId, { status: 'DONE', completedBy: 'fullcare-vet', completedAtUnix: Date.now() });
  await expect(page.getByRole('region', { name: 'Historique' })).toContainText('Clôturée');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByRole('alert')).toHaveText('Cette tâche est déjà clôturée');
  await expect(form.getByLabel('Description')).toHaveValue('Deux seaux par enclos');
});
