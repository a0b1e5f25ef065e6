/** Part three: documents read from sign-in to the dashboard, counted by the local Firebase, in a real browser. */
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { chromium } from 'playwright';
import { clientEnvironment } from '../../emulators/suite/client-environment.ts';
import { choosePorts, HOST, type Ports } from '../../emulators/suite/ports.ts';
import { readProjectFiles } from '../../emulators/suite/project-files.ts';
import type { Suite } from '../../emulators/suite/suite.ts';
import { untilSignal } from '../../emulators/suite/until-signal.ts';
import { browserLaunchOptions } from '../../tests/support/browser.ts';
import { ACCOUNTS, type SeedAccount } from '../seed/accounts.ts';
import { appExists, buildApp, serveApp } from './app-build.ts';
import { besideSuite } from './beside-suite.ts';
import { type Reads, visitDashboard } from './dashboard-visit.ts';
import { fill, SEED_STATES, type SeedState } from './seed-states.ts';

/** Beside the ports of a running app and of the tests. */
const BENCH_OFFSET = 20_000;
const ZOO = 'zoo-fullcare';
/** People with different dashboards: two sectors, every sector, no sector. */
const PEOPLE = ['fullcare-keeper', 'fullcare-vet', 'fullcare-manager'] as const;

const COUNTING_MS = 300_000;
/** The timeout of a visit; a busy machine needs half of it. */
const VISIT_MS = 75_000;

export type ReadsOfPerson = {
  readonly state: SeedState;
  /** in the whole database */
  readonly documents: number;
  readonly person: string;
  readonly tasksShown: number;
  readonly reads: Reads;
};
export type ReadsResult = {
  readonly browser: string;
  readonly people: readonly ReadsOfPerson[];
};

/** Starts the local Firebase and the app on separate ports and makes every visit; null when there is no app. */
export async function measureReads(root: string): Promise<ReadsResult | null> {
  if (!appExists(root)) return null;
  const cancelled = untilSignal();
  const ports = choosePorts(process.env, BENCH_OFFSET);
  const { projectId } = await readProjectFiles(root);
  // The addresses are compiled into the app; vite and firebase-admin read them from the environment.
  Object.assign(process.env, clientEnvironment(HOST, ports, projectId));
  const folder = await buildApp(root);
  const server = await serveApp(root, folder, ports.app);
  try {
    const rounds = [];
    // A Firebase for each visit: no listener of an earlier visit reads along.
    for (const state of SEED_STATES) {
      rounds.push(await besideSuite({ root, ports, cancelled }, (suite) => visitAll(state, suite, ports)));
    }
    return {
      browser: rounds[0]?.browser ?? '',
      people: rounds.flatMap((round) => round.people),
    };
  } finally {
    await server.close();
  }
}

type Round = { browser: string; people: ReadsOfPerson[] };

async function visitAll(state: SeedState, { projectId, environment }: Suite, ports: Ports): Promise<Round> {
  const admin = initializeApp({ projectId }, `bench-${state}`);
  // Otherwise Playwright would end this process at Ctrl-C before the suite has stopped.
  const leaveSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ ...(await browserLaunchOptions()), ...leaveSignals });
  try {
    const documents = await fill(admin, state, Date.now());
    const place = {
      browser,
      appUrl: `http://${HOST}:${ports.app}`,
      controlUrl: environment['ENCLOS_CONTROL_URL'] ?? '',
      renameTask: (taskId: string | null, title: string) => renameTask(admin, taskId, title),
    };
    const people: ReadsOfPerson[] = [];
    for (const person of PEOPLE) {
      const account = accountOf(person);
      await clearOfCounting();
      const visit = await visitDashboard(place, account);
      people.push({ state, documents, person: account.role, tasksShown: visit.tasksShown, reads: visit.reads });
    }
    return { browser: browser.version(), people };
  } finally {
    await browser.close();
    await deleteApp(admin);
  }
}

/** Waits until a whole visit fits before the dashboard refreshes its counts, which happens every full five minutes. */
async function clearOfCounting(): Promise<void> {
  const left = COUNTING_MS - (Date.now() % COUNTING_MS);
  if (left < VISIT_MS) await new Promise((resolve) => setTimeout(resolve, left));
}

function accountOf(userId: string): SeedAccount {
  const account = ACCOUNTS.find((one) => one.userId === userId);
  if (account === undefined) throw new Error(`The seed has no account ${userId}.`);
  return account;
}

async function renameTask(admin: App, taskId: string | null, title: string): Promise<void> {
  const tasks = getFirestore(admin).collection('tasks');
  const open = tasks.where('zooId', '==', ZOO).where('status', '==', 'OPEN').limit(1);
  const task = taskId === null ? (await open.get()).docs[0]?.ref : tasks.doc(taskId);
  if (task === undefined) throw new Error('The seed has no open task.');
  await task.update({ title });
}
