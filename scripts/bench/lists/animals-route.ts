import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { clientEnvironment } from '../../../emulators/suite/client-environment.ts';
import { choosePorts, HOST } from '../../../emulators/suite/ports.ts';
import { readProjectFiles } from '../../../emulators/suite/project-files.ts';
import { untilSignal } from '../../../emulators/suite/until-signal.ts';
import { SignInPage } from '../../../tests/e2e/pages/sign-in-page.ts';
import { DEMO_PASSWORD } from '../../seed/accounts.ts';
import { placesOfPark } from '../../seed/ten-thousand.ts';
import { buildApp, serveApp } from '../app-build.ts';
import { besideSuite } from '../beside-suite.ts';
import { untilDashboard } from '../dashboard-visit.ts';
import { documentsBesideParks, fillParks } from '../park-seed.ts';
import type { Size, Target } from './target.ts';

/** Beside the ports of a running app and of the tests. */
const BENCH_OFFSET = 20_000;
/** A park of each size, with the number of enclosures for each one of the small seed. */
const PARKS: Readonly<Record<Size, { readonly zooId: string; readonly email: string; readonly times: number }>> = {
  25: { zooId: 'zoo-research', email: 'manager@research.example', times: 1 },
  1000: { zooId: 'zoo-essential', email: 'manager@essential.example', times: 6 },
  10_000: { zooId: 'zoo-fullcare', email: 'manager@fullcare.example', times: 10 },
};
/** The animals of a park as one list, in the production build of the app, beside a local Firebase. */
export const ANIMALS_ROUTE: Target = {
  title: 'the animals of a park, in the application',
  open: serveParks,
  async before(page, url, rows) {
    await page.goto(`${url}/login`);
    const signIn = new SignInPage(page);
    await signIn.fill(PARKS[rows].email, DEMO_PASSWORD);
    await signIn.submit();
    await untilDashboard(page);
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  },
  address: () => '/specieAnimalsListView?view=flat',
  elsewhere: '/dashboard',
  row: 'main a[data-row-link][href*="AnimalManagementView"]',
  search: 'main input[type="search"]',
};

/** Starts the local Firebase with the parks and serves the app; both run until it is closed. */
async function serveParks(root: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const ports = choosePorts(process.env, BENCH_OFFSET);
  const { projectId } = await readProjectFiles(root);
  // The addresses are compiled into the app; vite and firebase-admin read them from the environment.
  Object.assign(process.env, clientEnvironment(HOST, ports, projectId));
  const folder = await buildApp(root);
  const over = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<void>();
  const suite = besideSuite({ root, ports, cancelled: untilSignal() }, async () => {
    const admin = initializeApp({ projectId }, 'bench-lists');
    await fill(admin, Date.now());
    await deleteApp(admin);
    ready.resolve();
    await over.promise;
  });
  await Promise.race([ready.promise, suite]);
  const server = await serveApp(root, folder, ports.app);
  return {
    url: `http://${HOST}:${ports.app}`,
    async close() {
      await server.close();
      over.resolve();
      await suite;
    },
  };
}

async function fill(app: App, now: number): Promise<void> {
  const sizes = Object.keys(PARKS).map(Number) as Size[];
  const places = sizes.flatMap((animals) => placesOfPark(PARKS[animals].zooId, animals, PARKS[animals].times));
  await fillParks(app, now, documentsBesideParks('small', now), places);
}
