import { startFirestore } from '../../../emulators/firestore/server.ts';
import type { FirestoreServer } from '../../../emulators/firestore/server.ts';
import { afterAll, beforeAll, describe } from 'vitest';
import { clientList } from './behaviours/client-only/list.ts';
import type { Lists, Order } from './behaviours/page.ts';
import { reportBehaviours } from './behaviours/report.ts';
import { sharedList } from './behaviours/shared/list.ts';
import { startBrowser } from './browser.ts';
import type { TestBrowser } from './browser.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';

const kinds = [
  { name: 'memory cache', kind: { cache: 'memory', channel: 'default' } },
  { name: 'memory cache, long polling', kind: { cache: 'memory', channel: 'long-polling' } },
  { name: 'persistent cache of several tabs', kind: { cache: 'persistent', channel: 'default' } },
] as const;

let running: TestServer;
let browser: TestBrowser;
const doors: FirestoreServer[] = [];
const lists: Record<string, Lists> = {};

beforeAll(async () => {
  running = await startTestServer();
  for (let door = 0; door < 7; door += 1) {
    doors.push(await startFirestore({ host: '127.0.0.1', port: 0, backend: running.backend }));
  }
  const ports = [running.port, ...doors.map(({ port }) => port)];
  browser = await startBrowser('behaviours/page.ts');
  for (const { name, kind } of kinds) {
    const page = await browser.page();
    const project = `demo-${kind.cache}-${kind.channel}`;
    const order: Order = { address: { project, ports }, kind, atOnce: 12 };
    lists[name] = await page.evaluate(`globalThis.behaviours.run(${JSON.stringify(order)})`);
    await page.close();
  }
});

afterAll(async () => {
  await browser.close();
  await Promise.all(doors.map((door) => door.close()));
  await running.stop();
});

describe.each(kinds)('Chromium with $name', ({ name, kind }) => {
  reportBehaviours(sharedList, () => lists[name]?.shared ?? {});
  reportBehaviours(clientList(kind), () => lists[name]?.clientOnly ?? {});
});
