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
import type { SeedCounts } from '../seed.ts';
import { ACCOUNTS, DEMO_PASSWORD } from '../seed/accounts.ts';
import { serveApp } from './app-server.ts';
import { buildFunctionsIfStale, rebuildFunctionsOnChange } from './functions-build.ts';
import { problemOfPage } from './page-answers.ts';
import { prebundleApart, type Prebundling } from './prebundle-apart.ts';
import { releaseMemory } from './release-memory.ts';
import { type Seeded, seedIfEmpty } from './seed-if-empty.ts';
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

async function runUnderLock(firebase: LocalFirebase, run: Run): Promise<number> {
  const { importFolder, ports } = run;
  // Before anything starts: a wrong folder is reported at once.
  if (importFolder !== null) await checkedManifest(importFolder);
  await requireFreePorts(HOST, ports, ['app']);
  // Beside the start of the services, which mostly waits.
  const prebundling = prebundleApart(root, show);
  try {
    return await runParts(firebase, run, prebundling);
  } finally {
    prebundling.stop();
  }
}

async function runParts(
  firebase: LocalFirebase,
  { signal, scale, indexes, importFolder, ports, lock }: Run,
  prebundling: Prebundling,
): Promise<number> {
  const dataFolder = join(root, firebase.dataFolder);
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
    show,
  });
  const closeAll: (() => Promise<void> | void)[] = [() => suite.stop()];
  try {
    step(`${firebase.title} ready`);
    if (importFolder !== null) {
      step(`${importedCount(await suite.importFrom(importFolder))} imported`);
      await unmarkSeed(dataFolder);
    }
    const ended = Promise.race([
      signal.then(() => 'stopped' as const),
      suite.failed.then((how) => Promise.reject(new SuiteProblem(how))),
    ]);
    // The app is made ready while the seed is written by a process of its own.
    const opening = prebundling.ended.then(() => serveApp(root, suite));
    closeAll.push(() => {
      prebundling.stop();
      return opening.then((app) => app.close()).catch(() => undefined);
    });
    const ready = await Promise.race([Promise.all([seedIfEmpty(suite, dataFolder, scale, show), opening]), ended]);
    if (ready !== 'stopped') {
      const [seeded, app] = ready;
      if (seeded?.counts) step(`${written(seeded.counts)} (${scale})`);
      const problem = await problemOfPage(app.url);
      if (problem !== null) show(problem);
      closeAll.push(rebuildFunctionsOnChange(root, show));
      for (const line of welcomeLines(app.url, DEMO_PASSWORD, ACCOUNTS)) console.log(line);
      if (seeded !== null) void showPictures(seeded);
      await ended;
    }
    console.log('  stopping…');
    return 0;
  } finally {
    for (const close of closeAll.toReversed()) await close();
  }
}

/** Waits for the end of a seed, which is the end of the start's work. */
async function showPictures({ pictures }: Seeded): Promise<void> {
  await pictures.then(
    (count) => step(`${count} sample pictures drawn`),
    (error: Error) => show(`The sample pictures are missing, and the next start draws them. ${error.message}`),
  );
  releaseMemory();
}

/** Hosting serves the build, which must exist first. */
function services(): ServiceName[] {
  const built = existsSync(join(root, 'dist', 'index.html'));
  return ['auth', 'firestore', 'functions', ...(built ? (['hosting'] as const) : [])];
}

function importedCount({ counts }: Manifest): string {
  return `${counts.documents} documents, ${counts.accounts} accounts and ${counts.files} files`;
}

function written({ documents, accounts }: SeedCounts): string {
  return `${documents} documents and ${accounts} accounts written`;
}

function show(line: string): void {
  console.log(`  ${line}`);
}

function step(what: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${styleText('green', '✔')} ${what} ${styleText('dim', `${seconds} s`)}`);
}
