/** Parts of queries besides documents: partitions, explanations, indexes, and features that are not implemented. */
import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import * as client from 'firebase/firestore';
import * as admin from 'firebase-admin/app';
import { AggregateField, FieldValue, getFirestore } from 'firebase-admin/firestore';
import type { Firestore, QueryPartition } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_DEFINITIONS } from '../../../emulators/firestore/indexes/definitions.ts';
import { parseDefinitions } from '../../../emulators/firestore/indexes/parse-definitions.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';

const PROJECT = 'demo-queries';

let running: TestServer;
let adminApp: admin.App;
let db: Firestore;
let app: FirebaseApp;
let web: client.Firestore;

beforeAll(async () => {
  running = await startTestServer();
  // Otherwise firebase-admin looks for Google's own machines after every refusal.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${running.port}`;
  adminApp = admin.initializeApp({ projectId: PROJECT }, 'queries');
  db = getFirestore(adminApp);
  app = initializeApp({ projectId: PROJECT, apiKey: 'x' }, 'queries');
  web = client.getFirestore(app);
  client.connectFirestoreEmulator(web, '127.0.0.1', running.port);
});

beforeEach(() => {
  running.backend.clear(`projects/${PROJECT}/databases/(default)`);
  running.backend.setIndexes({ mode: 'off', definitions: NO_DEFINITIONS });
});

afterAll(async () => {
  await client.terminate(web);
  await deleteApp(app);
  await db.terminate();
  await admin.deleteApp(adminApp);
  await running.stop();
});

async function fill(count: number, path: (index: number) => string): Promise<void> {
  const batch = db.batch();
  for (let index = 0; index < count; index += 1) batch.set(db.doc(path(index)), { n: index, even: index % 2 === 0 });
  await batch.commit();
}

const base = (database: string): string =>
  `http://127.0.0.1:${running.port}/v1/projects/${PROJECT}/databases/${database}/documents`;

describe('a collection group', () => {
  test('is read by several readers at once, each with its partition', async () => {
    await fill(60, (index) => `zoos/z${index % 7}/animals/a${index}`);
    const partitions: QueryPartition[] = [];
    for await (const partition of db.collectionGroup('animals').getPartitions(4)) partitions.push(partition);
    expect(partitions).toHaveLength(4);
    const found = await Promise.all(partitions.map((partition) => partition.toQuery().get()));
    expect(found.map((snapshot) => snapshot.size)).toEqual([15, 15, 15, 15]);
    expect(new Set(found.flatMap((snapshot) => snapshot.docs.map((document) => document.ref.path))).size).toBe(60);
  });

  test('is partitioned over REST as well', async () => {
    await fill(10, (index) => `zoos/z/animals/a${index}`);
    const structuredQuery = {
      from: [{ collectionId: 'animals', allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    };
    const body = JSON.stringify({ structuredQuery, partitionCount: '1' });
    const headers = { authorization: 'Bearer owner' };
    const response = await fetch(`${base('(default)')}:partitionQuery`, { method: 'POST', body, headers });
    expect(await response.json()).toEqual({
      partitions: [{ values: [{ referenceValue: expect.stringMatching(/\/animals\/a5$/) as string }], before: true }],
    });
  });
});

describe('a listing', () => {
  test('shows documents that exist only as parents', async () => {
    await fill(2, (index) => `zoos/z${index}`);
    await db.doc('zoos/ghost/animals/a').set({});
    const references = await db.collection('zoos').listDocuments();
    expect(references.map((reference) => reference.id)).toEqual(['ghost', 'z0', 'z1']);
    expect((await db.doc('zoos/ghost').listCollections()).map((collection) => collection.id)).toEqual(['animals']);
  });
});

describe('an explained query', () => {
  test('shows its indexes without running, and with a result the cost', async () => {
    await fill(6, (index) => `zoos/z${index}`);
    const query = db.collection('zoos').where('even', '==', true).orderBy('n', 'desc');
    const planned = await query.explain();
    expect(planned.metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(even ASC, n DESC, __name__ DESC)' },
    ]);
    expect([planned.metrics.executionStats, planned.snapshot]).toEqual([null, null]);
    const { metrics, snapshot } = await query.explain({ analyze: true });
    expect(snapshot?.docs.map((document) => document.id)).toEqual(['z4', 'z2', 'z0']);
    expect(metrics.executionStats).toMatchObject({ resultsReturned: 3, readOperations: 3 });
    expect(metrics.executionStats?.debugStats).toMatchObject({ documents_scanned: '3' });
  });

  test('of an aggregation comes with its value', async () => {
    await fill(6, (index) => `zoos/z${index}`);
    const aggregation = db
      .collection('zoos')
      .where('even', '==', true)
      .aggregate({ total: AggregateField.sum('n') });
    const { metrics, snapshot } = await aggregation.explain({ analyze: true });
    expect(snapshot?.data()).toEqual({ total: 6 });
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(even ASC, n ASC, __name__ ASC)' },
    ]);
  });
});

