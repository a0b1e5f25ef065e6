import { expect, type Page } from '@playwright/test';

/** Goes to an address as a link does, without loading the page anew, and waits until the screen stands. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  }, path);
  await expect(page.locator('main[aria-busy="false"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}
