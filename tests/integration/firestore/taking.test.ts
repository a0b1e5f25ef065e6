import { runTransaction, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdmin } from './behaviours/admin/client.ts';
import type { AdminClient } from './behaviours/admin/client.ts';
import { codeOf } from './behaviours/checks.ts';
import { Corner } from './behaviours/corner.ts';
import { handsOf } from './behaviours/client-only/stage.ts';
import { SdkClients } from './behaviours/sdk/client.ts';
import type { SdkClient } from './behaviours/sdk/client.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';

setLogLevel('silent');

const CLIENTS = 50;
const TASKS = 200;

/** Tries to take a task once; returns true on success, false when somebody else was quicker. */
type Take = (task: string, client: number) => Promise<boolean>;

/** Refusals of a client that came too late, besides finding the task taken. */
const tooLate = ['failed-precondition', 'aborted'];

let running: TestServer;
let clients: SdkClient[] = [];
let admins: AdminClient[] = [];

beforeAll(async () => {
  running = await startTestServer();
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${running.port}`;
  const sdk = new SdkClients({ project: 'demo-taking', ports: [running.port] });
  clients = Array.from({ length: CLIENTS }, () => sdk.open({ cache: 'memory', channel: 'default' }));
  admins = Array.from({ length: CLIENTS }, (_, index) => openAdmin('demo-taking', `admin-${index}`));
});

afterAll(async () => {
  await Promise.all([...clients, ...admins].map((client) => client.close()));
  await running.stop();
});

async function lostWhenTooLate(take: Promise<boolean>): Promise<boolean> {
  try {
    return await take;
  } catch (error) {
    if (tooLate.includes(codeOf(error))) return false;
    throw error;
  }
}

/** All try to take each task at the same time; the reported winner is compared with the server's. */
async function expectOneWinnerEach(kind: string, take: Take): Promise<void> {
  const reader = openAdmin('demo-taking', `reader-${kind}`);
  for (let task = 0; task < TASKS; task += 1) {
    const path = `tasks/${kind}-${task}`;
    await reader.db.doc(path).set({ takenBy: null });
    const won = await Promise.all(Array.from({ length: CLIENTS }, (_, client) => lostWhenTooLate(take(path, client))));
    const winners = won.flatMap((yes, client) => (yes ? [client] : []));
    const after = await reader.db.doc(path).get();
    expect({ path, winners, times: after.get('times') as unknown }).toEqual({
      path,
      winners: [after.get('takenBy') as number],
      times: 1,
    });
  }
  await reader.close();
}

test(`of ${CLIENTS} clients that take the same task one wins, ${TASKS} times`, async () => {
  await expectOneWinnerEach('client', (path, client) => {
    const { db, doc } = handsOf(clients[client]!.db, Corner.none);
    return runTransaction(
      db,
      async (transaction) => {
        const task = await transaction.get(doc(path));
        if (task.get('takenBy') !== null) return false;
        transaction.update(doc(path), { takenBy: client, times: ((task.get('times') ?? 0) as number) + 1 });
        return true;
      },
      { maxAttempts: 1 },
    );
  });
});

test(`of ${CLIENTS} servers that take the same task one wins, ${TASKS} times`, async () => {
  await expectOneWinnerEach('server', (path, client) => {
    const { db } = admins[client]!;
    return db.runTransaction(
      async (transaction) => {
        const task = await transaction.get(db.doc(path));
        if (task.get('takenBy') !== null) return false;
        transaction.update(db.doc(path), { takenBy: client, times: ((task.get('times') ?? 0) as number) + 1 });
        return true;
      },
      { maxAttempts: 1 },
    );
  });
});
