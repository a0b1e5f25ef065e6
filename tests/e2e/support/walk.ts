import type { Page } from '@playwright/test';

/** Goes to an address as a link does, without loading the page anew, and waits until the screen stands. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  // The screen before it stays until the new one is loaded: the shown screen must be that of the address.
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const isShown = main?.dataset['address'] === location.pathname + location.search && main.ariaBusy === 'false';
    return isShown && main.querySelector('h1')?.checkVisibility() === true;
  });
}
