/**
 * The bytes that a browser without a cache fetches: for the sign-in page, and until the first signed-in screen is idle.
 */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Browser, chromium } from 'playwright';
import { clientEnvironment } from '../../emulators/suite/client-environment.ts';
import { HOST } from '../../emulators/suite/ports.ts';
import { readProjectFiles } from '../../emulators/suite/project-files.ts';
import { chooseTestPorts } from '../../emulators/suite/test-ports.ts';
import { untilSignal } from '../../emulators/suite/until-signal.ts';
import { browserLaunchOptions } from '../../tests/support/browser.ts';
import { SignInPage } from '../../tests/e2e/pages/sign-in-page.ts';
import type { ScreenName } from '../bundle-screens.ts';
import type { ScreenWeight } from '../bundle-weights.ts';
import { ACCOUNTS, DEMO_PASSWORD } from '../seed/accounts.ts';
import { buildApp, serveApp } from './app-build.ts';
import { besideSuite } from './beside-suite.ts';
import { untilDashboard } from './dashboard-visit.ts';
import { type Fetched, watchFetched, weighFetched } from './fetched-files.ts';
import { fill } from './seed-states.ts';
import { readsWhenQuiet } from './usage.ts';

/** The homes of some sectors, of all sectors, and of an admin, each with the budget that it counts against. */
const HOMES: Readonly<Record<string, ScreenName>> = {
  'fullcare-keeper': 'first signed-in screen',
  'fullcare-vet': 'first signed-in screen',
  'fullcare-manager': 'manager’s home',
};

export type FirstScreens = {
  /** the folder of the fetched build */
  readonly folder: string;
  /** the visited person who fetched most */
  readonly screens: readonly ScreenWeight[];
};

/** Builds the app and visits it beside a local Firebase of its own. @throws when a screen never appears */
export async function fetchFirstScreens(root: string): Promise<FirstScreens> {
  const cancelled = untilSignal();
  const ports = await chooseTestPorts(process.env);
  const { projectId } = await readProjectFiles(root);
  // The addresses are compiled into the app; vite and firebase-admin read them from the environment.
  Object.assign(process.env, clientEnvironment(HOST, ports, projectId));
  const folder = await buildApp(root);
  const server = await serveApp(root, folder, ports.app);
  try {
    const visits = await besideSuite({ root, ports, cancelled }, async ({ environment }) => {
      const admin = initializeApp({ projectId }, 'first-screens');
      // Otherwise Playwright would end this process at Ctrl-C before the suite has stopped.
      const leaveSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
      const browser = await chromium.launch({ ...(await browserLaunchOptions()), ...leaveSignals });
      try {
        await fill(admin, 'small', Date.now());
        const fetched: Fetched[] = [];
        for (const { userId, email } of ACCOUNTS) {
          const home = HOMES[userId];
          if (home === undefined) continue;
          const visited = { userId, email, home };
          fetched.push(await visit(browser, server.url, visited, environment['ENCLOS_CONTROL_URL'] ?? ''));
        }
        return fetched;
      } finally {
        await browser.close();
        await deleteApp(admin);
      }
    });
    return { folder, screens: heaviest(visits.map((fetched) => weighFetched(folder, fetched))) };
  } finally {
    await server.close();
  }
}

async function visit(
  browser: Browser,
  appUrl: string,
  { userId, email, home }: { readonly userId: string; readonly email: string; readonly home: ScreenName },
  controlUrl: string,
): Promise<Fetched> {
  const context = await browser.newContext({
    baseURL: appUrl,
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    const files = watchFetched(page);
    const signIn = new SignInPage(page);
    await signIn.open();
    await page.waitForLoadState('networkidle');
    const signInFiles = [...files];
    await signIn.fill(email, DEMO_PASSWORD);
    await signIn.submit();
    await untilDashboard(page);
    await readsWhenQuiet(controlUrl, userId);
    return { 'sign-in': signInFiles, [home]: [...files] };
  } finally {
    await context.close();
  }
}

function heaviest(visits: readonly (readonly ScreenWeight[])[]): readonly ScreenWeight[] {
  const most = new Map<ScreenName, ScreenWeight>();
  for (const weight of visits.flat()) {
    const known = most.get(weight.name);
    if (known === undefined || weight.js.brotli > known.js.brotli) most.set(weight.name, weight);
  }
  return [...most.values()];
}