describe('without its index', () => {
  const lacking = expect.objectContaining({ code: 'failed-precondition' }) as unknown;
  const definitions = parseDefinitions(
    JSON.stringify({
      indexes: [
        {
          collectionGroup: 'zoos',
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 'even', order: 'ASCENDING' },
            { fieldPath: 'n', order: 'ASCENDING' },
          ],
        },
      ],
    }),
    'firestore.indexes.json',
  );
  const wanted = () =>
    client.query(client.collection(web, 'zoos'), client.where('even', '==', true), client.orderBy('n'));

  beforeEach(() => running.backend.setIndexes({ mode: 'error', definitions: NO_DEFINITIONS }));

  test('a query is refused to clients and to the administrator, with the link that creates it', async () => {
    await expect(client.getDocs(wanted())).rejects.toThrow(/requires an index.*create_composite=/);
    await expect(client.getDocs(wanted())).rejects.toThrow(lacking);
    await expect(db.collection('zoos').where('even', '==', true).orderBy('n').get()).rejects.toMatchObject({
      code: 9,
      details: expect.stringContaining('"fieldPath":"even"') as string,
    });
  });

  test('a listener, a count, a sum and a transaction are refused as well', async () => {
    const heard = await new Promise((resolve) => client.onSnapshot(wanted(), resolve, resolve));
    expect(heard).toMatchObject({ code: 'failed-precondition' });
    await expect(client.getCountFromServer(wanted())).rejects.toThrow(lacking);
    const sum = client.query(client.collection(web, 'zoos'), client.where('even', '==', true));
    await expect(client.getAggregateFromServer(sum, { n: client.sum('n') })).rejects.toThrow(lacking);
    const inTransaction = db.runTransaction((transaction) =>
      transaction.get(db.collection('zoos').where('even', '==', true).orderBy('n')),
    );
    await expect(inTransaction).rejects.toMatchObject({ code: 9 });
  });

  test('a query runs once the index is defined', async () => {
    await fill(4, (index) => `zoos/z${index}`);
    running.backend.setIndexes({ mode: 'error', definitions });
    expect((await client.getDocs(wanted())).docs.map((document) => document.id)).toEqual(['z0', 'z2']);
    const sum = client.query(client.collection(web, 'zoos'), client.where('even', '==', true));
    expect((await client.getAggregateFromServer(sum, { n: client.sum('n') })).data()).toEqual({ n: 2 });
  });

  test('a collection group is refused by a single field', async () => {
    const group = client.query(client.collectionGroup(web, 'zoos'), client.where('n', '==', 1));
    await expect(client.getDocs(group)).rejects.toThrow(/COLLECTION_GROUP_ASC index for collection zoos and field n/);
    await expect(client.getDocs(client.collectionGroup(web, 'zoos'))).resolves.toBeDefined();
  });
});

describe('features that are not implemented are refused in one clear line:', () => {
  const words = /^[^\n]*(not implemented|not support)[^\n]*$/;

  test('vectors, for queries and listeners', async () => {
    const nearest = db.collection('zoos').findNearest({
      vectorField: 'v',
      queryVector: FieldValue.vector([1, 2]),
      limit: 1,
      distanceMeasure: 'EUCLIDEAN',
    });
    await expect(nearest.get()).rejects.toMatchObject({ code: 12, details: expect.stringMatching(words) as string });
  });

  test('named databases, for firebase-admin', async () => {
    const named = getFirestore(adminApp, 'other');
    const refused = { code: 12, details: expect.stringMatching(words) as string };
    await expect(named.doc('a/b').get()).rejects.toMatchObject(refused);
    await expect(named.doc('a/b').set({})).rejects.toMatchObject(refused);
    await expect(named.collection('a').get()).rejects.toMatchObject(refused);
    await expect(named.listCollections()).rejects.toMatchObject(refused);
    await expect(named.runTransaction((transaction) => transaction.get(named.doc('a/b')))).rejects.toMatchObject(
      refused,
    );
    const heard = await new Promise((resolve) => named.collection('a').onSnapshot(resolve, resolve));
    expect((heard as Error).message).toMatch(/^Error 12: Named databases are not implemented/);
    await named.terminate();
  });

  test('named databases, for the client SDK', async () => {
    const named = client.initializeFirestore(app, {}, 'other');
    client.connectFirestoreEmulator(named, '127.0.0.1', running.port);
    const refused = { code: 'unimplemented', message: expect.stringMatching(words) as string };
    await expect(client.setDoc(client.doc(named, 'a/b'), {})).rejects.toMatchObject(refused);
    await expect(client.getDoc(client.doc(named, 'a/b'))).rejects.toMatchObject(refused);
    await expect(client.getDocs(client.collection(named, 'a'))).rejects.toMatchObject(refused);
    await expect(client.getCountFromServer(client.collection(named, 'a'))).rejects.toMatchObject(refused);
    await client.terminate(named);
  });

  test('named databases and pipelines, over REST', async () => {
    const get = await fetch(`${base('other')}/a/b`);
    expect([get.status, await get.json()]).toMatchObject([501, { error: { status: 'UNIMPLEMENTED' } }]);
    const pipeline = await fetch(`${base('(default)')}:executePipeline`, { method: 'POST', body: '{}' });
    expect([pipeline.status, JSON.stringify(await pipeline.json())]).toEqual([
      501,
      expect.stringContaining('pipelines'),
    ]);
  });
});
