import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LOCK_NAME, takeFolderLock } from './folder-lock.ts';

const module = join(import.meta.dirname, 'folder-lock.ts');
/** Takes the lock, says so, and keeps it until the end of the process. */
const TAKER = `
  const { takeFolderLock } = await import(${JSON.stringify(module)});
  try {
    takeFolderLock(process.argv[1], 4400);
    console.log('taken');
    setInterval(() => undefined, 1000);
  } catch (error) {
    console.log(error.message);
    process.exit(1);
  }`;

let folder: string;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Starts a process that takes the lock; returns it with the first line that it prints. */
async function taker(): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', TAKER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [data] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, line: data.toString().trim() };
}

const lockFile = () => join(folder, LOCK_NAME);
const ownerPid = async () => (JSON.parse(await readFile(lockFile(), 'utf8')) as { pid: number }).pid;

it('refuses a folder whose suite is stalled, and names its process, folder and port', async () => {
  const { child } = await taker();
  child.kill('SIGSTOP');
  const second = await taker();
  expect(second.line).toContain(`(process ${child.pid}) on ${folder}, with control port 4400`);
  expect(second.child.exitCode ?? (await once(second.child, 'exit'))[0]).toBe(1);
  expect(await ownerPid()).toBe(child.pid);
});

it('takes over the lock of a killed process', async () => {
  const { child } = await taker();
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect((await taker()).line).toBe('taken');
});

it('gives a dead process’s lock to exactly one of six that start at once', async () => {
  const { child } = await taker();
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  const lines = await Promise.all(Array.from({ length: 6 }, async () => (await taker()).line));
  expect(lines.filter((line) => line === 'taken')).toHaveLength(1);
  expect(await readdir(folder)).toEqual([LOCK_NAME]);
});

it('does not take a later process with the same id for the owner', async () => {
  const lock = takeFolderLock(folder, 1);
  const owner = JSON.parse(await readFile(lockFile(), 'utf8')) as Record<string, unknown>;
  await writeFile(lockFile(), JSON.stringify({ ...owner, processStart: 'earlier' }));
  expect(() => takeFolderLock(folder, 2)).not.toThrow();
  // The former holder no longer owns the file.
  await writeFile(lockFile(), JSON.stringify({ ...owner, token: 'another' }));
  lock.release();
  expect(existsSync(lockFile())).toBe(true);
});

it('takes over an unreadable lock', async () => {
  await writeFile(lockFile(), '{');
  expect(() => takeFolderLock(folder, 1)).not.toThrow();
});

it('refuses a second taking until the first is given back', () => {
  const lock = takeFolderLock(folder, 1);
  expect(() => takeFolderLock(folder, 2)).toThrow(/is running already/);
  lock.release();
  expect(() => takeFolderLock(folder, 2)).not.toThrow();
});
