import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { walkTo } from './support/walk.ts';

test.setTimeout(300_000);

/** The lists of an establishment, and how many rows each shows at least at 1440 x 900 and at 768 x 1024. */
const LISTS: readonly (readonly [address: string, desktop: number, tablet: number])[] = [
  ['/TaskManagementView', 14, 8],
  ['/specieAnimalsListView?view=flat', 14, 6],
  ['/EnclosureListView', 14, 8],
  ['/ZooDetails?tab=accounts', 11, 8],
];

/** One row of controls of 44 px, with the names in the borders of its fields. */
const ONE_ROW_PX = 56;

/** The rows or cards that stand wholly on the screen, and the height of the controls above them. */
async function seen(page: Page): Promise<{ readonly rows: number; readonly controlsPx: number }> {
  await expect(page.locator('main [data-index], main ul > li[class*="card"]').first()).toBeVisible();
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main tbody tr[data-index]')];
    const shown = rows.length > 0 ? rows : [...document.querySelectorAll('main ul > li[class*="card"]')];
    const frame = rows[0]?.closest('[data-fills]')?.getBoundingClientRect().bottom ?? innerHeight;
    const isWhole = (row: Element) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= 0 && bottom <= Math.min(innerHeight, frame) + 1;
    };
    const controls = document.querySelector('main [role="search"]')?.getBoundingClientRect().height ?? 0;
    return { rows: shown.filter(isWhole).length, controlsPx: Math.round(controls) };
  });
}

test('every list has one row of controls, and as many rows on the first screen as it promises', async ({
  page,
  signIn,
}, { project }) => {
  await signIn.back('manager@fullcare.example');
  await page.goto('/TaskManagementView');
  const found: unknown[] = [];
  for (const [address, desktop, tablet] of LISTS) {
    await walkTo(page, address);
    const least = project.name === 'tablet' ? tablet : desktop;
    const { rows, controlsPx } = await seen(page);
    if (rows < least || controlsPx > ONE_ROW_PX) found.push({ address, rows, least, controlsPx });
  }
  expect(found).toEqual([]);
});

test('a list has one row of controls at 1024 pixels and on a phone @desktop', async ({ page, signIn }) => {
  await signIn.back('manager@fullcare.example');
  const found: unknown[] = [];
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/TaskManagementView');
    for (const [address] of LISTS) {
      await walkTo(page, address);
      const { controlsPx } = await seen(page);
      if (controlsPx > ONE_ROW_PX) found.push({ address, width, controlsPx });
    }
  }
  expect(found).toEqual([]);
});
