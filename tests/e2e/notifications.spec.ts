import type { Page } from '@playwright/test';
import { elsewhere } from './support/elsewhere.ts';
import { expect, test } from './support/test.ts';

/** Opens the bell, and returns the part with the messages. */
async function openMessages(page: Page) {
  await page.getByRole('button', { name: /^Tâches/ }).click();
  return page.getByRole('region', { name: 'Messages' });
}

test('a task for a keeper is announced by a toast and in the bell, and leads to the task', async ({
  page,
  signIn,
  park,
}) => {
  // Nobody else’s messages come between theirs.
  const keeper = await park.addPerson('zoo-fullcare');
  await signIn.as(keeper.userMail);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const messages = await openMessages(page);
  // Earlier messages are loaded by now: every message from now on is news.
  await expect(messages.getByRole('link').or(messages.getByText('Aucun message')).first()).toBeVisible();
  await page.keyboard.press('Escape');

  const task = await park.addTask({ responsibleIds: [keeper.userId], title: `Clôture ouverte ${Date.now()}` });
  await expect(page.getByText(`Nouvelle tâche : ${task.title}`)).toBeVisible();
  const bell = page.getByRole('button', { name: /^Tâches/ });
  await expect(bell).toHaveAccessibleDescription(/^Messages non lus\s: \d+$/);

  const told = (await openMessages(page)).getByRole('link', { name: task.title });
  await expect(told.getByRole('img', { name: 'Non lu' })).toBeVisible();
  await told.click();
  await expect(page).toHaveURL(`/TaskManagementView?id=${task.taskId}`);
  // The task lies over the page with its bell.
  await expect(page.getByRole('dialog').getByRole('heading', { name: task.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const again = (await openMessages(page)).getByRole('link', { name: task.title });
  await expect(again).toBeVisible();
  await expect(again.getByRole('img', { name: 'Non lu' })).toHaveCount(0);
  await expect.poll(() => park.task(task.taskId)).toMatchObject({ notificationsSent: { onCreate: true } });
});

test('a manager gives a task to a keeper and to themselves: the keeper is notified at once, the manager is not', async ({
  page,
  signIn,
  park,
  browser,
}) => {
  const zooId = await park.addEstablishment();
  const manager = await park.addPerson(zooId, { userRight: 'admin', userFirstname: 'Alice', userLastname: 'Meunier' });
  const keeper = await park.addPerson(zooId, { userFirstname: 'Karim', userLastname: 'Dumas' });
  const nowhere = { sectorId: null, sectorIds: [], target: { level: 'SECTOR' as const, ids: [] } };
  const task = await park.addTask({ ...nowhere, zooId, authorId: manager.userId });
  const other = await elsewhere(browser);
  const keepers = other.page;
  await other.signIn.as(keeper.userMail);
  await expect((await openMessages(keepers)).getByText('Aucun message')).toBeVisible();
  await keepers.keyboard.press('Escape');

  await signIn.as(manager.userMail);
  await page.goto(`/TaskManagementView?id=${task.taskId}`);
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Changer l’attribution' }).click();
  await details.getByRole('combobox', { name: 'Attribuée à' }).click();
  for (const name of ['Karim Dumas', 'Alice Meunier']) await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await details.getByRole('button', { name: 'Enregistrer', exact: true }).click();

  await expect(keepers.getByText(`Tâche confiée : ${task.title}`)).toBeVisible({ timeout: 60_000 });
  const told = (await openMessages(keepers)).getByRole('link', { name: `Tâche confiée ${task.title}` });
  await expect(told).toHaveCount(1);
  await told.click();
  await expect(keepers).toHaveURL(`/TaskManagementView?id=${task.taskId}`);
  expect((await park.listOf('notifications', zooId)).map(({ userId }) => userId)).toEqual([keeper.userId]);
  await other.close();
});
