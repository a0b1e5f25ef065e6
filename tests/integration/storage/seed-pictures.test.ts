import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FirestoreServer, startFirestore } from '../../../emulators/firestore/server.ts';
import { seedApart } from '../../../scripts/start/seed-apart.ts';
import { startTestStorage, type TestStorage } from './start-storage.ts';

const NOW = Date.UTC(2026, 2, 10);
const PROJECT = 'demo-pictures';

let storage: TestStorage;
let firestore: FirestoreServer;

beforeEach(async () => {
  storage = await startTestStorage();
  firestore = await startFirestore({ host: '127.0.0.1', port: 0, backend: storage.backend, log: () => undefined });
});
afterEach(async () => {
  await firestore.close();
  await storage.stop();
});

/** The fields of the documents of a collection, in the form of the REST interface. */
async function documentsOf(collection: string): Promise<readonly Record<string, Record<string, string>>[]> {
  const parent = `http://127.0.0.1:${firestore.port}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const response = await fetch(`${parent}/${collection}?pageSize=300`, { headers: { authorization: 'Bearer owner' } });
  const { documents = [] } = (await response.json()) as { documents?: { fields: Record<string, never> }[] };
  return documents.map(({ fields }) => fields);
}

it('a seed of which only the pictures are missing stores them, and writes no other document again', async () => {
  const order = {
    firestoreHost: `127.0.0.1:${firestore.port}`,
    authHost: '127.0.0.1:9',
    storageHost: storage.address.slice('http://'.length),
    ...({ projectId: PROJECT, scale: 'small', nowMs: NOW, rest: 'pictures' } as const),
  };
  const { written, pictures } = seedApart(order, () => undefined);
  expect(await written).toBeNull();
  expect(await pictures).toBe(168);
  expect(await documentsOf('animals')).toEqual([]);
  const photos = await documentsOf('photos');
  expect(photos).toHaveLength(118);
  const wrong = await Promise.all(
    photos.map(async ({ url, thumbnailUrl, bytes }) => {
      const [main, thumbnail] = await Promise.all([url, thumbnailUrl].map((one) => fetch(one?.['stringValue'] ?? '')));
      const isStored = (await main?.arrayBuffer())?.byteLength === Number(bytes?.['integerValue']) && thumbnail?.ok;
      return isStored ? [] : [url];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});
