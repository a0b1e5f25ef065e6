import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ports } from '../../emulators/suite/ports.ts';
import { startSuite, type Suite } from '../../emulators/suite/suite.ts';
import { SuiteProblem } from '../../emulators/suite/suite-problem.ts';

/** Runs work beside a local Firebase of its own, empty and in memory, until the work is done or cancelled. */
export async function besideSuite<Result>(
  options: { readonly root: string; readonly ports: Ports; readonly cancelled: Promise<unknown> },
  work: (suite: Suite) => Promise<Result>,
): Promise<Result> {
  const logFolder = await mkdtemp(join(tmpdir(), 'bench-logs-'));
  const suite = await startSuite({
    ...options,
    // No functions: a screen does not read what they read.
    services: ['auth', 'firestore'],
    dataFolder: null,
    logFolder,
    schedulesOnTime: false,
    show: (line) => console.error(`[suite] ${line}`),
  });
  try {
    const calledOff = options.cancelled.then(() => Promise.reject(new SuiteProblem('it was called off.')));
    const died = suite.failed.then((how) => Promise.reject(new SuiteProblem(how)));
    return await Promise.race([work(suite), calledOff, died]);
  } finally {
    await suite.stop();
    await rm(logFolder, { recursive: true, force: true });
  }
}
