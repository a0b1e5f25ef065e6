import { defineConfig } from '@playwright/test';
import shared from './playwright.config.ts';

/**
 * The test that moves the clock of the local Firebase, which is everybody's there: it runs alone, in a suite that nothing was
 * written to yet, since time in a database does not go back.
 */
export default defineConfig(shared, {
  testIgnore: [],
  testMatch: '**/fourteen-days.spec.ts',
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
});
