import { expect, test } from './support/test.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { TaskListPage } from './pages/task-list-page.ts';

test('a keeper takes a task and closes it, and a manager in another browser sees both without reloading', async ({
  signIn,
  tasks,
  park,
  browser,
}) => {
  const task = await park.addTask();
  const office = await browser.newContext();
  const managerPage = await office.newPage();
  await new SignInPage(managerPage).back('manager@fullcare.example');
  const seenByManager = new TaskListPage(managerPage);
  await seenByManager.open();
  await seenByManager.search(task.title);
  await expect(seenByManager.row(task.title)).toContainText('À faire');

  await signIn.back('keeper@fullcare.example');
  await tasks.open();
  await tasks.search(task.title);
  await tasks.act('Prendre', task.title);
  await expect(tasks.row(task.title)).toContainText('En cours');
  await expect(tasks.row(task.title)).toContainText('Vous');
  await expect(seenByManager.row(task.title)).toContainText('En cours');
  await expect(seenByManager.row(task.title)).toContainText('Camille Roussel');

  await tasks.act('Clôturer', task.title);
  await expect(tasks.row(task.title)).toHaveCount(0);
  await expect(seenByManager.row(task.title)).toHaveCount(0);
  await managerPage.goto('/TaskManagementView?status=done');
  await seenByManager.search(task.title);
  await expect(seenByManager.row(task.title)).toContainText('Clôturée');

  await expect
    .poll(() => park.task(task.taskId))
    .toMatchObject({
      status: 'DONE',
      takenBy: 'fullcare-keeper',
      startedBy: 'fullcare-keeper',
      completedBy: 'fullcare-keeper',
      completedLate: false,
    });
  await office.close();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'an author cancels a task at once, and takes that back from the toast',
    { tag: '@desktop' },
    async ({ page, signIn, tasks, park }) => {
      const task = await park.addTask();
      await signIn.back('manager@fullcare.example');
      await tasks.open();
      await tasks.search(task.title);
      await tasks.act('Annuler', task.title);
      await expect(tasks.row(task.title)).toHaveCount(0);
      await expect.poll(() => park.task(task.taskId)).toMatchObject({ status: 'DELETED' });
      await page.getByRole('button', { name: 'Revenir en arrière' }).click();
      await expect(tasks.row(task.title)).toBeVisible();
      await expect.poll(() => park.task(task.taskId)).toMatchObject({ status: 'OPEN', deletedAtUnix: null });
    },
  );
});

test(
  'filters stand in the address and survive a reload',
  { tag: '@desktop' },
  async ({ page, signIn, tasks, park }) => {
    const late = await park.addTask({ responsibleIds: ['fullcare-keeper'], dueAtUnix: Date.now() - 600_000 });
    const later = await park.addTask({ responsibleIds: ['fullcare-keeper'], dueAtUnix: Date.now() + 86_400_000 * 3 });
    await signIn.back('keeper@fullcare.example');
    await tasks.open('?due=overdue&mine=1');
    await tasks.search('Ration');
    await expect(tasks.row(late.title)).toBeVisible();
    await expect(tasks.row(later.title)).toHaveCount(0);
    await expect(page).toHaveURL(/q=Ration/);
    await page.reload();
    await expect(tasks.row(late.title)).toBeVisible();
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await tasks.search(later.title);
    await expect(tasks.row(later.title)).toBeVisible();
  },
);
