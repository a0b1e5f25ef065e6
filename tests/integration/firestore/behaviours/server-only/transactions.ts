/** Transactions of servers, which lock the documents they read. */
import { Timestamp } from 'firebase-admin/firestore';
import { behaviours } from '../behaviour.ts';
import { codeOf, holds, refused, refusedSomewhere, same } from '../checks.ts';
import { fill } from '../zoo.ts';
import type { ServerStage } from './stage.ts';

export const pessimistic = behaviours<ServerStage>('transactions that hold', {
  'a write of another waits for a transaction that read the document': async ({ zoo, other, db, doc }) => {
    await zoo.set('animals/a', { by: 'first' });
    const order: string[] = [];
    let outside: Promise<void> = Promise.resolve();
    await db.runTransaction(async (transaction) => {
      await transaction.get(doc('animals/a'));
      outside = other.update('animals/a', { by: 'outside' }).then(() => void order.push('outside'));
      // Long enough for another document: the locked one stays as it was.
      await other.set('animals/b', {});
      const again = await transaction.get(doc('animals/a'));
      same(again.get('by'), 'first');
      transaction.update(doc('animals/a'), { seen: true });
      order.push('transaction');
    });
    await outside;
    same(order, ['transaction', 'outside']);
    same(await zoo.read('animals/a'), { by: 'outside', seen: true });
  },
  'a transaction may ask a query and write what it found': async ({ zoo, db, doc, query }) => {
    await fill(zoo, 'animals', { a: { open: true }, b: { open: false }, c: { open: true } });
    const open = await query({ from: 'animals', where: [['open', '==', true]] });
    const count = await db.runTransaction(async (transaction) => {
      const found = await transaction.get(open);
      for (const { ref } of found.docs) transaction.update(ref, { open: false });
      transaction.set(doc('sums/open'), { count: found.size });
      return found.size;
    });
    same([count, await zoo.ids({ from: 'animals', where: [['open', '==', true]] })], [2, []]);
  },
  'counts made by competing transactions are right': async ({ zoo, db, doc, query }) => {
    const all = await query({ from: 'animals' });
    const enter = (id: string): Promise<void> =>
      db.runTransaction(
        async (transaction) => {
          const { size } = await transaction.get(all);
          if (size >= 3) return;
          transaction.set(doc(`animals/${id}`), { place: size });
        },
        { maxAttempts: 30 },
      );
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(enter));
    const places = (await zoo.rows({ from: 'animals', order: ['place'] })).map(([, data]) => data['place'] as number);
    same(places, [0, 1, 2]);
  },
  'a transaction may count': async ({ zoo, db, query }) => {
    await fill(zoo, 'animals', { a: { n: 1 }, b: { n: 2 } });
    const counted = (await query({ from: 'animals' })).count();
    same(await db.runTransaction(async (transaction) => (await transaction.get(counted)).data().count), 2);
  },
  'a transaction may read several documents at once': async ({ zoo, db, doc }) => {
    await zoo.set('animals/a', { n: 1 });
    const found = await db.runTransaction((transaction) => transaction.getAll(doc('animals/a'), doc('animals/b')));
    same(
      found.map((one) => one.exists),
      [true, false],
    );
  },
  'a transaction may create and demand times': async ({ zoo, db, doc }) => {
    await zoo.set('animals/a', { n: 1 });
    const action = db.runTransaction(async (transaction) => {
      const found = await transaction.get(doc('animals/a'));
      transaction.update(doc('animals/a'), { n: 2 }, { lastUpdateTime: found.updateTime ?? Timestamp.now() });
      transaction.create(doc('animals/a2'), {});
    });
    await action;
    same(await zoo.ids({ from: 'animals' }), ['a', 'a2']);
    const second = db.runTransaction(async (transaction) => void transaction.create(doc('animals/a2'), {}));
    await refused(second, 'already-exists');
  },
  'a transaction that reads alone sees one moment': async ({ zoo, other, db, doc }) => {
    await fill(zoo, 'animals', { a: { n: 1 }, b: { n: 1 } });
    const seen = await db.runTransaction(
      async (transaction) => {
        const a = (await transaction.get(doc('animals/a'))).get('n') as number;
        await other.batch((batch) => {
          batch.update('animals/a', { n: 2 });
          batch.update('animals/b', { n: 2 });
        });
        return [a, (await transaction.get(doc('animals/b'))).get('n') as number];
      },
      { readOnly: true },
    );
    same(seen, [1, 1]);
  },
  'a transaction that reads alone may look into the past': async ({ zoo, db, doc }) => {
    await zoo.set('animals/a', { n: 1 });
    const readTime = (await doc('animals/a').get()).updateTime ?? Timestamp.now();
    await zoo.update('animals/a', { n: 2 });
    const past = await db.runTransaction(async (transaction) => (await transaction.get(doc('animals/a'))).get('n'), {
      readOnly: true,
      readTime,
    });
    same(past, 1);
  },
  'a transaction that reads alone may not write': async ({ db, doc }) => {
    const action = db.runTransaction(async (transaction) => void transaction.set(doc('animals/a'), {}), {
      readOnly: true,
    });
    await refusedSomewhere(action, 'invalid-argument');
  },
  'a document that did not exist then is missing in the past': async ({ zoo, db, doc, query }) => {
    const readTime = (await doc('animals/a').get()).readTime;
    await zoo.set('animals/a', { n: 1 });
    const all = await query({ from: 'animals' });
    const past = await db.runTransaction(
      async (transaction) => [(await transaction.get(doc('animals/a'))).exists, (await transaction.get(all)).size],
      { readOnly: true, readTime },
    );
    same(past, [false, 0]);
  },
  'a deleted document is there in the past': async ({ zoo, db, doc }) => {
    await zoo.set('animals/a', { n: 1 });
    const { readTime } = await doc('animals/a').get();
    await zoo.remove('animals/a');
    const past = await db.runTransaction(async (transaction) => (await transaction.get(doc('animals/a'))).data(), {
      readOnly: true,
      readTime,
    });
    same(past, { n: 1 });
  },
  'twenty transactions on one document are all applied': async ({ zoo, db, doc }) => {
    await zoo.set('animals/a', { n: 0 });
    const add = (): Promise<void> =>
      db.runTransaction(
        async (transaction) => {
          const n = (await transaction.get(doc('animals/a'))).get('n') as number;
          transaction.update(doc('animals/a'), { n: n + 1 });
        },
        { maxAttempts: 50 },
      );
    const answers = await Promise.all(Array.from({ length: 20 }, () => add().then(() => 'ok', codeOf)));
    holds(
      answers.every((answer) => answer === 'ok'),
      answers.join(),
    );
    same(await zoo.read('animals/a'), { n: 20 });
  },
});
