/** The code inside the browser: the web SDK, driven from the test through `window.zoo`. */
import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  initializeFirestore,
  increment,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  query,
  runTransaction,
  setDoc,
  terminate,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { Firestore, FirestoreSettings } from 'firebase/firestore';

export type ClientOptions = {
  readonly port: number;
  readonly project: string;
  readonly cache: 'memory' | 'indexeddb';
  readonly channel: 'auto' | 'streaming' | 'long-polling';
  readonly mockUser?: string;
};

const clients: Firestore[] = [];
const heard: unknown[][] = [];
const stops: (() => void)[] = [];

function open(options: ClientOptions): number {
  const app = initializeApp({ projectId: options.project, apiKey: 'none' }, `client-${clients.length}`);
  const settings: FirestoreSettings = {
    localCache: options.cache === 'memory' ? memoryLocalCache() : persistentLocalCache(),
    ...(options.channel === 'long-polling' ? { experimentalForceLongPolling: true } : {}),
    ...(options.channel === 'streaming' ? { experimentalAutoDetectLongPolling: false } : {}),
  };
  const db = initializeFirestore(app, settings);
  const user = options.mockUser === undefined ? {} : { mockUserToken: { sub: options.mockUser } };
  connectFirestoreEmulator(db, '127.0.0.1', options.port, user);
  clients.push(db);
  return clients.length - 1;
}

function client(index: number): Firestore {
  const db = clients[index];
  if (db === undefined) throw new Error(`There is no client ${index}.`);
  return db;
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'ok';
  } catch (error) {
    return String((error as { code?: string }).code ?? error);
  }
}

/** Nine operations, each answering the value that the test expects. */
async function exercise(index: number): Promise<Record<string, unknown>> {
  const db = client(index);
  const results: Record<string, unknown> = {};
  await setDoc(doc(db, 'zoo/a'), { n: 1, text: 'Été 🦊 ñandú', none: null, zero: 0, minusZero: -0 });
  results['read'] = (await getDoc(doc(db, 'zoo/a'))).data();
  const batch = writeBatch(db);
  for (const n of [2, 3, 4, 5]) batch.set(doc(db, `zoo/b${n}`), { n });
  await batch.commit();
  const found = await getDocs(query(collection(db, 'zoo'), where('n', '>', 2), orderBy('n', 'desc'), limit(2)));
  results['query'] = found.docs.map((document) => document.get('n') as number);
  results['count'] = (await getCountFromServer(collection(db, 'zoo'))).data().count;
  results['transaction'] = await runTransaction(db, async (transaction) => {
    const snapshot = await transaction.get(doc(db, 'zoo/a'));
    const next = (snapshot.get('n') as number) + 1;
    transaction.update(doc(db, 'zoo/a'), { n: next });
    return next;
  });
  results['missing'] = await codeOf(updateDoc(doc(db, 'zoo/nobody'), { n: 1 }));
  await Promise.all(Array.from({ length: 20 }, () => updateDoc(doc(db, 'zoo/a'), { n: increment(1) })));
  results['increments'] = (await getDoc(doc(db, 'zoo/a'))).get('n');
  await deleteDoc(doc(db, 'zoo/a'));
  results['deleted'] = (await getDoc(doc(db, 'zoo/a'))).exists();
  return results;
}

function listen(index: number, path: string): number {
  const list: unknown[] = [];
  heard.push(list);
  stops.push(
    onSnapshot(
      collection(client(index), path),
      // Without the metadata, a client that had the documents already would not report that the server agrees.
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.hasPendingWrites || snapshot.metadata.fromCache) return;
        list.push(snapshot.docs.map((document) => [document.id, document.data()]));
      },
      (error) => list.push(error.code),
    ),
  );
  return heard.length - 1;
}

const zoo = {
  open,
  exercise,
  listen,
  heard: (listener: number): unknown[] => heard[listener] ?? [],
  stop: (listener: number): void => stops[listener]?.(),
  set: (index: number, path: string, data: Record<string, unknown>): Promise<void> =>
    setDoc(doc(client(index), path), data),
  increments: async (index: number, path: string, times: number): Promise<void> => {
    const once = (): Promise<void> => setDoc(doc(client(index), path), { n: increment(1) }, { merge: true });
    await Promise.all(Array.from({ length: times }, once));
  },
  read: async (index: number, path: string): Promise<unknown> => (await getDoc(doc(client(index), path))).data(),
  remove: (index: number, path: string): Promise<void> => deleteDoc(doc(client(index), path)),
  close: (index: number): Promise<void> => terminate(client(index)),
};

export type Zoo = typeof zoo;

(globalThis as unknown as { zoo: Zoo }).zoo = zoo;
