import { expect, test } from './support/test.ts';

test('a task that someone else just took says so, and shows whose it is', async ({ page, signIn, tasks, park }) => {
  const task = await park.addTask();
  await signIn.back('keeper@fullcare.example');
  await tasks.open();
  await tasks.search(task.title);
  await page.getByRole('button', { name: `Prendre « ${task.title} »` }).click();
  await park.changeTask(task.taskId, { takenBy: 'fullcare-keeper-2', status: 'IN_PROGRESS' });
  await page.getByRole('dialog').getByRole('button', { name: 'Prendre', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /prise par quelqu’un d’autre/ })).toBeVisible();
  await expect(tasks.row(task.title)).toContainText('Sofia Lopez');
});

test('an unknown task, and one of another establishment, are said not to be found', async ({
  page,
  signIn,
  tasks,
  park,
}) => {
  const foreign = await park.addTask({ zooId: 'zoo-essential', title: 'Secret de la baie' });
  await signIn.back('keeper@fullcare.example');
  for (const id of ['no-such-task', foreign.taskId]) {
    await tasks.open(`?id=${id}`);
    await expect(page.getByRole('heading', { name: 'Tâche introuvable' })).toBeVisible();
    await expect(page.getByText('Secret de la baie')).toHaveCount(0);
  }
});

test('a person who is disabled in mid-session is told so and sees nothing more', async ({
  page,
  signIn,
  tasks,
  park,
}) => {
  const keeper = await park.addPerson('zoo-fullcare');
  await signIn.as(keeper.userMail);
  await tasks.open();
  await expect(page.getByRole('table')).toBeVisible();
  await park.changePerson(keeper.userId, { isDisabled: true });
  await expect(page.getByText(/désactivé/i)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('demonstration mode reads everything and refuses to write, with its message', async ({ page, signIn, tasks }) => {
  await signIn.back('visitor@demo.example');
  await tasks.open();
  await page
    .getByRole('button', { name: /^(Prendre|Démarrer|Clôturer) «/ })
    .first()
    .click();
  await expect(page.getByRole('alert').filter({ hasText: /démonstration/i })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a task with a damaged document does not blank the list', async ({ page, signIn, tasks, park, faults }) => {
  const good = await park.addTask();
  const bad = await park.addTask();
  await park.changeTask(bad.taskId, { title: 12 as never });
  await signIn.back('keeper@fullcare.example');
  await tasks.open();
  await tasks.search(good.title);
  await expect(tasks.row(good.title)).toBeVisible();
  await expect(page.getByText(/n’a pas pu être lue|n’ont pas pu être lues/)).toBeVisible();
  await park.changeTask(bad.taskId, { title: 'Réparée' });
  // The damage is reported to the console on purpose.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('bad-document')));
});

test('a device whose clock is an hour ahead is told so, and closes a task at the server’s time', async ({
  page,
  signIn,
  tasks,
  park,
}) => {
  const task = await park.addTask({ responsibleIds: ['fullcare-keeper'] });
  await page.clock.install({ time: Date.now() + 3_600_000 });
  // Signed in here: what a device knows of its clock it has from its own session.
  await signIn.as('keeper@fullcare.example');
  await page.clock.runFor(40_000);
  await expect(page.getByText(/décalée de 60 minutes/)).toBeVisible();
  await tasks.open('?mine=1');
  await tasks.act('Clôturer', task.title);
  await expect.poll(() => park.task(task.taskId)).toMatchObject({ status: 'DONE', completedLate: false });
});
