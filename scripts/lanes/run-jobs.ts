/**
 * Runs jobs side by side, as far as the schedule allows, and shows the output of each in one piece.
 */
import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { BESIDE_VARIABLE } from '../../emulators/suite/test-ports.ts';
import { type Job, nextJob } from './schedule.ts';

/** A job with its program and arguments. */
export type RunnableJob = Job & { readonly command: readonly string[] };

export type Outcome<T> = { readonly job: T; readonly seconds: number; readonly hasPassed: boolean };

type Options<T> = {
  /** No further job starts once one has failed; those that run come to their end. */
  readonly stopsAtFailure: boolean;
  /** Called when a job starts, and when it has ended, with all that it wrote. */
  readonly onStart: (job: T) => void;
  readonly onEnd: (outcome: Outcome<T>, output: string) => void;
};

/** Runs the jobs and returns their outcomes in the order in which they ended; jobs that did not start are missing. */
export async function runJobs<T extends RunnableJob>(jobs: readonly T[], options: Options<T>): Promise<Outcome<T>[]> {
  const waiting = [...jobs];
  const running = new Map<T, Promise<void>>();
  const outcomes: Outcome<T>[] = [];
  const mayStart = () => !options.stopsAtFailure || outcomes.every(({ hasPassed }) => hasPassed);
  const start = (job: T) => {
    waiting.splice(waiting.indexOf(job), 1);
    options.onStart(job);
    // A job alone shows its output while it runs.
    const isAlone = jobs.length === 1;
    const ended = run(job, running.size, isAlone).then(({ outcome, output }) => {
      running.delete(job);
      outcomes.push(outcome);
      options.onEnd(outcome, output);
    });
    running.set(job, ended);
  };
  for (;;) {
    for (let job = nextJob(waiting, [...running.keys()]); job !== null && mayStart();) {
      start(job);
      job = nextJob(waiting, [...running.keys()]);
    }
    if (running.size === 0) return outcomes;
    await Promise.race(running.values());
  }
}

async function run<T extends RunnableJob>(
  job: T,
  beside: number,
  isAlone: boolean,
): Promise<{ outcome: Outcome<T>; output: string }> {
  const started = performance.now();
  const [program = '', ...parameters] = job.command;
  // Errors go through the same pipe as the rest where the shell can do so; here they come after it.
  const child = spawn(program, parameters, {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    // npm is a script with an extension of its own on Windows, which only a shell finds.
    shell: process.platform === 'win32',
    env: { ...process.env, [BESIDE_VARIABLE]: String(beside) },
  });
  const ended = new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
  const read = async (stream: typeof child.stdout) => (stream === null ? '' : String(await buffer(stream)));
  const [hasPassed, said, errors] = await Promise.all([ended, read(child.stdout), read(child.stderr)]);
  return { outcome: { job, hasPassed, seconds: (performance.now() - started) / 1000 }, output: said + errors };
}
