import { expect, type Page, test as base } from '@playwright/test';
import { SignInPage } from '../pages/sign-in-page.ts';
import { TaskListPage } from '../pages/task-list-page.ts';
import { Diary } from './diary.ts';
import { Park } from './park.ts';

/** Messages of a browser about faults that a test makes on purpose, or that are not the product's. */
const EXPECTED = [
  /net::ERR_INTERNET_DISCONNECTED/,
  /net::ERR_FAILED/,
  /status of 400/,
  /cleardot\.gif/,
  /Could not reach Cloud Firestore backend/,
  /generic\/bad-document/,
];

/** A test with its pages, the park behind them, and the check that nothing failed unnoticed. */
export const test = base.extend<{
  signIn: SignInPage;
  tasks: TaskListPage;
  park: Park;
  faults: string[];
  /** keeps a diary of the page, printed when the test fails */
  keepDiary: (page: Page) => void;
}>({
  signIn: async ({ page }, provide) => provide(new SignInPage(page)),
  tasks: async ({ page }, provide) => provide(new TaskListPage(page)),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameters from the pattern
  park: async ({}, provide) => {
    const park = new Park();
    await provide(park);
    await park.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameters from the pattern
  keepDiary: async ({}, provide, testInfo) => {
    const diaries: Diary[] = [];
    await provide((page) => diaries.push(new Diary(page)));
    if (testInfo.status === testInfo.expectedStatus) return;
    for (const diary of diaries) console.log(await diary.tell());
  },
  faults: [
    async ({ page, keepDiary }, provide) => {
      keepDiary(page);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.some((known) => known.test(message.text())))
          faults.push(`console: ${message.text()}`);
      });
      await provide(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
