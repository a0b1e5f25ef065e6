import { findings } from './support/axe.ts';
import { expect, test } from './support/test.ts';

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme} colours`, () => {
    test.use({ colorScheme: scheme });

    test('axe finds nothing on sign-in, dashboard and task list', async ({ page, signIn, tasks }) => {
      await signIn.open();
      await expect(signIn.heading).toBeVisible();
      expect(await findings(page)).toEqual([]);

      await signIn.as('keeper@fullcare.example');
      await expect(page.getByRole('button', { name: /^Clôturer «/ }).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);

      await tasks.open();
      await expect(page.getByRole('button', { name: /^Clôturer «/ }).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}

test('a task is closed with the keyboard alone', async ({ page, signIn, tasks, park }) => {
  const task = await park.addTask({ responsibleIds: ['fullcare-keeper'] });
  await signIn.as('keeper@fullcare.example');
  await tasks.open();
  await tasks.search(task.title);
  const button = page.getByRole('button', { name: `Clôturer « ${task.title} »` });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(tasks.row(task.title)).toHaveCount(0);
});
