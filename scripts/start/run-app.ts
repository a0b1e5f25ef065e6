import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { checkedManifest, type Manifest } from '../../emulators/suite/data/manifest.ts';
import { type FolderLock, takeFolderLock } from '../../emulators/suite/folder-lock.ts';
import { requireFreePorts } from '../../emulators/suite/free-ports.ts';
import { choosePorts, HOST, type Ports } from '../../emulators/suite/ports.ts';
import type { Suite } from '../../emulators/suite/suite.ts';
import type { ServiceName, SuiteOptions } from '../../emulators/suite/suite-options.ts';
import { describeFailure, SuiteProblem } from '../../emulators/suite/suite-problem.ts';
import { untilSignal } from '../../emulators/suite/until-signal.ts';
import { ACCOUNTS, DEMO_PASSWORD } from '../seed/accounts.ts';
import { serveApp } from './app-server.ts';
import { buildFunctionsIfStale, rebuildFunctionsOnChange } from './functions-build.ts';
import { seedIfEmpty } from './seed-if-empty.ts';
import { unmarkSeed } from './seed-mark.ts';
import { readStartOptions, type StartOptions } from './start-options.ts';
import { welcomeLines } from './welcome.ts';

export type LocalFirebase = {
  /** its name in the first line */
  readonly title: string;
  readonly start: (options: SuiteOptions) => Promise<Suite>;
  /** folder of the data, below the project's */
  readonly dataFolder: string;
};

const root = join(import.meta.dirname, '..', '..');
const started = performance.now();

/** Starts a local Firebase and the app, and runs them until Ctrl-C or until a part dies. Ends the process. */
export async function runApp(firebase: LocalFirebase): Promise<never> {
  try {
    process.exit(await runUntilEnd(firebase));
  } catch (error) {
    process.stderr.write(`${styleText('red', '✖', { stream: process.stderr })} ${describeFailure(error)}\n`);
    process.exit(1);
  }
}

async function runUntilEnd(firebase: LocalFirebase): Promise<number> {
  const signal = untilSignal();
  const { scale, indexes, importFolder } = readStartOptions(process.argv.slice(2));
  const ports = choosePorts(process.env);
  // First of all: a second start neither builds nor reads anything.
  const lock = takeFolderLock(join(root, firebase.dataFolder), ports.control);
  try {
    return await runUnderLock(firebase, { signal, scale, indexes, importFolder, ports, lock });
  } finally {
    lock.release();
  }
}

type Run = StartOptions & {
  readonly signal: Promise<NodeJS.Signals>;
  readonly ports: Ports;
  readonly lock: FolderLock;
};

async function runUnderLock(
  firebase: LocalFirebase,
  { signal, scale, indexes, importFolder, ports, lock }: Run,
): Promise<number> {
  const dataFolder = join(root, firebase.dataFolder);
  // Before anything starts: a wrong folder is reported at once.
  if (importFolder !== null) await checkedManifest(importFolder);
  await requireFreePorts(HOST, ports, ['app']);
  if (await buildFunctionsIfStale(root)) step('functions built');
  const suite = await firebase.start({
    root,
    ports,
    services: services(),
    indexes,
    dataFolder,
    lock,
    logFolder: join(root, '.local', 'logs'),
    schedulesOnTime: true,
    cancelled: signal,
    show: (line) => console.log(`  ${line}`),
  });
  const closeAll: (() => Promise<void> | void)[] = [() => suite.stop()];
  try {
    step(`${firebase.title} ready`);
    if (importFolder !== null) {
      step(`${importedCount(await suite.importFrom(importFolder))} imported`);
      await unmarkSeed(dataFolder);
    }
    // The app is made ready while the seed is written by a process of its own.
    const opening = serveApp(root, suite);
    closeAll.push(() => opening.then((app) => app.close()).catch(() => undefined));
    const [counts, app] = await Promise.all([
      seedIfEmpty(suite, dataFolder, scale, (line) => console.log(`  ${line}`)),
      opening,
    ]);
    if (counts !== null) step(`${counts.documents} documents and ${counts.accounts} accounts written (${scale})`);
    closeAll.push(rebuildFunctionsOnChange(root, (line) => console.log(`  ${line}`)));
    for (const line of welcomeLines(app.url, DEMO_PASSWORD, ACCOUNTS)) console.log(line);
    await Promise.race([signal, suite.failed.then((how) => Promise.reject(new SuiteProblem(how)))]);
    console.log('  stopping…');
    return 0;
  } finally {
    for (const close of closeAll.toReversed()) await close();
  }
}

/** Hosting serves the build, which must exist first. */
function services(): ServiceName[] {
  const built = existsSync(join(root, 'dist', 'index.html'));
  return ['auth', 'firestore', 'functions', ...(built ? (['hosting'] as const) : [])];
}

function importedCount({ counts }: Manifest): string {
  return `${counts.documents} documents, ${counts.accounts} accounts and ${counts.files} files`;
}

function step(what: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${styleText('green', '✔')} ${what} ${styleText('dim', `${seconds} s`)}`);
}
