/** Faults on request, and the SDKs' recovery from them. */
import { initializeApp as initializeAdmin, deleteApp as deleteAdmin } from 'firebase-admin/app';
import { initializeFirestore as adminFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  doc,
  getDocFromServer,
  getFirestore,
  increment,
  onSnapshot,
  runTransaction,
  setDoc,
  setLogLevel,
  terminate,
  updateDoc,
  waitForPendingWrites,
} from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from './eventually.ts';
import { openRawStream } from './streams-raw-stream.ts';
import { startLoggedServer } from './streams-server.ts';
import type { LoggedServer } from './streams-server.ts';

setLogLevel('silent');

const PROJECT = 'demo-faults';
const DATABASE = `projects/${PROJECT}/databases/(default)`;

let running: LoggedServer;
const apps: FirebaseApp[] = [];

beforeAll(async () => {
  running = await startLoggedServer();
});

afterEach(() => {
  running.server.faults.clear();
  running.backend.clear(DATABASE);
});

afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await running.stop();
});

function client(): Firestore {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, `faults-${apps.length}`);
  apps.push(app);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', running.port);
  return db;
}

function hits(): number[] {
  return running.server.faults.list().map((fault) => fault.hits);
}

function stored(path: string): unknown {
  const document = running.backend.lookup(`${DATABASE}/documents/${path}`);
  return document === null ? null : running.backend.toWire(document).fields;
}

describe('the control interface', () => {
  const faults = async (method: string, body?: unknown): Promise<{ status: number; body: unknown }> => {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${running.port}/emulator/v1/faults`, { method, ...text });
    return { status: answer.status, body: await answer.json() };
  };

  test('sets, shows with counts, and clears faults', async () => {
    expect(await faults('GET')).toEqual({ status: 200, body: { faults: [] } });
    expect((await faults('PUT', { faults: [{ method: 'Commit', drop: true, times: 1 }] })).status).toBe(200);
    const commit = (): Promise<Response> =>
      fetch(`http://127.0.0.1:${running.port}/v1/${DATABASE}/documents:commit`, { method: 'POST', body: '{}' });
    await expect(commit()).rejects.toThrow('fetch failed');
    expect((await commit()).status).toBe(200);
    expect((await faults('GET')).body).toEqual({
      faults: [{ method: 'Commit', drop: true, times: 1, matched: 2, hits: 1 }],
    });
    expect(await faults('DELETE')).toEqual({ status: 200, body: {} });
    expect((await faults('GET')).body).toEqual({ faults: [] });
  });

  test.each([{}, { faults: 1 }, { faults: [{}] }, { faults: [{ drop: 'yes' }] }])(
    'refuses %j and leaves those in force',
    async (body) => {
      running.server.faults.set([{ drop: true, method: 'Rollback' }]);
      expect(await faults('PUT', body)).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
      expect(running.server.faults.list()).toHaveLength(1);
    },
  );
});

