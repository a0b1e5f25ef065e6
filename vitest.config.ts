import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './tests/support/browser.ts';

/** A test that hangs ends after this time; one on a busy machine does not. */
const SLOW_MACHINE_MS = 60_000;

/*
 * The quick tests share what they import (`isolate: false`): loading it anew for each of a few hundred files takes longer than
 * the tests. So none of them may replace a module or leave anything behind in one; and those with a page (jsdom) run apart
 * from those without: what a module keeps of a page would outlive it.
 */

/** Not `Intl`, which a module may keep: made while the time is ours, it would go on to read 1970 as now. */
const FAKED = [
  'Date',
  'performance',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;
const quick = { testTimeout: SLOW_MACHINE_MS, isolate: false, fakeTimers: { toFake: [...FAKED] } };

const browserTests = 'src/**/*.browser.test.tsx';
const CALLABLES = 'tests/functions/callables.test.ts';

/** A project of tests in Node; they take nothing from the app's Vite configuration. */
function nodeProject(name: string, include: string[], more: { exclude?: string[]; fileParallelism?: boolean } = {}) {
  return {
    test: {
      name,
      environment: 'node' as const,
      include,
      exclude: [...configDefaults.exclude, ...(more.exclude ?? [])],
      ...(more.fileParallelism === undefined ? {} : { fileParallelism: more.fileParallelism }),
    },
  };
}

/** Tests against servers and browsers of their own: many events, and on a slow machine each takes its time. */
function patientProject(name: string, include: string[]) {
  return { test: { ...nodeProject(name, include).test, testTimeout: 600_000, hookTimeout: 600_000 } };
}

/**
 * Tests that speak to the running suite, whose addresses they read from FIRESTORE_EMULATOR_HOST,
 * FIREBASE_AUTH_EMULATOR_HOST and the like. One file at a time, since all share one database; each file of the rules has a
 * project of its own, so these run side by side. The time limit is for tests that hang: tables of many attempts take a minute,
 * and four on a slow machine.
 */
function suiteProject(name: string, include = [`tests/${name}/**/*.test.ts`], exclude: string[] = []) {
  const project = nodeProject(name, include, { exclude, fileParallelism: name === 'rules' });
  return { test: { ...project.test, testTimeout: 300_000, hookTimeout: 300_000 } };
}

// Without a browser only the browser project fails, when it starts, and Playwright says what to install.
const launchOptions = await browserLaunchOptions().catch(() => ({}));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...nodeProject('unit', [
            'src/**/*.test.ts',
            'emulators/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ]).test,
          ...quick,
        },
      },
      // They read every file of the project, which takes a busy machine its time.
      patientProject('architecture', ['tests/architecture/**/*.test.ts']),
      patientProject('local-firebase', ['tests/integration/{firestore,storage}/**/*.test.ts']),
      // The server adds up what all files evaluated; the report is made once, after the last file.
      { test: { ...suiteProject('rules').test, globalSetup: ['tests/rules/support/coverage-report.ts'] } },
      // Some thousand calls one after the other take as long as half of all other tests of the functions: they have a suite of their own.
      suiteProject('callables', [CALLABLES]),
      suiteProject('functions', undefined, [CALLABLES]),
      suiteProject('integration', undefined, ['tests/integration/{firestore,storage}/**']),
      {
        extends: './vite.config.ts',
        test: {
          name: 'component',
          ...quick,
          environment: 'jsdom' as const,
          include: ['src/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, browserTests],
          setupFiles: ['./tests/support/jsdom-setup.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        // Found only on the way, they would make the page of the tests begin anew.
        optimizeDeps: {
          include: [
            '@mantine/dropzone',
            '@reduxjs/toolkit',
            '@reduxjs/toolkit/query/react',
            'firebase/app',
            'firebase/auth',
            'firebase/firestore',
            'firebase/functions',
            'i18next',
            'react-dom/client',
            'react-i18next',
            'react-image-crop',
            'react-redux',
            'recharts',
            'zod/mini',
          ],
        },
        test: {
          name: 'browser',
          include: [browserTests],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
