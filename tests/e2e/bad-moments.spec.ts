import { expect, test } from './support/test.ts';

test('a device whose clock is an hour ahead says so, and closes a task at the server’s time', async ({
  page,
  signIn,
  tasks,
  park,
}) => {
  const task = await park.addTask({ responsibleIds: ['fullcare-keeper'] });
  await page.clock.install({ time: Date.now() + 3_600_000 });
  // Signed in here: a device learns its clock's error from its own session.
  await signIn.as('keeper@fullcare.example');
  await page.clock.runFor(40_000);
  await expect(page.getByText(/décalée de 60 minutes/)).toBeVisible();
  await tasks.open('?mine=1');
  await tasks.act('Clôturer', task.title);
  await expect.poll(() => park.task(task.taskId)).toMatchObject({ status: 'DONE', completedLate: false });
});
