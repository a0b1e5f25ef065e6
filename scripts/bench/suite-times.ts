/** Part five: the time until the whole suite is ready, and the time of the rules' tests. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Spread, spreadOf } from './pace.ts';
import { figure, printTable, range } from './table.ts';

const STARTS = 3;

/** Seconds. */
export type SuiteTimes = { readonly ready: Spread; readonly rulesTests: number };

/** Starts the suite with all its services a few times, then runs all tests of the rules once. */
export async function measureSuiteTimes(root: string): Promise<SuiteTimes> {
  const ready: number[] = [];
  for (let round = 0; round < STARTS; round += 1) ready.push(await secondsUntilReady(root));
  return { ready: spreadOf(ready), rulesTests: await secondsOf('npm', ['run', '--silent', 'test:rules'], root) };
}

/** The suite starts this command when everything is ready; the command prints the time. */
async function secondsUntilReady(root: string): Promise<number> {
  const begun = Date.now();
  let told = '';
  const words = [join(root, 'emulators/suite/exec.ts'), '--', process.execPath, '-p', '`ready at ${Date.now()}`'];
  await run(process.execPath, words, root, (text) => (told += text));
  const ready = /ready at (?<time>\d+)/u.exec(told)?.groups?.['time'];
  if (ready === undefined) throw new Error('The suite ended before it was ready.');
  return (Number(ready) - begun) / 1000;
}

async function secondsOf(command: string, words: readonly string[], root: string): Promise<number> {
  const begun = performance.now();
  await run(command, words, root, () => undefined);
  return (performance.now() - begun) / 1000;
}

function run(command: string, words: readonly string[], cwd: string, hear: (text: string) => void): Promise<void> {
  const child = spawn(command, words, {
    cwd,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  child.stdout.on('data', (chunk: Buffer) => hear(chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${words.join(' ')} ended with code ${code}.`));
    });
  });
}

/** Prints the results as a table. */
export function printSuiteTimes({ ready, rulesTests }: SuiteTimes): void {
  printTable(
    'Local Firebase, seconds',
    ['figure', 'value', 'lowest–highest'],
    [
      [`start of the whole suite to ready (median of ${STARTS})`, figure(ready.median), range(ready)],
      ['npm run test:rules, once', figure(rulesTests), null],
    ],
  );
}