describe('the client SDK', () => {
  test('goes on listening after its stream was cut, and misses nothing', async () => {
    const [listening, writing] = [client(), client()];
    running.server.faults.set([{ method: 'Listen', path: 'birds', cutAfter: 6, times: 3 }]);
    let seen: string[] = [];
    const stop = onSnapshot(collection(listening, 'birds'), (snapshot) => {
      seen = snapshot.docs.map((document) => document.id);
    });
    const ids = Array.from({ length: 12 }, (_, index) => `b${10 + index}`);
    for (const id of ids) await setDoc(doc(writing, `birds/${id}`), { id });
    await eventually(() => expect(seen).toEqual(ids));
    expect(hits()).toEqual([3]);
    stop();
  });

  test('does not double a document whose commit succeeded without an answer', async () => {
    const db = client();
    running.server.faults.set([{ method: 'Write', path: 'fish/*', lose: 1, times: 2 }]);
    await Promise.all(Array.from({ length: 5 }, (_, n) => addDoc(collection(db, 'fish'), { n })));
    expect(hits()).toEqual([2]);
    const { documents = [] } = running.backend.listDocuments(
      { database: DATABASE, caller: { kind: 'owner' }, client: 'owner' },
      { parent: `${DATABASE}/documents`, collectionId: 'fish' },
    );
    expect(documents).toHaveLength(5);
  });

  test('sends again a commit that was dropped before it ran', async () => {
    const db = client();
    running.server.faults.set([{ method: 'Write', path: 'counters/*', drop: true, times: 1 }]);
    await setDoc(doc(db, 'counters/c'), { n: increment(1) }, { merge: true });
    expect([hits(), stored('counters/c')]).toEqual([[1], { n: { integerValue: '1' } }]);
  });

  test('learns of a refused write, and the writes behind it succeed', async () => {
    const db = client();
    running.server.faults.set([
      { method: 'Write', path: 'c/bad', refuse: { code: 'PERMISSION_DENIED', message: 'Not today.' } },
    ]);
    const writes = ['a', 'bad', 'b', 'c'].map((id) => setDoc(doc(db, `c/${id}`), { id }));
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect((outcomes[1] as PromiseRejectedResult).reason).toMatchObject({
      code: 'permission-denied',
      message: expect.stringContaining('Not today.') as string,
    });
    expect([stored('c/bad'), stored('c/c')]).toEqual([null, { id: { stringValue: 'c' } }]);
  });

  test('tries a transaction again that was refused as contended', async () => {
    const db = client();
    await setDoc(doc(db, 'c/t'), { n: 1 });
    running.server.faults.set([{ method: 'Commit', times: 2, refuse: { code: 'ABORTED' } }]);
    let attempts = 0;
    await runTransaction(db, async (transaction) => {
      attempts += 1;
      const before = await transaction.get(doc(db, 'c/t'));
      transaction.update(doc(db, 'c/t'), { n: (before.get('n') as number) + 1 });
    });
    expect([attempts, stored('c/t')]).toEqual([3, { n: { integerValue: '2' } }]);
  });

  test('waits for slow answers, in their order', async () => {
    const db = client();
    running.server.faults.set([{ method: 'Write', delayMs: 30 }]);
    await setDoc(doc(db, 'c/slow'), { n: 0 });
    for (let n = 1; n <= 5; n += 1) void updateDoc(doc(db, 'c/slow'), { n });
    await waitForPendingWrites(db);
    expect(stored('c/slow')).toEqual({ n: { integerValue: '5' } });
  });

  test('can be ended while its streams are being cut', async () => {
    const db = client();
    running.server.faults.set([{ method: ['Listen', 'Write'], cutAfter: 1 }]);
    onSnapshot(doc(db, 'c/a'), () => undefined);
    void setDoc(doc(db, 'c/a'), { n: 1 });
    await eventually(() => expect(hits()[0]).toBeGreaterThan(1));
    await terminate(db);
    running.server.faults.clear();
    expect((await getDocFromServer(doc(client(), 'c/a'))).exists()).toBe(false);
  });
});

test('a Write stream taken up with its token after a lost answer applies the commit once', async () => {
  running.server.faults.set([{ method: 'Write', path: 'counters/*', lose: 1, times: 1 }]);
  const name = `${DATABASE}/documents/counters/once`;
  const writes = [
    {
      update: { name },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
    },
  ];
  const first = openRawStream(running.port, 'Write');
  first.send({ database: DATABASE });
  const { streamId = '', streamToken = '' } = (await first.next()) as { streamId?: string; streamToken?: string };
  first.send({ streamToken, writes });
  expect(await first.status).toBe(14);

  const second = openRawStream(running.port, 'Write');
  second.send({ database: DATABASE, streamId, streamToken });
  expect(await second.next()).toMatchObject({ streamId, streamToken });
  second.send({ streamToken, writes });
  expect(await second.next()).toMatchObject({ commitTime: expect.any(String) as string });
  second.send({ streamToken, writes });
  await second.next();
  second.end();
  expect(await second.status).toBe(0);
  expect(stored('counters/once')).toEqual({ n: { integerValue: '2' } });
});

test('firebase-admin asks again when the connection broke', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${running.port}`);
  const app = initializeAdmin({ projectId: PROJECT }, 'faults-admin');
  const db = adminFirestore(app);
  await db.doc('c/a').set({ n: 1 });
  running.server.faults.set([{ method: 'RunQuery', drop: true, times: 1 }]);
  expect((await db.collection('c').get()).size).toBe(1);
  expect(hits()).toEqual([1]);
  await deleteAdmin(app);
  vi.unstubAllEnvs();
});
