import { afterAll, beforeAll, describe, vi } from 'vitest';
import { openAdmin, runSharedByAdmin } from './behaviours/admin/client.ts';
import type { AdminClient } from './behaviours/admin/client.ts';
import { reportBehaviours } from './behaviours/report.ts';
import type { Findings } from './behaviours/run.ts';
import { sharedList } from './behaviours/shared/list.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';

vi.setConfig({ hookTimeout: 120_000 });

let running: TestServer;
let clients: AdminClient[] = [];
let shared: Findings = {};

beforeAll(async () => {
  running = await startTestServer();
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${running.port}`;
  const [first, second] = [openAdmin('demo-admin', 'first'), openAdmin('demo-admin', 'second')];
  clients = [first, second];
  shared = await runSharedByAdmin([first.db, second.db], sharedList, 16);
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await running.stop();
});

describe('firebase-admin', () => {
  reportBehaviours(sharedList, () => shared);
});
