import type { Page } from '@playwright/test';
import { findings, showIn } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** Returns what axe finds in light colours, and what the colours of the dark are still too faint for. */
async function lightAndDark(page: Page): Promise<unknown[]> {
  await showIn(page, 'light');
  const inLight = await findings(page);
  await showIn(page, 'dark');
  return [...inLight, ...(await findings(page, 'all colours'))];
}

test('axe finds nothing on sign-in, dashboard and task list, light or dark', async ({ page, signIn, tasks }) => {
  await signIn.open();
  await expect(signIn.heading).toBeVisible();
  expect(await lightAndDark(page)).toEqual([]);

  await signIn.as('keeper@fullcare.example');
  await expect(page.getByRole('button', { name: /^Clôturer «/ }).first()).toBeVisible();
  expect(await lightAndDark(page)).toEqual([]);

  await tasks.open();
  await expect(page.getByRole('button', { name: /^Clôturer «/ }).first()).toBeVisible();
  expect(await lightAndDark(page)).toEqual([]);
});

test(
  'a task is closed, and opened again, with the keyboard alone',
  { tag: '@desktop' },
  async ({ page, signIn, tasks, park }) => {
    const task = await park.addTask({ responsibleIds: ['fullcare-keeper'] });
    await signIn.back('keeper@fullcare.example');
    await tasks.open();
    await tasks.search(task.title);
    const button = page.getByRole('button', { name: `Clôturer « ${task.title} »` });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(tasks.row(task.title)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Revenir en arrière' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(tasks.row(task.title)).toBeVisible();
    await expect.poll(() => park.task(task.taskId)).toMatchObject({ status: 'OPEN', completedBy: null });
  },
);
