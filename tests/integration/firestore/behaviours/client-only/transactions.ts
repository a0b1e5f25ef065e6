/** Transactions of the client SDK, which verify their reads and try again. */
import { runTransaction } from 'firebase/firestore';
import { behaviours } from '../behaviour.ts';
import { codeOf, refused, same } from '../checks.ts';
import type { ClientStage } from './stage.ts';

export const optimistic = behaviours<ClientStage>('transactions that look again', {
  'a transaction is tried again with what another wrote meanwhile': async ({ hands, other }) => {
    await other.set('a/x', { n: 1 });
    const seen: unknown[] = [];
    await runTransaction(hands.db, async (transaction) => {
      const found = await transaction.get(hands.doc('a/x'));
      seen.push(found.get('n'));
      if (seen.length === 1) await other.set('a/x', { n: 50 });
      transaction.update(hands.doc('a/x'), { n: (found.get('n') as number) + 1 });
    });
    same(seen, [1, 50]);
    same(await other.read('a/x'), { n: 51 });
  },
  'a transaction is tried again when what it only read was changed': async ({ hands, other }) => {
    await other.set('a/x', { n: 1 });
    let attempts = 0;
    await runTransaction(hands.db, async (transaction) => {
      const n = (await transaction.get(hands.doc('a/x'))).get('n') as number;
      attempts += 1;
      if (attempts === 1) await other.set('a/x', { n: 2 });
      transaction.set(hands.doc('a/copy'), { n });
    });
    same([attempts, await other.read('a/copy')], [2, { n: 2 }]);
  },
  'a transaction is tried again when what it found missing was created': async ({ hands, other }) => {
    let attempts = 0;
    await runTransaction(hands.db, async (transaction) => {
      const found = await transaction.get(hands.doc('a/x'));
      attempts += 1;
      if (attempts === 1) await other.set('a/x', { by: 'other' });
      if (!found.exists()) transaction.set(hands.doc('a/x'), { by: 'me' });
    });
    same([attempts, await other.read('a/x')], [2, { by: 'other' }]);
  },
  'a transaction is tried again when what it read was deleted': async ({ hands, other }) => {
    await other.set('a/x', { n: 1 });
    const seen: boolean[] = [];
    await runTransaction(hands.db, async (transaction) => {
      const found = await transaction.get(hands.doc('a/x'));
      seen.push(found.exists());
      if (seen.length === 1) await other.remove('a/x');
      transaction.set(hands.doc('a/x'), { n: 2 });
    });
    same(seen, [true, false]);
  },
  'a transaction is tried as often as it may and then fails': async ({ hands, other }) => {
    await other.set('a/x', { n: 0 });
    let attempts = 0;
    const action = runTransaction(
      hands.db,
      async (transaction) => {
        await transaction.get(hands.doc('a/x'));
        attempts += 1;
        await other.set('a/x', { n: attempts });
        transaction.update(hands.doc('a/x'), { mine: true });
      },
      { maxAttempts: 3 },
    );
    same(await action.catch(codeOf), 'failed-precondition');
    same([attempts, await other.read('a/x')], [3, { n: 3 }]);
  },
  'fewer than one attempt is refused': async ({ hands }) => {
    const nothing = async (): Promise<void> => runTransaction(hands.db, async () => undefined, { maxAttempts: 0 });
    await refused(nothing(), 'invalid-argument');
  },
  'an update of what was found missing is refused': async ({ hands }) => {
    const action = runTransaction(hands.db, async (transaction) => {
      await transaction.get(hands.doc('a/x'));
      transaction.update(hands.doc('a/x'), { n: 1 });
    });
    await refused(action, 'invalid-argument');
  },
  'transactions do not wait for each other: the later reader may win': async ({ hands, other }) => {
    await other.set('a/x', { by: [] });
    let attempts = 0;
    await runTransaction(hands.db, async (slow) => {
      await slow.get(hands.doc('a/x'));
      attempts += 1;
      if (attempts === 1) {
        await other.transact(async (quick) => {
          await quick.read('a/x');
          quick.set('a/x', { by: ['quick'] });
        });
      }
      slow.update(hands.doc('a/x'), { slow: attempts });
    });
    same(await other.read('a/x'), { by: ['quick'], slow: 2 });
  },
});
