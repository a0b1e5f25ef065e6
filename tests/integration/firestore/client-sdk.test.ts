import {
  addDoc,
  arrayUnion,
  average,
  Bytes,
  collection,
  collectionGroup,
  count,
  deleteDoc,
  deleteField,
  doc,
  GeoPoint,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  sum,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';
import { clientsOf } from './streams-clients.ts';

let running: TestServer;
const clients = clientsOf('demo-sdk', () => running.port);

let first: Firestore;
let second: Firestore;

beforeAll(async () => {
  running = await startTestServer();
  first = clients.open();
  second = clients.open();
});

beforeEach(() => running.backend.clear('projects/demo-sdk/databases/(default)'));

afterAll(async () => {
  await clients.close();
  await running.stop();
});

describe('documents', () => {
  test('every kind of value comes back as it was written', async () => {
    const values = {
      nothing: null,
      yes: true,
      no: false,
      zero: 0,
      minusZero: -0,
      whole: 9007199254740991,
      fraction: 1.5,
      notANumber: NaN,
      infinite: -Infinity,
      text: 'Chaperon rouge — été 🦊',
      empty: '',
      list: [1, 'a', { b: [] }],
      map: { inner: { deep: 1 }, 'with.dot': 2 },
    };
    const reference = doc(first, 'kinds/all');
    await setDoc(reference, {
      ...values,
      at: new Timestamp(1700000000, 123456000),
      place: new GeoPoint(48.5, -4.25),
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 255, 7])),
      other: doc(first, 'kinds/other'),
    });
    const stored = (await getDoc(doc(second, 'kinds/all'))).data() ?? {};
    expect(stored).toMatchObject(values);
    expect((stored['at'] as Timestamp).isEqual(new Timestamp(1700000000, 123456000))).toBe(true);
    expect((stored['place'] as GeoPoint).latitude).toBe(48.5);
    expect([...(stored['bytes'] as Bytes).toUint8Array()]).toEqual([0, 255, 7]);
    expect((stored['other'] as { path: string }).path).toBe('kinds/other');
  });

  test('updates, transforms and deletions take effect', async () => {
    const reference = doc(first, 'items/one');
    await setDoc(reference, { n: 1, tags: ['a'], gone: 1 });
    await updateDoc(reference, { n: increment(2), tags: arrayUnion('b'), gone: deleteField(), at: serverTimestamp() });
    const data = (await getDoc(doc(second, 'items/one'))).data();
    expect(data).toMatchObject({ n: 3, tags: ['a', 'b'] });
    expect(data).not.toHaveProperty('gone');
    expect(data?.['at']).toBeInstanceOf(Timestamp);
    await deleteDoc(reference);
    expect((await getDoc(doc(second, 'items/one'))).exists()).toBe(false);
  });

  test('updating a document that is not there is refused with not-found', async () => {
    await expect(updateDoc(doc(first, 'items/missing'), { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
    // The write stream goes on after a refusal.
    await setDoc(doc(first, 'items/present'), { a: 1 });
    expect((await getDoc(doc(second, 'items/present'))).data()).toEqual({ a: 1 });
  });

  test('many writes without waiting are applied in order', async () => {
    const reference = doc(first, 'items/counter');
    await setDoc(reference, { n: 0 });
    await Promise.all(Array.from({ length: 40 }, () => updateDoc(reference, { n: increment(1) })));
    expect((await getDoc(doc(second, 'items/counter'))).data()).toEqual({ n: 40 });
  });

  test('a batch is applied as a whole or not at all', async () => {
    const good = writeBatch(first);
    for (let index = 0; index < 120; index += 1) good.set(doc(first, `batch/${index}`), { index });
    await good.commit();
    expect((await getCountFromServer(collection(second, 'batch'))).data().count).toBe(120);
    const bad = writeBatch(first);
    bad.set(doc(first, 'batch/extra'), {});
    bad.update(doc(first, 'batch/nobody'), { a: 1 });
    await expect(bad.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDoc(doc(second, 'batch/extra'))).exists()).toBe(false);
  });
});

describe('queries', () => {
  beforeEach(async () => {
    const batch = writeBatch(first);
    for (let n = 1; n <= 9; n += 1) batch.set(doc(first, `numbers/n${n}`), { n, odd: n % 2 === 1 });
    batch.set(doc(first, 'parents/p/numbers/inner'), { n: 100, odd: false });
    await batch.commit();
  });

  test('filters, orders and limits select documents', async () => {
    const numbers = collection(second, 'numbers');
    const odd = await getDocs(query(numbers, where('odd', '==', true), orderBy('n', 'desc'), limit(2)));
    expect(odd.docs.map((document) => document.get('n') as number)).toEqual([9, 7]);
    const last = await getDocs(query(numbers, orderBy('n'), limitToLast(2)));
    expect(last.docs.map((document) => document.get('n') as number)).toEqual([8, 9]);
  });

  test('a collection group reaches into every parent', async () => {
    const found = await getDocs(query(collectionGroup(second, 'numbers'), where('n', '>=', 9), orderBy('n')));
    expect(found.docs.map((document) => document.ref.path)).toEqual(['numbers/n9', 'parents/p/numbers/inner']);
  });

  test('counts, sums and averages are computed by the server', async () => {
    const aggregate = await getAggregateFromServer(collection(second, 'numbers'), {
      c: count(),
      s: sum('n'),
      a: average('n'),
    });
    expect(aggregate.data()).toEqual({ c: 9, s: 45, a: 5 });
  });
});

