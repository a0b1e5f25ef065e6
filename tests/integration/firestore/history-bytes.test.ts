/** The history of documents is bounded by bytes: readers whose snapshot is gone are told so, and listeners start anew. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { collection, deleteDoc, disableNetwork, doc, enableNetwork, onSnapshot, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallContext } from '../../../emulators/firestore/contract.ts';
import { KEPT_BYTES } from '../../../emulators/firestore/listen/history.ts';
import { MAX_HISTORY_BYTES } from '../../../emulators/firestore/store/history.ts';
import { eventually } from './eventually.ts';
import { startTestServer, type TestServer } from './start-server.ts';
import { clientsOf } from './streams-clients.ts';

let running: TestServer;
const PROJECT = 'demo-history';
const clients = clientsOf(PROJECT, () => running.port);

beforeAll(async () => {
  running = await startTestServer();
});
afterAll(async () => {
  await clients.close();
  await running.stop();
});

const DATABASE = `projects/${PROJECT}/databases/(default)`;
const CONTEXT: CallContext = { database: DATABASE, caller: { kind: 'owner' }, client: 'test' };
const LARGE = 1_000_000;

/** Replaces a document of a million bytes again and again, until the former ones exceed the limit. */
async function replaceOver(limit: number, path: string): Promise<string[]> {
  const times: string[] = [];
  for (let bytes = 0; bytes <= limit + LARGE; bytes += LARGE) {
    const fields = { text: { stringValue: String(times.length).padEnd(LARGE, 'x') } };
    const writes = [{ update: { name: `${DATABASE}/documents/${path}`, fields } }];
    times.push((await running.backend.commit(CONTEXT, { writes })).commitTime);
  }
  return times;
}

test('a read of the past is refused as too old once the former documents exceed the limit of bytes', async () => {
  const times = await replaceOver(MAX_HISTORY_BYTES, 'past/x');
  const readAt = (readTime = '') =>
    running.backend.batchGet(CONTEXT, { documents: [`${DATABASE}/documents/past/x`], readTime });
  await expect(readAt(times[0])).rejects.toThrow(
    expect.objectContaining({ code: 'FAILED_PRECONDITION', message: 'The requested snapshot version is too old.' }),
  );
  const [then] = await readAt(times.at(-2));
  expect(then).toMatchObject({
    found: { fields: { text: { stringValue: expect.stringMatching(`^${times.length - 2}x`) } } },
  });
});

test('a listener that was away while the limit of bytes was exceeded gets every change anew', async () => {
  const [writing, listening] = [clients.open(), clients.open()];
  for (const id of ['kept', 'changed', 'removed']) await setDoc(doc(writing, 'away', id), { n: 1 });
  let seen: string[] = [];
  onSnapshot(collection(listening, 'away'), { includeMetadataChanges: true }, (snapshot) => {
    if (!snapshot.metadata.fromCache) seen = snapshot.docs.map((one) => `${one.id} ${one.get('n')}`);
  });
  await eventually(() => expect(seen).toEqual(['changed 1', 'kept 1', 'removed 1']));
  await disableNetwork(listening);
  await setDoc(doc(writing, 'away/changed'), { n: 2 });
  await deleteDoc(doc(writing, 'away/removed'));
  await replaceOver(KEPT_BYTES, 'elsewhere/x');
  await enableNetwork(listening);
  await eventually(() => expect(seen).toEqual(['changed 2', 'kept 1']));
});

test('four hundred replacements of a million bytes leave less than 150 MB in the memory', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const used = (): number => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  await replaceOver(400 * LARGE, 'memory/x');
  // Listeners hear of the commits in a later turn.
  await new Promise(setImmediate);
  expect(used() - before).toBeLessThan(150_000_000);
});
