import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';

let running: TestServer;
let app: App;
let db: Firestore;

beforeAll(async () => {
  running = await startTestServer(
    'rules_version = "2"; service cloud.firestore { match /{document=**} { allow read, write: if false; } }',
  );
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${running.port}`;
  app = initializeApp({ projectId: 'demo-admin' }, 'admin');
  db = getFirestore(app);
});

beforeEach(() => running.backend.clear('projects/demo-admin/databases/(default)'));

afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await running.stop();
});

test('the administrator writes, reads and deletes whatever the rules say', async () => {
  const reference = db.doc('zoo/one');
  await reference.set({ name: 'Été', n: 0, none: null, list: [], at: FieldValue.serverTimestamp() });
  expect((await reference.get()).data()).toMatchObject({ name: 'Été', n: 0, none: null, list: [] });
  await reference.update({ n: FieldValue.increment(3), 'nested.deep': true });
  expect((await reference.get()).data()).toMatchObject({ n: 3, nested: { deep: true } });
  await expect(reference.create({})).rejects.toMatchObject({ code: 6 });
  await reference.delete();
  expect((await reference.get()).exists).toBe(false);
});

test('queries, projections, counts and listings answer', async () => {
  const batch = db.batch();
  for (let n = 0; n < 30; n += 1) batch.set(db.doc(`zoo/z${String(n).padStart(2, '0')}`), { n, even: n % 2 === 0 });
  await batch.commit();
  const found = await db.collection('zoo').where('even', '==', true).orderBy('n', 'desc').limit(3).select('n').get();
  expect(found.docs.map((document) => document.data())).toEqual([{ n: 28 }, { n: 26 }, { n: 24 }]);
  expect((await db.collection('zoo').where('n', '<', 10).count().get()).data().count).toBe(10);
  expect((await db.listCollections()).map((collection) => collection.id)).toEqual(['zoo']);
  expect(await db.collection('zoo').listDocuments()).toHaveLength(30);
  const streamed: string[] = [];
  for await (const document of db.collection('zoo').stream() as unknown as AsyncIterable<{ id: string }>)
    streamed.push(document.id);
  expect(streamed).toHaveLength(30);
});

test('several documents are read at once, missing ones included', async () => {
  await db.doc('zoo/here').set({ here: true });
  const [here, missing] = await db.getAll(db.doc('zoo/here'), db.doc('zoo/missing'));
  expect([here?.exists, missing?.exists]).toEqual([true, false]);
});

test('contending transactions are all applied', async () => {
  const reference = db.doc('zoo/counter');
  await reference.set({ n: 0 });
  await Promise.all(
    Array.from({ length: 5 }, () =>
      db.runTransaction(async (transaction) => {
        const n = (await transaction.get(reference)).get('n') as number;
        transaction.update(reference, { n: n + 1 });
      }),
    ),
  );
  expect((await reference.get()).get('n')).toBe(5);
});

test('many independent writes go through a bulk writer', async () => {
  const writer = db.bulkWriter();
  for (let n = 0; n < 60; n += 1) void writer.set(db.doc(`bulk/${n}`), { n });
  await writer.close();
  expect((await db.collection('bulk').count().get()).data().count).toBe(60);
});

test('listeners on queries and documents follow changes', async () => {
  const sizes: number[] = [];
  const existing: boolean[] = [];
  const stopQuery = db
    .collection('zoo')
    .where('live', '==', true)
    .onSnapshot((snapshot) => sizes.push(snapshot.size));
  const stopDocument = db.doc('zoo/live').onSnapshot((snapshot) => existing.push(snapshot.exists));
  await eventually(() => expect([sizes, existing]).toEqual([[0], [false]]));
  await db.doc('zoo/live').set({ live: true });
  await eventually(() =>
    expect([sizes, existing]).toEqual([
      [0, 1],
      [false, true],
    ]),
  );
  await db.doc('zoo/live').update({ live: false });
  await eventually(() => expect(sizes).toEqual([0, 1, 0]));
  await db.doc('zoo/live').delete();
  await eventually(() => expect(existing.at(-1)).toBe(false));
  stopQuery();
  stopDocument();
});
