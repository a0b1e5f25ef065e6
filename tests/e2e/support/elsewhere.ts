import type { Browser } from '@playwright/test';
import { SignInPage } from '../pages/sign-in-page.ts';

/** Somebody else's browser, in French and on the clock of Paris, without the worker. */
export async function elsewhere(browser: Browser) {
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris', serviceWorkers: 'block' });
  const page = await context.newPage();
  return { page, signIn: new SignInPage(page), close: () => context.close() };
}
