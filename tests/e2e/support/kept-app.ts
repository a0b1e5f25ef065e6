import type { Page } from '@playwright/test';

/** Waits until the worker keeps the app's own files; it has them all when it is active. */
export async function appIsKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}
