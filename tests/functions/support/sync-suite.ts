import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { startSuite } from '../../../emulators/suite/suite.ts';
import { chooseTestPorts } from '../../../emulators/suite/test-ports.ts';

/** A suite of the product's functions with a key of their own and another environment: a server of the test. */
export type SyncSuite = {
  readonly key: string;
  /** address of this environment's `syncBack` */
  readonly syncBack: string;
  /** From now on the other environment answers with the listener. */
  readonly answerWith: (listener: RequestListener) => void;
  readonly stop: () => Promise<void>;
};

/**
 * Starts such a suite beside the one in which the tests themselves run. Modules imported afterwards, like ./suite.ts,
 * connect to this one through the variables.
 */
export async function startSyncSuite(): Promise<SyncSuite> {
  const key = randomBytes(32).toString('hex');
  let listener: RequestListener = (_request, response) => void response.writeHead(404).end();
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('ENCLOS_SYNC_KEY', key);
  vi.stubEnv('ENCLOS_SYNC_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/syncBack`);
  const logFolder = await mkdtemp(join(tmpdir(), 'sync-suite-'));
  const suite = await startSuite({
    root: join(import.meta.dirname, '..', '..', '..'),
    ports: await chooseTestPorts({}),
    services: ['auth', 'firestore', 'functions'],
    dataFolder: null,
    logFolder,
    schedulesOnTime: false,
    cancelled: new Promise(() => undefined),
    show: () => undefined,
  });
  for (const [name, value] of Object.entries(suite.environment)) vi.stubEnv(name, value);
  return {
    key,
    syncBack: `http://${suite.environment['FUNCTIONS_EMULATOR_HOST']}/${suite.projectId}/europe-west3/syncBack`,
    answerWith: (next) => void (listener = next),
    async stop() {
      vi.unstubAllEnvs();
      await suite.stop();
      await closed(server);
      await rm(logFolder, { recursive: true, force: true });
    },
  };
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
