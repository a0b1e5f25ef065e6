/** Away from the network and back. */
import {
  deleteDoc,
  disableNetwork,
  enableNetwork,
  getDoc,
  getDocFromCache,
  getDocFromServer,
  getDocs,
  getDocsFromCache,
  getDocsFromServer,
  increment,
  onSnapshot,
  onSnapshotsInSync,
  setDoc,
  terminate,
  updateDoc,
  waitForPendingWrites,
  writeBatch,
} from 'firebase/firestore';
import { behaviours } from '../behaviour.ts';
import { codeOf, equal, holds, refused, same } from '../checks.ts';
import { fill } from '../zoo.ts';
import type { ClientStage } from './stage.ts';
import { Told } from './told.ts';

export const offline = behaviours<ClientStage>('offline', {
  'a document that is not known is unavailable while offline': async ({ own, other }) => {
    await other.set('a/one', { v: 1 });
    const hands = own();
    await disableNetwork(hands.db);
    await refused(getDoc(hands.doc('a/one')), 'unavailable');
  },
  'what must come from the server is unavailable while offline': async ({ own }) => {
    const hands = own();
    await disableNetwork(hands.db);
    await refused(getDocFromServer(hands.doc('a/one')), 'unavailable');
    await refused(getDocsFromServer(hands.collection('a')), 'unavailable');
  },
  'what must come from the cache and is not there is unavailable': async ({ own }) => {
    const hands = own();
    await refused(getDocFromCache(hands.doc('a/one')), 'unavailable');
    same((await getDocsFromCache(hands.collection('a'))).size, 0);
  },
  'a query is answered from the cache while offline': async ({ own, other }) => {
    await fill(other, 'a', { x: { n: 1 }, y: { n: 2 } });
    const hands = own();
    const watch = hands.zoo.watch({ from: 'a' });
    await watch.shows(['x', 'y']);
    await disableNetwork(hands.db);
    const found = await getDocs(await hands.query({ from: 'a', where: [['n', '>', 1]] }));
    same([found.docs.map(({ id }) => id), found.metadata.fromCache], [['y'], true]);
  },
  'own writes are in own queries at once': async ({ own }) => {
    const hands = own();
    await disableNetwork(hands.db);
    void setDoc(hands.doc('a/x'), { n: 1 });
    void setDoc(hands.doc('a/y'), { n: 2 });
    void updateDoc(hands.doc('a/x'), { n: 3 });
    void deleteDoc(hands.doc('a/y'));
    const found = await getDocs(await hands.query({ from: 'a', order: ['n'] }));
    same(
      found.docs.map((one) => [one.id, one.get('n') as number]),
      [['x', 3]],
    );
  },
  'writes reach the server once the network is back, in their order': async ({ own, other }) => {
    const hands = own();
    await disableNetwork(hands.db);
    void setDoc(hands.doc('a/x'), { n: 1, list: [] });
    for (let n = 2; n <= 5; n += 1) void updateDoc(hands.doc('a/x'), { n });
    same(await other.read('a/x'), null);
    await enableNetwork(hands.db);
    await waitForPendingWrites(hands.db);
    same(await other.read('a/x'), { n: 5, list: [] });
  },
  'a write is not done before the server has it': async ({ own }) => {
    const hands = own();
    await disableNetwork(hands.db);
    let done = false;
    const write = setDoc(hands.doc('a/x'), { n: 1 }).then(() => (done = true));
    await getDoc(hands.doc('a/x'));
    same(done, false);
    await enableNetwork(hands.db);
    await write;
    same(done, true);
  },
  'increments add up before the server knows, and count once': async ({ own, other }) => {
    await other.set('a/x', { n: 10 });
    const hands = own();
    const watch = hands.zoo.watch('a/x');
    await watch.shows(['x']);
    await disableNetwork(hands.db);
    for (let n = 0; n < 3; n += 1) void updateDoc(hands.doc('a/x'), { n: increment(1) });
    same((await getDoc(hands.doc('a/x'))).get('n'), 13);
    await other.update('a/x', { n: 100 });
    await enableNetwork(hands.db);
    await waitForPendingWrites(hands.db);
    same(await other.read('a/x'), { n: 103 });
    await watch.showsRows([['x', { n: 103 }]]);
  },
  'a batch made while offline is applied as a whole': async ({ own, other }) => {
    const hands = own();
    const watch = other.watch({ from: 'a' });
    await watch.shows([]);
    await disableNetwork(hands.db);
    const batch = writeBatch(hands.db);
    for (const id of ['x', 'y', 'z']) batch.set(hands.doc(`a/${id}`), {});
    const committed = batch.commit();
    await enableNetwork(hands.db);
    await committed;
    await watch.shows(['x', 'y', 'z']);
    same(watch.seen, [[], ['x', 'y', 'z']]);
  },
  'a write that the server refuses is taken back': async ({ own, other }) => {
    const hands = own();
    const told = new Told<string[]>();
    onSnapshot(hands.collection('a'), (found) => told.add(found.docs.map(({ id }) => id)));
    await told.until((all) => all.length > 0);
    await disableNetwork(hands.db);
    const text = 'x'.repeat(700_000);
    const write = setDoc(hands.doc('a/huge'), { a: text, b: text }).catch(codeOf);
    const next = setDoc(hands.doc('a/small'), {});
    await told.until((all) => equal(all.at(-1), ['huge', 'small']));
    await enableNetwork(hands.db);
    same(await write, 'invalid-argument');
    await next;
    await told.until((all) => equal(all.at(-1), ['small']));
    same(await other.ids({ from: 'a' }), ['small']);
  },
  'a listener catches up with what others did meanwhile': async ({ own, other }) => {
    await fill(other, 'a', { x: { n: 1 }, y: { n: 1 }, z: { n: 1 } });
    const hands = own();
    const watch = hands.zoo.watch({ from: 'a' });
    await watch.shows(['x', 'y', 'z']);
    await disableNetwork(hands.db);
    await other.remove('a/x');
    await other.update('a/y', { n: 2 });
    await other.set('a/w', { n: 3 });
    await enableNetwork(hands.db);
    await watch.showsRows([
      ['w', { n: 3 }],
      ['y', { n: 2 }],
      ['z', { n: 1 }],
    ]);
  },
  'a limited listener catches up with what others did meanwhile': async ({ own, other }) => {
    await fill(other, 'a', { x: { n: 1 }, y: { n: 2 }, z: { n: 3 } });
    const hands = own();
    const watch = hands.zoo.watch({ from: 'a', order: ['n'], limit: 2 });
    await watch.shows(['x', 'y']);
    await disableNetwork(hands.db);
    await other.remove('a/x');
    await enableNetwork(hands.db);
    await watch.shows(['y', 'z']);
  },
  'a document deleted by another meanwhile is missing afterwards': async ({ own, other }) => {
    await other.set('a/x', { n: 1 });
    const hands = own();
    const watch = hands.zoo.watch('a/x');
    await watch.shows(['x']);
    await disableNetwork(hands.db);
    await other.remove('a/x');
    await enableNetwork(hands.db);
    await watch.shows([]);
  },
  'an update of what another deleted meanwhile is refused as not found': async ({ own, other }) => {
    await other.set('a/x', { n: 1 });
    const hands = own();
    await hands.zoo.read('a/x');
    await disableNetwork(hands.db);
    const write = updateDoc(hands.doc('a/x'), { n: 2 }).catch(codeOf);
    await other.remove('a/x');
    await enableNetwork(hands.db);
    same(await write, 'not-found');
  },
  'a listener started while offline hears from the server once the network is back': async ({ own, other }) => {
    await other.set('a/x', {});
    const hands = own();
    await disableNetwork(hands.db);
    const told = new Told<[string[], boolean]>();
    onSnapshot(hands.collection('a'), (found) => told.add([found.docs.map(({ id }) => id), found.metadata.fromCache]));
    await told.until((all) => equal(all[0], [[], true]));
    await enableNetwork(hands.db);
    await told.until((all) => equal(all.at(-1), [['x'], false]));
  },
  'the network may be switched off and on many times': async ({ own, other }) => {
    const hands = own();
    const watch = hands.zoo.watch({ from: 'a', order: ['n'] });
    await watch.shows([]);
    for (let n = 0; n < 5; n += 1) {
      await disableNetwork(hands.db);
      void setDoc(hands.doc(`a/own${n}`), { n: n + 0.5 });
      await other.set(`a/other${n}`, { n });
      await enableNetwork(hands.db);
    }
    await watch.shows([0, 1, 2, 3, 4].flatMap((n) => [`other${n}`, `own${n}`]));
  },
  'waiting for writes ends at once when there are none': async ({ own }) => {
    await waitForPendingWrites(own().db);
  },
  'waiting for writes ends when those of then are done': async ({ own, other }) => {
    const hands = own();
    await disableNetwork(hands.db);
    void setDoc(hands.doc('a/x'), { n: 1 });
    const waiting = waitForPendingWrites(hands.db);
    await enableNetwork(hands.db);
    await waiting;
    same(await other.read('a/x'), { n: 1 });
  },
  'it is told when all listeners agree': async ({ own }) => {
    const hands = own();
    const order: string[] = [];
    const told = new Told<string>();
    onSnapshot(hands.doc('a/x'), () => order.push('one'));
    onSnapshot(hands.collection('a'), () => order.push('all'));
    onSnapshotsInSync(hands.db, () => told.add(order.toSorted((a, b) => a.localeCompare(b)).join()));
    await told.until((all) => all.at(-1) === 'all,one');
    await setDoc(hands.doc('a/x'), { n: 1 });
    await told.until((all) => all.at(-1)?.startsWith('all,all,one,one') === true);
  },
  'a listener of the cache alone hears nothing of others': async ({ own, other }) => {
    const hands = own();
    const told = new Told<string[]>();
    onSnapshot(hands.collection('a'), { source: 'cache' }, (found) => told.add(found.docs.map(({ id }) => id)));
    await told.until((all) => equal(all.at(-1), []));
    await other.set('a/theirs', {});
    await setDoc(hands.doc('a/mine'), {});
    await told.until((all) => all.at(-1)?.includes('mine') === true);
    holds(!told.all.flat().includes('theirs'), 'nothing was heard of the other');
  },
  'a client that was ended refuses to go on': async ({ own }) => {
    const hands = own();
    await setDoc(hands.doc('a/x'), {});
    await terminate(hands.db);
    await refused(hands.zoo.read('a/x'), 'failed-precondition');
  },
});