describe('transactions', () => {
  test('contending increments are all applied', async () => {
    const path = 'accounts/shared';
    await setDoc(doc(first, path), { total: 0 });
    const add = (db: Firestore): Promise<void> =>
      runTransaction(
        db,
        async (transaction) => {
          const snapshot = await transaction.get(doc(db, path));
          transaction.update(doc(db, path), { total: (snapshot.get('total') as number) + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all([add(first), add(second), add(first), add(second)]);
    expect((await getDoc(doc(first, path))).get('total')).toBe(4);
  });

  test('a transaction that only reads a document verifies it', async () => {
    await setDoc(doc(first, 'accounts/read'), { open: true });
    const seen = await runTransaction(first, async (transaction) => {
      const snapshot = await transaction.get(doc(first, 'accounts/read'));
      transaction.set(doc(first, 'accounts/written'), { open: snapshot.get('open') as boolean });
      return snapshot.get('open') as boolean;
    });
    expect(seen).toBe(true);
    expect((await getDoc(doc(second, 'accounts/written'))).data()).toEqual({ open: true });
  });
});

describe('listeners', () => {
  test('a document listener of another client sees creation, change and deletion', async () => {
    const seen: unknown[] = [];
    const stop = onSnapshot(doc(second, 'live/one'), (snapshot) => seen.push(snapshot.data() ?? null));
    await eventually(() => expect(seen).toEqual([null]));
    await setDoc(doc(first, 'live/one'), { v: 1 });
    await eventually(() => expect(seen).toEqual([null, { v: 1 }]));
    await setDoc(doc(first, 'live/one'), { v: 2 });
    await eventually(() => expect(seen).toEqual([null, { v: 1 }, { v: 2 }]));
    await deleteDoc(doc(first, 'live/one'));
    await eventually(() => expect(seen).toEqual([null, { v: 1 }, { v: 2 }, null]));
    stop();
  });

  test('a limited query is refilled when a document leaves it', async () => {
    for (const n of [1, 2, 3, 4]) await setDoc(doc(first, `queue/q${n}`), { n });
    const seen: number[][] = [];
    const stop = onSnapshot(query(collection(second, 'queue'), orderBy('n'), limit(2)), (snapshot) =>
      seen.push(snapshot.docs.map((document) => document.get('n') as number)),
    );
    await eventually(() => expect(seen.at(-1)).toEqual([1, 2]));
    await deleteDoc(doc(first, 'queue/q1'));
    await eventually(() => expect(seen.at(-1)).toEqual([2, 3]));
    await updateDoc(doc(first, 'queue/q2'), { n: 9 });
    await eventually(() => expect(seen.at(-1)).toEqual([3, 4]));
    await setDoc(doc(first, 'queue/q0'), { n: 0 });
    await eventually(() => expect(seen.at(-1)).toEqual([0, 3]));
    stop();
  });

  test('the changes of one commit arrive in one snapshot', async () => {
    const sizes: number[] = [];
    const stop = onSnapshot(collection(second, 'together'), (snapshot) => sizes.push(snapshot.size));
    await eventually(() => expect(sizes).toEqual([0]));
    const batch = writeBatch(first);
    for (let index = 0; index < 25; index += 1) batch.set(doc(first, `together/t${index}`), { index });
    await batch.commit();
    await eventually(() => expect(sizes).toEqual([0, 25]));
    stop();
  });

  test('a query listener sees documents enter and leave', async () => {
    const types: string[] = [];
    const stop = onSnapshot(query(collection(second, 'doors'), where('open', '==', true)), (snapshot) =>
      types.push(...snapshot.docChanges().map((change) => `${change.type} ${change.doc.id}`)),
    );
    await setDoc(doc(first, 'doors/a'), { open: true });
    await eventually(() => expect(types).toEqual(['added a']));
    await updateDoc(doc(first, 'doors/a'), { open: false });
    await eventually(() => expect(types).toEqual(['added a', 'removed a']));
    const added = await addDoc(collection(first, 'doors'), { open: true });
    await eventually(() => expect(types.at(-1)).toBe(`added ${added.id}`));
    stop();
  });
});
