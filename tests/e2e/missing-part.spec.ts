import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const TASK_PAGE = /\/assets\/TaskManagementPage-[^/]*\.js$/;

/** Lets the file of the task page fail this many times, as if the network had gone at that moment. */
async function loseTaskPage(page: Page, times: number): Promise<() => number> {
  let lost = 0;
  await page.route(TASK_PAGE, (route) => {
    if (lost >= times) return route.continue();
    lost += 1;
    return route.abort();
  });
  return () => lost;
}

test('a page whose file got lost on the way loads itself anew', async ({ page, signIn, tasks, faults }) => {
  await signIn.back('keeper@fullcare.example');
  const lost = await loseTaskPage(page, 1);
  await tasks.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Tâches' })).toBeVisible();
  expect(lost()).toBe(1);
  faults.length = 0;
});

test('a page whose file never comes says so after three attempts, and offers to try again', async ({
  page,
  signIn,
  faults,
}) => {
  await signIn.back('keeper@fullcare.example');
  // One load of the page may ask for the file more than once: the loads are counted.
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await loseTaskPage(page, Number.POSITIVE_INFINITY);
  await page.goto('/TaskManagementView');
  await expect(page.getByText(/Une partie de la page n’a pas pu être téléchargée/)).toBeVisible();
  expect(loads).toBe(3);
  await page.unroute(TASK_PAGE);
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tâches' })).toBeVisible();
  faults.length = 0;
});
