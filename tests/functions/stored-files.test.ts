/** From a browser's upload to the function: Storage tells the suite, the suite tells the functions of the bucket. */
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { deleteApp as deleteAdmin, initializeApp as initializeAdmin, type App } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type KindsSuite, startKindsSuite } from './support/kinds-suite.ts';

let kinds: KindsSuite;
let admin: App;
let database: Firestore;

beforeAll(async () => {
  kinds = await startKindsSuite();
  admin = initializeAdmin({ projectId: kinds.projectId }, 'stored-files');
  database = getFirestore(admin);
  database.settings({ host: `127.0.0.1:${kinds.suite.ports.firestore}`, ssl: false });
});
afterAll(async () => {
  await deleteAdmin(admin);
  await kinds.stop();
});

async function callsOf(by: string): Promise<unknown[]> {
  const { docs } = await database.collection('seen').where('by', '==', by).get();
  return docs.map((document) => document.get('name') as unknown);
}

it('functions are told of files that are stored and of files that go', async () => {
  const bucket = `${kinds.projectId}.appspot.com`;
  const files = `http://127.0.0.1:${kinds.suite.ports.storage}/v0/b/${bucket}/o`;
  const owner = { Authorization: 'Bearer owner' };
  const store = await fetch(`${files}?name=zoo%2Fa.png`, { method: 'POST', body: 'picture', headers: owner });
  expect(store.status).toBe(200);
  const elsewhere = files.replace(bucket, 'demo-elsewhere');
  await fetch(`${elsewhere}?name=zoo%2Fb.png`, { method: 'POST', body: 'picture', headers: owner });
  expect((await fetch(`${files}/zoo%2Fa.png`, { method: 'DELETE', headers: owner })).status).toBe(204);
  await vi.waitFor(
    async () => {
      expect(await callsOf('fileStored')).toEqual(['zoo/a.png']);
      expect(await callsOf('fileStoredOld')).toEqual(['zoo/a.png']);
      expect(await callsOf('fileGone')).toEqual(['zoo/a.png']);
    },
    { timeout: 20_000, interval: 100 },
  );
});
