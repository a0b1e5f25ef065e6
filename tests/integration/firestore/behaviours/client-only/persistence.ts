/** The persistent cache of a client that is closed and opened again. */
import {
  clearIndexedDbPersistence,
  disableNetwork,
  getDocFromCache,
  getDocsFromCache,
  increment,
  setDoc,
  updateDoc,
  waitForPendingWrites,
} from 'firebase/firestore';
import { behaviours } from '../behaviour.ts';
import { refused, same } from '../checks.ts';
import { fill } from '../zoo.ts';
import type { ClientStage } from './stage.ts';

export const persistence = behaviours<ClientStage>('persistence', {
  'a document that was read is in the cache after closing and opening again': async ({ own, other }) => {
    await other.set('a/x', { n: 1 });
    const first = own('reader');
    await first.zoo.read('a/x');
    await first.close();
    const second = own('reader');
    await disableNetwork(second.db);
    same((await getDocFromCache(second.doc('a/x'))).data(), { n: 1 });
  },
  'the documents of a query are in the cache after closing and opening again': async ({ own, other }) => {
    await fill(other, 'a', { x: { n: 1 }, y: { n: 2 }, z: { n: 3 } });
    const first = own('asker');
    await first.zoo.ids({ from: 'a' });
    await first.close();
    const second = own('asker');
    await disableNetwork(second.db);
    const found = await getDocsFromCache(await second.query({ from: 'a', where: [['n', '>', 1]], order: ['n desc'] }));
    same(
      found.docs.map(({ id }) => id),
      ['z', 'y'],
    );
  },
  'writes that were pending when the client closed reach the server later': async ({ own, other }) => {
    const first = own('writer');
    await disableNetwork(first.db);
    void setDoc(first.doc('a/x'), { n: 1 }).catch(() => undefined);
    void setDoc(first.doc('a/y'), { n: 2 }).catch(() => undefined);
    await getDocFromCache(first.doc('a/y'));
    await first.close();
    same(await other.ids({ from: 'a' }), []);
    const second = own('writer');
    await waitForPendingWrites(second.db);
    same(await other.rows({ from: 'a' }), [
      ['x', { n: 1 }],
      ['y', { n: 2 }],
    ]);
  },
  'pending increments count once after opening again': async ({ own, other }) => {
    await other.set('a/x', { n: 0 });
    for (let round = 1; round <= 3; round += 1) {
      const hands = own('counter');
      await disableNetwork(hands.db);
      for (let n = 0; n < 5; n += 1) void updateDoc(hands.doc('a/x'), { n: increment(1) }).catch(() => undefined);
      await getDocsFromCache(hands.collection('a'));
      await hands.close();
    }
    const last = own('counter');
    await waitForPendingWrites(last.db);
    same(await other.read('a/x'), { n: 15 });
  },
  'what changed while the client was closed is heard after opening again': async ({ own, other }) => {
    await fill(other, 'a', { x: { n: 1 }, y: { n: 1 }, z: { n: 1 } });
    const first = own('listener');
    await first.zoo.watch({ from: 'a' }).shows(['x', 'y', 'z']);
    await first.close();
    await other.remove('a/x');
    await other.update('a/y', { n: 2 });
    await other.set('a/w', { n: 3 });
    const second = own('listener');
    await second.zoo.watch({ from: 'a' }).showsRows([
      ['w', { n: 3 }],
      ['y', { n: 2 }],
      ['z', { n: 1 }],
    ]);
  },
  'a cache that was cleared is empty': async ({ own, other }) => {
    await other.set('a/x', { n: 1 });
    const first = own('cleaner');
    await first.zoo.read('a/x');
    const clearing = async (): Promise<void> => clearIndexedDbPersistence(first.db);
    await refused(clearing(), 'failed-precondition');
    await first.close();
    await clearIndexedDbPersistence(first.db);
    const second = own('cleaner');
    await disableNetwork(second.db);
    await refused(getDocFromCache(second.doc('a/x')), 'unavailable');
  },
});
