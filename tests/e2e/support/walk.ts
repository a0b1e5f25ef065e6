import { expect, type Page } from '@playwright/test';

/** Goes to an address as a link does, without loading the page anew, and waits until the screen stands. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  // The screen before it stands until the new one does: what is shown must be what the address names.
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main')?.dataset['path'] === location.pathname))
    .toBe(true);
  await expect(page.locator('main[aria-busy="false"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}
