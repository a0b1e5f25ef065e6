import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tests/support/browser.ts';

const launchOptions = await browserLaunchOptions();
const app = process.env['ENCLOS_APP_URL'] ?? 'http://127.0.0.1:5173';
const folder = '.local/e2e-app';

/**
 * End-to-end tests. They need the running suite, which `npm run test:e2e` starts and seeds. The app is built against it
 * (the suite's addresses are in the environment) and served here, unless one runs already at ENCLOS_APP_URL.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  // Moves the clock of the whole local Firebase: it has one of its own (playwright.clock.config.ts).
  testIgnore: '**/fourteen-days.spec.ts',
  outputDir: 'test-results',
  // No second chance: a test that passes sometimes hides a fault that users meet sometimes.
  retries: 0,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  // A slow machine is not a fault: what must happen has time to.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: app,
    browserName: 'chromium',
    // The worker of the built app would answer for the network; only the tests of life without one let it.
    serviceWorkers: 'block',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Recording each page takes as long again as the test: the page's diary is told instead
    // (tests/e2e/support/diary.ts), and one test is recorded by `npm run test:e2e -- <file> --trace on`.
    trace: 'off',
    launchOptions,
  },
  webServer: {
    command: `vite build --logLevel warn --outDir ${folder} && vite preview --outDir ${folder}`,
    url: app,
    reuseExistingServer: true,
    timeout: 120_000,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'tablet',
      // These files do not depend on the window's width: a first sign-in happens once per account, and REST has no
      // screen; the others concern rights, signing in, a day without a network, a lost file, the life of an animal and
      // the data that stay on a device. accessibility.spec.ts and records-accessibility.spec.ts check their screens on
      // a tablet, and an observed campaign brings its own tablet.
      testIgnore: [
        'first-sign-in',
        'signing-in',
        'bad-moments',
        'offline',
        'nutrition-note',
        'animal-life',
        'rest-intruder',
        'shared-day*',
        'every-account',
        'nothing-remains',
        'people',
        'themes',
        'demonstration',
        'switching',
        'sectors',
        'first-records',
        'import-rest',
        'observation-campaign',
        'task-list',
        'task-edit',
        'automations',
        'notifications',
        'missing-part',
        'quick-evaluation',
        'fourteen-days',
      ].map((name) => `**/${name}.spec.ts`),
      // Of the other files, only the tests that the width matters for.
      grepInvert: /@desktop/,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
  ],
});
