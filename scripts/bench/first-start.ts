/** Part nine: memory and seconds of the first `npm start`, which finds neither data nor bundled dependencies. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { type Environment, PORT_SETTINGS, type PortName } from '../../emulators/suite/ports.ts';
import { chooseTestPorts } from '../../emulators/suite/test-ports.ts';
import { type Spread, spreadOf } from './pace.ts';
import { processTree } from './process-tree.ts';
import { figure, printTable, range } from './table.ts';

const STARTS = 3;
const BUSY = 4;
const LOOK_MS = 100;
/** After the last line, until the measurement of what stays. */
const SETTLE_MS = 5000;
const NOT_COPIED = new Set(['node_modules', '.git', '.local', 'dist', 'coverage', 'test-results']);

type Start = {
  /** seconds until the address is printed, and of the processor until then */
  readonly address: number;
  readonly cpu: number;
  /** megabytes: the most of all processes together; afterwards, of the start's own process and of all */
  readonly peak: number;
  readonly own: number;
  readonly all: number;
};

export type FirstStarts = { readonly quiet: readonly Start[]; readonly busy: Start };

/** Starts a copy of the project a few times, then once beside busy processes. */
export async function measureFirstStart(root: string): Promise<FirstStarts> {
  if (process.platform !== 'linux')
    throw new Error('The memory of processes is read from /proc, which only Linux has.');
  const quiet: Start[] = [];
  for (let round = 0; round < STARTS; round += 1) quiet.push(await startOnce(root));
  const busy = Array.from({ length: BUSY }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  try {
    return { quiet, busy: await startOnce(root) };
  } finally {
    for (const child of busy) child.kill('SIGKILL');
  }
}

async function startOnce(root: string): Promise<Start> {
  const folder = await mkdtemp(join(tmpdir(), 'first-start-'));
  try {
    await copyProject(root, folder);
    const ports = await chooseTestPorts(process.env);
    const environment: Record<string, string | undefined> = { ...process.env, ENCLOS_PORT_OFFSET: undefined };
    for (const name of Object.keys(ports) as PortName[])
      environment[PORT_SETTINGS[name].variable] = String(ports[name]);
    return await measure(folder, environment);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Copies the project without its data; packages are linked one by one, so that bundled dependencies lie in the copy. */
async function copyProject(root: string, folder: string): Promise<void> {
  await cp(root, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  for (const place of ['.', 'functions', 'emulators']) {
    const from = join(root, place, 'node_modules');
    const names = await readdir(from).catch(() => []);
    await mkdir(join(folder, place, 'node_modules'));
    await Promise.all(
      names
        .filter((name) => name !== '.vite')
        .map((name) => symlink(join(from, name), join(folder, place, 'node_modules', name))),
    );
  }
}

async function measure(folder: string, environment: Environment): Promise<Start> {
  const begun = performance.now();
  const child = spawn('npm', ['start', '--silent'], { cwd: folder, env: environment, detached: true });
  const told = linesOf(child);
  try {
    let address: { seconds: number; cpu: number } | null = null;
    let peak = 0;
    for (;;) {
      const tree = await processTree(child.pid ?? 0);
      if (child.exitCode !== null) throw new Error(`The start ended:\n${told()}`);
      peak = Math.max(peak, sum(tree.map(({ megabytes }) => megabytes)));
      if (address === null && told().includes('Ctrl-C stops'))
        address = {
          seconds: (performance.now() - begun) / 1000,
          cpu: sum(tree.map(({ cpuSeconds }) => cpuSeconds)),
        };
      if (/sample pictures drawn|sample pictures are missing/u.test(told())) break;
      await delay(LOOK_MS);
    }
    await delay(SETTLE_MS);
    const sizes = (await processTree(child.pid ?? 0)).map(({ megabytes }) => megabytes);
    if (address === null) throw new Error(`The start printed no address:\n${told()}`);
    // The suite is the largest: npm and its shell are processes too.
    return { address: address.seconds, cpu: address.cpu, peak, own: Math.max(...sizes), all: sum(sizes) };
  } finally {
    await stopped(child);
  }
}

function linesOf(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += stripVTControlCharacters(chunk.toString())));
  return () => text;
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // The group that `detached` made, as Ctrl-C reaches it.
  process.kill(-child.pid, 'SIGINT');
  await ended;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Prints the results as a table. */
export function printFirstStart({ quiet, busy }: FirstStarts): void {
  const row = (title: string, of: (start: Start) => number) => {
    const spread: Spread = spreadOf(quiet.map(of));
    return [title, figure(spread.median), range(spread), figure(of(busy))];
  };
  printTable(
    'The first start',
    ['figure', `median of ${STARTS}`, 'lowest–highest', `beside ${BUSY} busy processes`],
    [
      row('seconds until the address', ({ address }) => address),
      row('seconds of the processor until then', ({ cpu }) => cpu),
      row('MB of all processes, the most', ({ peak }) => peak),
      row('MB that stay, the largest process', ({ own }) => own),
      row('MB that stay, all processes', ({ all }) => all),
    ],
  );
}
