import { expect, type Page, type Route } from '@playwright/test';
import { runSchedule } from './schedule.ts';

/** A page looks at its clock twice a minute. */
const TICK_MS = 31_000;
const TOKENS = /accounts:signInWithCustomToken|securetoken\.googleapis\.com\/v1\/token/;

/**
 * Sets the local Firebase and a page that is not open yet to an instant. Nothing may have been written before: time in
 * a database does not go back.
 */
export async function beginAt(page: Page, at: number): Promise<void> {
  await moveServer(at);
  await page.clock.install({ time: at });
  await page.route(TOKENS, issueByTheClock);
}

/** Lets an account be as old as an instant: no token is older than its account. */
export async function dateAccount(userId: string, at: number): Promise<void> {
  const [host, project] = [process.env['FIREBASE_AUTH_EMULATOR_HOST'], process.env['GCLOUD_PROJECT']];
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: userId, validSince: String(Math.floor(at / 1000)) }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Moves the clock of the local Firebase; skipped schedules do not run. */
export async function moveServer(at: number): Promise<void> {
  await ask('POST', '/clock', { now: new Date(at).toISOString(), noRuns: true });
}

/** Moves the clock of an open page, like a device that wakes up, and lets the page read it. */
export async function moveBrowser(page: Page, at: number): Promise<void> {
  await page.clock.setSystemTime(at);
  await page.clock.fastForward(TICK_MS);
}

/** Runs the jobs of automations and then of reminders, each `times` times at once. */
export async function runJobs(times: number): Promise<void> {
  for (const job of ['runRecurringTasks', 'sendReminders'])
    // One after the other: each call at the same time costs a process of its own.
    await Promise.all(Array.from({ length: times }, () => runSchedule(job)));
}

/** Waits until no change waits for a function any more; the first ones wait for their functions to be loaded. */
export async function settled(): Promise<void> {
  const pending = async () => (await ask('GET', '/status'))['pendingDeliveries'];
  await expect.poll(pending, { timeout: 120_000 }).toBe(0);
}

/**
 * Passes a token on with the hour of issue by the clock of the local Firebase. The local sign-in service does not
 * follow that clock as the real one does, and the app would rightly take its own clock for a wrong one.
 */
async function issueByTheClock(route: Route): Promise<void> {
  // A server may close a kept connection in the instant in which it is used again; a token may be asked for twice.
  const response = await route.fetch({ maxRetries: 1 });
  const { now } = (await ask('GET', '/clock')) as { now: string };
  const issuedAt = Math.floor(Date.parse(now) / 1000);
  const body = (await response.text()).replaceAll(
    /(eyJ[\w-]+)\.(eyJ[\w-]+)\./g,
    (_token, head: string, claims: string) => {
      const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
      return `${head}.${Buffer.from(JSON.stringify({ ...said, iat: issuedAt })).toString('base64url')}.`;
    },
  );
  await route.fulfill({ response, body });
}

async function ask(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const control = process.env['ENCLOS_CONTROL_URL'];
  if (control === undefined) throw new Error('No suite is running: run this test with npm run test:clock.');
  const response = await fetch(`${control}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
