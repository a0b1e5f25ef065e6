import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST, type Ports } from '../../emulators/suite/ports.ts';
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
  const stopSignIn = await answerSignIns(options.ports.functions);
  try {
    const calledOff = options.cancelled.then(() => Promise.reject(new SuiteProblem('it was called off.')));
    const died = suite.failed.then((how) => Promise.reject(new SuiteProblem(how)));
    return await Promise.race([work(suite), calledOff, died]);
  } finally {
    await stopSignIn();
    await suite.stop();
    await rm(logFolder, { recursive: true, force: true });
  }
}

/**
 * Answers the callable `signIn` as a project does whose server checks no passwords: the page asks the sign-in service
 * itself. Returns how to stop.
 */
async function answerSignIns(port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const isSignIn = request.url?.endsWith('/signIn') === true;
    response.writeHead(isSignIn ? 200 : 404, { ...headers, 'content-type': 'application/json' });
    response.end(JSON.stringify(isSignIn ? { result: { success: true, data: { token: null } } } : {}));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
