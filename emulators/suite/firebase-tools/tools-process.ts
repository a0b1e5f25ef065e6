import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { SuiteProblem } from '../suite-problem.ts';
import type { KeepAnswer, KeepRequest } from './answer-when-kept.ts';
import { readToolsLine } from './tools-output.ts';

const START_LIMIT_MS = 120_000;
const LOG_NAME = 'firebase-tools.log';

export type ToolsOptions = {
  readonly configPath: string;
  readonly projectId: string;
  /** the emulators of firebase-tools, in its own words: auth, functions, hosting */
  readonly emulators: readonly string[];
  /** folder of an earlier export, or null */
  readonly importFolder: string | null;
  /** folder to export to at a clean end, or null */
  readonly exportFolder: string | null;
  /** how long a clean end may take before the next signal */
  readonly stopPatienceMs: number;
  /** the file of the whole output */
  readonly logFolder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** settles when the start is no longer wanted */
  readonly cancelled: Promise<unknown>;
  readonly show: (line: string) => void;
  /** the port whose responses can wait until the accounts are kept; null when accounts are not kept */
  readonly keptAuthPort: number | null;
  /** called after the start and after each reload of the functions */
  readonly onFunctionsLoaded: () => Promise<void> | undefined;
};

export type ToolsProcess = {
  /** Settles with a sentence when the process has ended. */
  readonly ended: Promise<string>;
  /** From now on, responses to changes of accounts wait for `keep`. */
  acknowledgeWhenKept(keep: () => Promise<void>): void;
  stop(): Promise<void>;
};

/** Starts `firebase emulators:start` as a child process and waits until all its emulators are ready. */
export async function startTools(options: ToolsOptions): Promise<ToolsProcess> {
  await mkdir(options.logFolder, { recursive: true });
  // Separate from other runs: firebase-tools keeps one file per project in the temporary folder.
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'fb-'));
  const child = spawnTools(options, temporaryFolder);
  let lastComplaint = '';
  let stopping = false;
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);

  function readLine(raw: string): void {
    const line = readToolsLine(raw);
    if (line.means === 'ready') ready.resolve();
    else if (line.means === 'functions loaded')
      void options.onFunctionsLoaded()?.catch((error: unknown) => options.show(String(error)));
    else if (line.means === 'functions broken') {
      ready.reject(new SuiteProblem(`The functions could not be loaded: ${line.text} (all of it in ${LOG_NAME})`));
      options.show(`the functions could not be loaded: ${line.text}`);
    } else if (line.means !== 'chatter' && !stopping) {
      lastComplaint = line.text;
      options.show(line.text);
    }
  }

  keepOutput(child, join(options.logFolder, LOG_NAME), readLine);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`firebase-tools could not be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      const reason = lastComplaint === '' ? '' : `; its last complaint: ${lastComplaint}`;
      resolve(
        `firebase-tools ended by itself (${signal ?? `exit code ${code}`})${reason}; see ${join(options.logFolder, LOG_NAME)}`,
      );
    });
  });

  async function stop(): Promise<void> {
    stopping = true;
    await endProcess(child, options.stopPatienceMs);
    await rm(temporaryFolder, { recursive: true, force: true });
  }

  const limit = new AbortController();
  try {
    await Promise.race([
      ready.promise,
      ended.then((how) => Promise.reject(new SuiteProblem(how))),
      options.cancelled.then(() => Promise.reject(new SuiteProblem('Stopped before everything was ready.'))),
      delay(START_LIMIT_MS, undefined, { signal: limit.signal }).then(() =>
        Promise.reject(
          new SuiteProblem(
            `firebase-tools was not ready after ${START_LIMIT_MS / 1000} s; see ${join(options.logFolder, LOG_NAME)}`,
          ),
        ),
      ),
    ]);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    limit.abort();
  }
  return { ended, stop, acknowledgeWhenKept: (keep) => answerKeepRequests(child, keep) };
}

function spawnTools(options: ToolsOptions, temporaryFolder: string): ChildProcess {
  const require = createRequire(import.meta.url);
  const program = join(dirname(require.resolve('firebase-tools/package.json')), 'lib', 'bin', 'firebase.js');
  const preloads = [
    ...['--import', import.meta.resolve('./compile-auth-checks-lazily.ts')],
    ...['--import', import.meta.resolve('./end-with-parent.ts')],
    ...['--import', import.meta.resolve('./refuse-web-owner.ts')],
    ...(options.keptAuthPort === null ? [] : ['--import', import.meta.resolve('./answer-when-kept.ts')]),
  ];
  const imported = options.importFolder === null ? [] : ['--import', options.importFolder];
  const exported = options.exportFolder === null ? [] : ['--export-on-exit', options.exportFolder];
  const only = ['--only', options.emulators.join(',')];
  const call = [
    'emulators:start',
    '--project',
    options.projectId,
    '--config',
    options.configPath,
    ...only,
    ...imported,
    ...exported,
  ];
  // Two thirds of its memory were garbage that waited for a collection; the start takes no longer for it.
  const littleMemory = '--max-semi-space-size=4';
  return spawn(process.execPath, [littleMemory, ...preloads, program, ...call], {
    // firebase-tools writes its own debug log into its working directory.
    cwd: options.logFolder,
    // A process group of its own: Ctrl-C must reach the suite only, which then stops its parts in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...options.environment,
      TMPDIR: temporaryFolder,
      SUITE_TEMPORARY_FOLDER: temporaryFolder,
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      // No look-ups on the internet, and no waiting for them.
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      npm_config_offline: 'true',
      METADATA_SERVER_DETECTION: 'none',
      // Functions are then listed through a file instead of a server that takes seconds to close.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: options.logFolder,
      // Seconds; a busy machine takes longer than the ten of firebase-tools, which then runs no function at all.
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      SUITE_KEPT_AUTH_PORT: String(options.keptAuthPort ?? ''),
    },
  });
}

/** Every request is answered, also when keeping fails: the failure is logged, and the Auth emulator must not hang. */
function answerKeepRequests(child: ChildProcess, keep: () => Promise<void>): void {
  const begin: KeepAnswer = { keptAccounts: 0 };
  if (child.connected) child.send(begin);
  child.on('message', (message: Partial<KeepRequest>) => {
    const { keepAccounts: number } = message;
    if (number === undefined) return;
    void keep().finally(() => {
      const answer: KeepAnswer = { keptAccounts: number };
      if (child.connected) child.send(answer);
    });
  });
}

function keepOutput(child: ChildProcess, logPath: string, readLine: (line: string) => void): void {
  const file = createWriteStream(logPath);
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      file.write(`${line}\n`);
      readLine(line);
    });
  }
  child.once('close', () => file.end());
}

/** Signals twice and then kills: firebase-tools ignores a signal that comes too soon after its start. */
async function endProcess(child: ChildProcess, patienceMs: number): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (const waitMs of [patienceMs, 3000]) {
    if (hasEnded()) break;
    child.kill('SIGINT');
    await Promise.race([end, delay(waitMs)]);
  }
  if (child.pid === undefined) return;
  try {
    // The rest of the group: processes of functions, or the tools themselves if they ignored the signals.
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group was empty.
  }
  if (!hasEnded()) await Promise.race([end, delay(1000)]);
}
