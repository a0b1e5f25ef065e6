/** Documents read by the screens of animals and places, counted by the local Firebase, in a real browser. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
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
import { fillBudgetPark } from './park-seed.ts';
import { type ParkScreen, parkScreens } from './park-screens.ts';
import { printTable, type Row } from './table.ts';
import { readsWhenQuiet, resetUsage } from './usage.ts';

/** Beside the ports of a running app and of the tests. */
const BENCH_OFFSET = 20_000;
const PERSON = { userId: 'fullcare-manager', email: 'manager@fullcare.example' };
export const ANIMALS = [500, 5000] as const;

type Visit = { readonly screen: ParkScreen; readonly cold: number; readonly warm: number };
export type ParkReads = { readonly animals: number; readonly enclosures: number; readonly visits: readonly Visit[] };

/** Visits every screen as an admin, first and once more in the same session, in parks of both sizes. */
export async function measureParkReads(root: string): Promise<readonly ParkReads[]> {
  const cancelled = untilSignal();
  const ports = choosePorts(process.env, BENCH_OFFSET);
  const { projectId } = await readProjectFiles(root);
  // The addresses are compiled into the app; vite and firebase-admin read them from the environment.
  Object.assign(process.env, clientEnvironment(HOST, ports, projectId));
  const server = await serveApp(root, await buildApp(root), ports.app);
  try {
    const all: ParkReads[] = [];
    for (const animals of ANIMALS) {
      // oxlint-disable-next-line no-await-in-loop -- one Firebase at a time
      all.push(await besideSuite({ root, ports, cancelled }, (suite) => visitAll(animals, suite, ports)));
    }
    return all;
  } finally {
    await server.close();
  }
}

async function visitAll(animals: number, { projectId, environment }: Suite, ports: Ports): Promise<ParkReads> {
  const admin = initializeApp({ projectId }, `bench-${animals}`);
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const { enclosures, ...ids } = await fillBudgetPark(admin, Date.now(), animals);
    const place = { browser, appUrl: `http://${HOST}:${ports.app}`, control: environment['ENCLOS_CONTROL_URL'] ?? '' };
    const visits: Visit[] = [];
    for (const screen of parkScreens(ids)) {
      // oxlint-disable-next-line no-await-in-loop -- what is counted must be alone
      visits.push(await visit(place, screen));
    }
    return { animals, enclosures, visits };
  } finally {
    await browser.close();
    await deleteApp(admin);
  }
}

type Place = { readonly browser: Browser; readonly appUrl: string; readonly control: string };

/** Signs in with a browser without a cache and opens the screen twice; the session's own reads do not count. */
async function visit({ browser, appUrl, control }: Place, screen: ParkScreen): Promise<Visit> {
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
    const cold = await countedAt(page, control, screen.address);
    await goTo(page, '/account');
    await readsWhenQuiet(control, PERSON.userId);
    const warm = await countedAt(page, control, screen.address);
    return { screen, cold, warm };
  } finally {
    await context.close();
  }
}

async function countedAt(page: Page, control: string, address: string): Promise<number> {
  await resetUsage(control);
  await goTo(page, address);
  return readsWhenQuiet(control, PERSON.userId);
}

/** Prints documents read against the budget; fails for none of them. */
export function printParkReads(parks: readonly ParkReads[]): void {
  const [first] = parks;
  if (first === undefined) return;
  printTable(
    `Documents read by the screens of a park with ${first.enclosures} enclosures, beyond the session's own`,
    [
      'screen',
      ...parks.flatMap(({ animals }) => [`${animals.toLocaleString('en')} animals`, 'again']),
      'budget',
      'again',
    ],
    first.visits.map(({ screen }): Row => [
      screen.name,
      ...parks.flatMap(({ visits }) => {
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
