/** Documents read by screens, counted by the local Firebase, in a real browser. */
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Browser, chromium, type Page } from 'playwright';
import { clientEnvironment } from '../../emulators/suite/client-environment.ts';
import { choosePorts, HOST, type Ports } from '../../emulators/suite/ports.ts';
import { readProjectFiles } from '../../emulators/suite/project-files.ts';
import type { Suite } from '../../emulators/suite/suite.ts';
import { untilSignal } from '../../emulators/suite/until-signal.ts';
import { browserLaunchOptions } from '../../tests/support/browser.ts';
import { SignInPage } from '../../tests/e2e/pages/sign-in-page.ts';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { buildApp, serveApp } from './app-build.ts';
import { besideSuite } from './beside-suite.ts';
import { untilDashboard } from './dashboard-visit.ts';
import { goTo } from './go-to.ts';
import { figure, printTable, type Row } from './table.ts';
import { readsWhenQuiet, resetUsage } from './usage.ts';

/** Beside the ports of a running app and of the tests. */
const BENCH_OFFSET = 20_000;
const PERSON = { userId: 'fullcare-manager', email: 'manager@fullcare.example' };

/** A screen with its read budget. */
export type MeasuredScreen = {
  readonly name: string;
  readonly address: string;
  /** documents on the first visit of a session, and on a later one */
  readonly cold: number;
  readonly warm: number;
  /** a selector of the content that a person waits for; its time is measured where it is given */
  readonly content?: string;
};

export type Visit = {
  readonly screen: MeasuredScreen;
  readonly cold: number;
  readonly warm: number;
  /** seconds until the first visit showed its content; null where the screen names none */
  readonly seconds: number | null;
};
/** A filling of the database and the visits of its screens. */
export type Filling = { readonly label: string; readonly fill: (admin: App) => Promise<readonly MeasuredScreen[]> };
export type FillingVisits = { readonly label: string; readonly visits: readonly Visit[] };

/** Visits the screens of every filling as a manager, first and once more in the same session. */
export async function measureVisits(root: string, fillings: readonly Filling[]): Promise<readonly FillingVisits[]> {
  const cancelled = untilSignal();
  const ports = choosePorts(process.env, BENCH_OFFSET);
  const { projectId } = await readProjectFiles(root);
  // The addresses are compiled into the app; vite and firebase-admin read them from the environment.
  Object.assign(process.env, clientEnvironment(HOST, ports, projectId));
  const server = await serveApp(root, await buildApp(root), ports.app);
  try {
    const all: FillingVisits[] = [];
    for (const filling of fillings) {
      // oxlint-disable-next-line no-await-in-loop -- one Firebase at a time
      all.push(await besideSuite({ root, ports, cancelled }, (suite) => visitAll(filling, suite, ports)));
    }
    return all;
  } finally {
    await server.close();
  }
}

async function visitAll(
  { label, fill }: Filling,
  { projectId, environment }: Suite,
  ports: Ports,
): Promise<FillingVisits> {
  const admin = initializeApp({ projectId }, `bench ${label}`);
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const screens = await fill(admin);
    const place = { browser, appUrl: `http://${HOST}:${ports.app}`, control: environment['ENCLOS_CONTROL_URL'] ?? '' };
    const visits: Visit[] = [];
    for (const screen of screens) {
      // oxlint-disable-next-line no-await-in-loop -- what is counted must be alone
      visits.push(await visit(place, screen));
    }
    return { label, visits };
  } finally {
    await browser.close();
    await deleteApp(admin);
  }
}

type Place = { readonly browser: Browser; readonly appUrl: string; readonly control: string };

/** Signs in with a browser without a cache and opens the screen twice; the session's own reads do not count. */
async function visit({ browser, appUrl, control }: Place, screen: MeasuredScreen): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: appUrl,
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    const signIn = new SignInPage(page);
    await signIn.open();
    await signIn.fill(PERSON.email, DEMO_PASSWORD);
    await signIn.submit();
    await untilDashboard(page);
    await readsWhenQuiet(control, PERSON.userId);
    const began = performance.now();
    const shown = screen.content === undefined ? null : page.locator(screen.content).first().waitFor();
    const seconds = shown?.then(() => (performance.now() - began) / 1000) ?? null;
    const cold = await countedAt(page, control, screen.address);
    await goTo(page, '/account');
    await readsWhenQuiet(control, PERSON.userId);
    const warm = await countedAt(page, control, screen.address);
    return { screen, cold, warm, seconds: await seconds };
  } finally {
    await context.close();
  }
}

async function countedAt(page: Page, control: string, address: string): Promise<number> {
  await resetUsage(control);
  await goTo(page, address);
  return readsWhenQuiet(control, PERSON.userId);
}

/** Prints the seconds until screens show their content, which have no limit. */
export function printSeconds(title: string, fillings: readonly FillingVisits[]): void {
  const timed = fillings.flatMap(({ label, visits }) =>
    visits.flatMap(({ screen, seconds }): Row[] =>
      seconds === null ? [] : [[`${screen.name}, ${label}`, figure(seconds)]],
    ),
  );
  printTable(title, ['screen', 'seconds'], timed);
}

/** Prints documents read against the budget; fails for none of them. */
export function printVisits(title: string, fillings: readonly FillingVisits[]): void {
  const [first] = fillings;
  if (first === undefined) return;
  printTable(
    title,
    ['screen', ...fillings.flatMap(({ label }) => [label, 'again']), 'budget', 'again'],
    first.visits.map(({ screen }): Row => [
      screen.name,
      ...fillings.flatMap(({ visits }) => {
        const own = visits.find((one) => one.screen.name === screen.name);
        return own === undefined ? [null, null] : [marked(own.cold, screen.cold), marked(own.warm, screen.warm)];
      }),
      `≤ ${screen.cold}`,
      `≤ ${screen.warm}`,
    ]),
  );
}

/** An exclamation mark means "over budget". */
function marked(reads: number, budget: number): string {
  return reads > budget ? `${reads} !` : `${reads}`;
}
