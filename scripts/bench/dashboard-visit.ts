/** One person's visit from sign-in to the dashboard and back, in a real browser, and the Firestore reads it causes. */
import type { Browser, Page } from 'playwright';
import { SignInPage } from '../../tests/e2e/pages/sign-in-page.ts';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { readsWhenQuiet, resetUsage } from './usage.ts';

/** The first visit; a change of one task by another person; the first page of the task list; the way back; a reload. */
export type Stage = 'cold' | 'idle' | 'list' | 'back' | 'reload';
/** Documents read per stage. */
export type Reads = Readonly<Record<Stage, number>>;
export type Visit = { readonly reads: Reads; readonly tasksShown: number };

type Person = { readonly userId: string; readonly email: string };
type Place = {
  readonly browser: Browser;
  readonly appUrl: string;
  readonly controlUrl: string;
  /** renames a task as another person, without the screens; without an id, any open task of the establishment */
  readonly renameTask: (taskId: string | null, title: string) => Promise<void>;
};

/** Shown where data is still missing. */
const PLACEHOLDER = 'main .mantine-Skeleton-root';
/** A task's link carries its id. */
const TASK_LINK = 'main a[href*="/TaskManagementView?id="]';

/** Makes the visit in a browser without a cache. */
export async function visitDashboard(
  { browser, appUrl, controlUrl, renameTask }: Place,
  person: Person,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: appUrl,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    const quiet = () => readsWhenQuiet(controlUrl, person.userId);
    const counted = async (act: () => Promise<unknown>): Promise<number> => {
      await resetUsage(controlUrl);
      await act();
      return quiet();
    };
    const signIn = new SignInPage(page);
    await signIn.open();
    await page.waitForLoadState('networkidle');
    const cold = await counted(async () => {
      await signIn.fill(person.email, DEMO_PASSWORD);
      await signIn.submit();
      await untilDashboard(page);
    });
    const tasksShown = await page.locator(TASK_LINK).count();
    const idle = await counted(() => seeChange(page, renameTask));
    const list = await counted(() => leaveForTheList(page));
    const back = await counted(async () => {
      await page.goBack();
      await untilDashboard(page);
    });
    const reload = await counted(async () => {
      await page.reload();
      await untilDashboard(page);
    });
    return { reads: { cold, idle, list, back, reload }, tasksShown };
  } finally {
    await context.close();
  }
}

/** Waits until the dashboard shows its data. */
export async function untilDashboard(page: Page): Promise<void> {
  await page.waitForURL(/\/dashboard$/i);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.locator(PLACEHOLDER).first().waitFor({ state: 'detached' });
}

/** Leaves by a link, as a person does: an address typed in would start the app again. */
async function leaveForTheList(page: Page): Promise<void> {
  await page.locator('main a[href$="/TaskManagementView"]').first().click();
  await page.waitForURL(/\/TaskManagementView/);
}

/** Another person renames the first task on the screen; resolves when the new name is shown. */
async function seeChange(page: Page, renameTask: Place['renameTask']): Promise<void> {
  const title = `Renommée ${Date.now()}`;
  const link = page.locator(TASK_LINK).first();
  if ((await link.count()) === 0) return renameTask(null, title);
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  await renameTask(address.searchParams.get('id'), title);
  await page.locator(TASK_LINK).filter({ hasText: title }).first().waitFor();
}
