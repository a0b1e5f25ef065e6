import {
  collection,
  collectionGroup,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getDocsFromServer,
  limit,
  limitToLast,
  onSnapshot,
  or,
  orderBy,
  query,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { DocumentReference, Firestore, Query, QuerySnapshot } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { eventually } from './eventually.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';
import { clientsOf } from './streams-clients.ts';

let running: TestServer;
const clients = clientsOf('demo-resume', () => running.port);

beforeAll(async () => {
  running = await startTestServer();
});

afterAll(async () => {
  await clients.close();
  await running.stop();
});

function queries(db: Firestore): Query[] {
  const all = collection(db, 'c');
  return [
    query(all),
    query(all, orderBy('n'), limit(3)),
    query(all, orderBy('n'), limitToLast(3)),
    query(all, where('t', '==', 'a'), orderBy('n', 'desc'), limit(2)),
    query(all, where('t', 'in', ['b', 'c'])),
    query(all, or(where('n', '<', 5), where('t', '==', 'c')), limit(6)),
    query(collectionGroup(db, 'c'), orderBy('n'), limit(6)),
  ];
}

function contents(snapshot: QuerySnapshot): string[] {
  return snapshot.docs.map((document) => `${document.ref.path} ${JSON.stringify(document.data())}`);
}

test('listeners agree with the server after every storm of changes, whether they were connected or away', async () => {
  const [writing, listening, fresh] = [clients.open(), clients.open(), clients.open()];
  const seen: string[][] = [];
  queries(listening).forEach((target, index) =>
    onSnapshot(target, { includeMetadataChanges: true }, (snapshot) => {
      seen[index] = snapshot.metadata.fromCache ? ['not current'] : contents(snapshot);
    }),
  );
  const roll = dice(7);
  const somewhere = (): DocumentReference =>
    roll(5) > 0 ? doc(writing, `c/d${roll(12)}`) : doc(writing, `p/x/c/d${roll(4)}`);
  const something = (): object => ({ n: roll(20), t: ['a', 'b', 'c'][roll(3)] });
  for (let round = 0; round < 25; round += 1) {
    const away = roll(3) === 0;
    if (away) await disableNetwork(listening);
    for (let change = roll(8); change >= 0; change -= 1) {
      const batch = writeBatch(writing);
      for (let write = roll(4); write >= 0; write -= 1) batch.set(somewhere(), something());
      await (roll(3) === 0
        ? deleteDoc(somewhere())
        : roll(2) === 0
          ? setDoc(somewhere(), something())
          : batch.commit());
    }
    if (away) await enableNetwork(listening);
    const truth = await Promise.all(queries(fresh).map(async (target) => contents(await getDocsFromServer(target))));
    await eventually(() => expect(seen).toEqual(truth));
  }
});
