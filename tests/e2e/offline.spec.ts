import type { BrowserContext, Page } from '@playwright/test';
import type { SignInPage } from './pages/sign-in-page.ts';
import type { TaskListPage } from './pages/task-list-page.ts';
import { appIsKept } from './support/kept-app.ts';
import type { Park } from './support/park.ts';
import { expect, test as base } from './support/test.ts';

type Day = { page: Page; signIn: SignInPage; tasks: TaskListPage; park: Park; context: BrowserContext };

/** The common beginning of these stories. */
const test = base.extend<{ day: Day }>({
  day: async ({ page, signIn, tasks, park, context }, provide) => provide({ page, signIn, tasks, park, context }),
});

test.use({ serviceWorkers: 'allow' });

/**
 * Closes a keeper's task without a network and reloads the page: the change waits. Returns the task and the place that
 * shows it as waiting.
 */
async function closeAndReload({ page, signIn, tasks, park, context }: Day) {
  const task = await park.addTask({ responsibleIds: ['fullcare-keeper'], status: 'IN_PROGRESS' });
  await signIn.back('keeper@fullcare.example');
  await tasks.open('?mine=1');
  await expect(tasks.row(task.title)).toBeVisible();

  await appIsKept(page);
  const waiting = page.getByLabel('1 modification en attente d’envoi');

  await context.setOffline(true);
  await tasks.act('Clôturer', task.title);
  await expect(tasks.row(task.title)).toHaveCount(0);
  await expect(waiting).toBeVisible();
  await expect.poll(() => park.task(task.taskId)).toMatchObject({ status: 'IN_PROGRESS' });

  await page.reload();
  await expect(waiting).toBeVisible();
  await expect.poll(() => park.task(task.taskId)).toMatchObject({ status: 'IN_PROGRESS' });
  return { task, waiting };
}

/** A free task, which a keeper has found in the list: the row is there, and the search has been answered. */
async function findFreeTask({ page, signIn, tasks, park }: Day) {
  const task = await park.addTask();
  await signIn.back('keeper@fullcare.example');
  await tasks.open();
  await tasks.search(task.title);
  await expect(page.getByText('1 tâche', { exact: true })).toBeVisible();
  await expect(tasks.row(task.title)).toBeVisible();
  return task;
}

test('a close made offline shows as waiting, survives a reload and arrives later', async ({ day, context, park }) => {
  const { task, waiting } = await closeAndReload(day);
  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect.poll(async () => (await park.task(task.taskId))['status']).toBe('DONE');
});

test('a close made offline is undone offline, and neither stays when the network is back', async ({
  day,
  context,
  park,
  page,
  tasks,
}) => {
  const { task, waiting } = await closeAndReload(day);
  const other = await park.addTask({ responsibleIds: ['fullcare-keeper'], status: 'IN_PROGRESS' });
  await context.setOffline(false);
  await expect(tasks.row(other.title)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await context.setOffline(true);
  await tasks.act('Clôturer', other.title);
  await expect(tasks.row(other.title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revenir en arrière' }).click();
  await expect(tasks.row(other.title)).toBeVisible();
  await expect.poll(() => park.task(other.taskId)).toMatchObject({ status: 'IN_PROGRESS' });
  await context.setOffline(false);
  await expect
    .poll(async () => (await park.task(other.taskId))['steps'])
    .toEqual([expect.objectContaining({ step: 'close' }), expect.objectContaining({ step: 'reopen' })]);
  expect(await park.task(other.taskId)).toMatchObject({ completedBy: null, completedAtUnix: null });
  expect(await park.task(task.taskId)).toMatchObject({ status: 'DONE' });
});

test('a close made offline after a colleague’s is reported after a reload, and the colleague’s stays', async ({
  day,
  context,
  park,
  page,
}) => {
  const { task } = await closeAndReload(day);
  await park.changeTask(task.taskId, { status: 'DONE', completedBy: 'fullcare-vet', completedAtUnix: 1 });
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: `« ${task.title} » a été modifiée` })).toBeVisible();
  await expect.poll(() => park.task(task.taskId)).toMatchObject({ status: 'DONE', completedBy: 'fullcare-vet' });
});

test('taking a task offline says that it needs the network, and changes nothing', async ({
  day,
  context,
  park,
  tasks,
  page,
}) => {
  const task = await findFreeTask(day);
  await appIsKept(page);
  await context.setOffline(true);
  await tasks.act('Prendre', task.title);
  await expect(page.getByRole('alert').filter({ hasText: 'Le réseau ne répond pas' })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => park.task(task.taskId)).toMatchObject({ status: 'OPEN', takenBy: null });
});

test('a network that goes and comes back moves nothing that somebody may be about to press', async ({
  day,
  context,
  page,
}) => {
  const task = await findFreeTask(day);
  const banner = page.getByText('Hors connexion');
  const button = page.getByRole('button', { name: `Prendre « ${task.title} »` });
  const place = await button.boundingBox();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  expect(await button.boundingBox()).toEqual(place);
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  expect(await button.boundingBox()).toEqual(place);
});

test('a Wi-Fi without internet is reported as such, and the local copy stays readable until the server answers again', async ({
  day,
  context,
  tasks,
  page,
}) => {
  const task = await findFreeTask(day);
  // A worker that is still fetching the app's files would share the network with the reload.
  await appIsKept(page);
  const banner = page.getByText('Hors connexion');
  await expect(banner).toHaveCount(0);
  // The browser has a network, and only the requests to the server fail.
  const toServer = /\/google\.firestore\./;
  await context.route(toServer, (route) => route.abort());
  await page.reload();
  await expect(banner).toBeVisible();
  await expect(tasks.row(task.title)).toBeVisible();
  await context.unroute(toServer);
  await expect(banner).toHaveCount(0);
});

test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a device that is offline before it has kept the app still answers', async ({
    day,
    context,
    park,
    page,
    faults,
  }) => {
    // Nothing is clicked before: the code of the toasts is not loaded.
    const task = await findFreeTask(day);
    await context.setOffline(true);
    await page.getByRole('button', { name: `Prendre « ${task.title} »` }).click();
    // The messages may say at the same time that they could not be loaded.
    await expect(page.getByRole('alert').filter({ hasText: 'Le réseau ne répond pas' })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => park.task(task.taskId)).toMatchObject({ status: 'OPEN', takenBy: null });
    // Later loads of the first screen, such as the messages, may not have come before the network went.
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('dynamically imported module')));
  });
});
