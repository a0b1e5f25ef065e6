import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe } from 'vitest';
import { clientList } from './behaviours/client-only/list.ts';
import { reportBehaviours } from './behaviours/report.ts';
import type { Findings } from './behaviours/run.ts';
import { SdkClients } from './behaviours/sdk/client.ts';
import { runClientOnly } from './behaviours/sdk/run-client-only.ts';
import { runShared } from './behaviours/sdk/run-shared.ts';
import { sharedList } from './behaviours/shared/list.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';

setLogLevel('silent');

const kind = { cache: 'memory', channel: 'default' } as const;

let running: TestServer;
let shared: Findings = {};
let clientOnly: Findings = {};

beforeAll(async () => {
  running = await startTestServer();
  const clients = new SdkClients({ project: 'demo-node', ports: [running.port] });
  shared = await runShared(clients, kind, sharedList, 16);
  clientOnly = await runClientOnly(clients, kind, clientList(kind), 8);
});

afterAll(() => running.stop());

describe('the client SDK in Node', () => {
  reportBehaviours(sharedList, () => shared);
  reportBehaviours(clientList(kind), () => clientOnly);
});
