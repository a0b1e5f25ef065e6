import { afterAll, beforeAll, describe } from 'vitest';
import { openAdmin, runSharedByAdmin } from './behaviours/admin/client.ts';
import type { AdminClient } from './behaviours/admin/client.ts';
import { reportBehaviours } from './behaviours/report.ts';
import type { Findings } from './behaviours/run.ts';
import { serverList } from './behaviours/server-only/list.ts';
import { runServerOnly } from './behaviours/server-only/stage.ts';
import { sharedList } from './behaviours/shared/list.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';

let running: TestServer;
let clients: AdminClient[] = [];
let shared: Findings = {};
let serverOnly: Findings = {};

beforeAll(async () => {
  running = await startTestServer();
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${running.port}`;
  const [first, second] = [openAdmin('demo-admin', 'first'), openAdmin('demo-admin', 'second')];
  clients = [first, second];
  shared = await runSharedByAdmin([first.db, second.db], sharedList, 16);
  serverOnly = await runServerOnly([first.db, second.db], serverList, 8);
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await running.stop();
});

describe('firebase-admin', () => {
  reportBehaviours(sharedList, () => shared);
  reportBehaviours(serverList, () => serverOnly);
});
