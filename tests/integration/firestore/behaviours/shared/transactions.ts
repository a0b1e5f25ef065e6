/** Reading and writing as one step. */
import { behaviours } from '../behaviour.ts';
import { codeOf, refused, refusedSomewhere, same } from '../checks.ts';
import { increment, serverTime, union } from '../values.ts';
import type { Zoo } from '../zoo.ts';

const attempts = { maxAttempts: 30 };

const add = (client: Zoo, path: string): Promise<void> =>
  client.transact(async (transaction) => {
    const n = ((await transaction.read(path))?.['n'] ?? 0) as number;
    transaction.set(path, { n: n + 1 });
  }, attempts);

export const transactions = behaviours('transactions', {
  'a transaction reads and writes': async ({ zoo, other }) => {
    await zoo.set('animals/fox', { n: 1 });
    await add(zoo, 'animals/fox');
    same(await other.read('animals/fox'), { n: 2 });
  },
  'a transaction gives back what its function gives': async ({ zoo }) => {
    await zoo.set('animals/fox', { n: 1 });
    same(await zoo.transact(async (transaction) => (await transaction.read('animals/fox'))?.['n']), 1);
  },
  'a transaction that only reads succeeds': async ({ zoo }) => {
    same(await zoo.transact((transaction) => transaction.read('animals/nobody')), null);
  },
  'a transaction that only writes succeeds': async ({ zoo, other }) => {
    await zoo.transact(async (transaction) => {
      transaction.set('animals/a', { v: 1 });
      transaction.set('animals/b', { v: 2 });
    });
    same(await other.ids({ from: 'animals' }), ['a', 'b']);
  },
  'a transaction that does nothing succeeds': async ({ zoo }) => {
    same(await zoo.transact(async () => 7), 7);
  },
  'a transaction creates what it found missing': async ({ zoo, other }) => {
    await add(zoo, 'animals/new');
    same(await other.read('animals/new'), { n: 1 });
  },
  'a transaction deletes what it read': async ({ zoo, other }) => {
    await zoo.set('animals/fox', { n: 1 });
    await zoo.transact(async (transaction) => {
      await transaction.read('animals/fox');
      transaction.remove('animals/fox');
    });
    same(await other.read('animals/fox'), null);
  },
  'a transaction reads several documents and writes them all': async ({ zoo, other }) => {
    await zoo.set('accounts/a', { n: 10 });
    await zoo.set('accounts/b', { n: 1 });
    await zoo.transact(async (transaction) => {
      const [a, b] = await Promise.all([transaction.read('accounts/a'), transaction.read('accounts/b')]);
      transaction.update('accounts/a', { n: (a?.['n'] as number) - 4 });
      transaction.update('accounts/b', { n: (b?.['n'] as number) + 4 });
    });
    same([await other.read('accounts/a'), await other.read('accounts/b')], [{ n: 6 }, { n: 5 }]);
  },
  'a transaction merges': async ({ zoo, other }) => {
    await zoo.set('animals/fox', { a: 1, m: { x: 1 } });
    await zoo.transact(async (transaction) => {
      await transaction.read('animals/fox');
      transaction.set('animals/fox', { m: { y: 2 } }, { merge: true });
    });
    same(await other.read('animals/fox'), { a: 1, m: { x: 1, y: 2 } });
  },
  'a transaction updates by paths': async ({ zoo, other }) => {
    await zoo.set('animals/fox', { m: { x: 1, y: 1 } });
    await zoo.transact(async (transaction) => {
      transaction.update('animals/fox', { 'm.x': 2 });
    });
    same(await other.read('animals/fox'), { m: { x: 2, y: 1 } });
  },
  'a transaction counts, adds and stamps': async ({ zoo, other }) => {
    await zoo.set('animals/fox', { n: 1, tags: [] });
    await zoo.transact(async (transaction) => {
      await transaction.read('animals/fox');
      transaction.update('animals/fox', { n: increment(2), tags: union('a'), at: serverTime });
    });
    const { at, ...rest } = (await other.read('animals/fox')) ?? {};
    same(rest, { n: 3, tags: ['a'] });
    same(typeof at, 'object');
  },
  'a transaction may write one document several times': async ({ zoo, other }) => {
    await zoo.transact(async (transaction) => {
      transaction.set('animals/fox', { a: 1 });
      transaction.update('animals/fox', { b: 2 });
      transaction.set('animals/fox', { c: increment(1) }, { merge: true });
    });
    same(await other.read('animals/fox'), { a: 1, b: 2, c: 1 });
  },
  'a transaction whose function fails writes nothing': async ({ zoo, other }) => {
    const mishap = new Error('changed my mind');
    const action = zoo.transact(async (transaction) => {
      transaction.set('animals/fox', { a: 1 });
      throw mishap;
    });
    same(await action.catch((error: unknown) => (error === mishap ? 'my own error' : codeOf(error))), 'my own error');
    same(await other.read('animals/fox'), null);
  },
  'a transaction that updates what is not there is refused and writes nothing': async ({ zoo, other }) => {
    const action = zoo.transact(async (transaction) => {
      transaction.set('animals/a', {});
      transaction.update('animals/nobody', { a: 1 });
    });
    await refused(action, 'not-found');
    same(await other.ids({ from: 'animals' }), []);
  },
  'reading after writing is refused': async ({ zoo, other }) => {
    const action = zoo.transact(async (transaction) => {
      transaction.set('animals/a', {});
      await transaction.read('animals/a');
    });
    await refusedSomewhere(action, 'invalid-argument');
    same(await other.read('animals/a'), null);
  },
  'transactions of two clients on one document are all applied': async ({ zoo, other }) => {
    await zoo.set('animals/fox', { n: 0 });
    await Promise.all([zoo, other, zoo, other, zoo, other].map((client) => add(client, 'animals/fox')));
    same(await zoo.read('animals/fox'), { n: 6 });
  },
  'of two transactions that create the same document both see what the other did': async ({ zoo, other }) => {
    await Promise.all([add(zoo, 'animals/new'), add(other, 'animals/new')]);
    same(await zoo.read('animals/new'), { n: 2 });
  },
  'a place is taken by one only': async ({ zoo, other }) => {
    const take = (client: Zoo, name: string): Promise<boolean> =>
      client.transact(async (transaction) => {
        if ((await transaction.read('places/one')) !== null) return false;
        transaction.set('places/one', { by: name });
        return true;
      }, attempts);
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const won = await Promise.all(names.map((name, index) => take(index % 2 === 0 ? zoo : other, name)));
    same(won.filter(Boolean).length, 1);
    same(await zoo.read('places/one'), { by: names[won.indexOf(true)] });
  },
  'money moved between accounts is neither lost nor made': async ({ zoo, other }) => {
    for (const id of ['a', 'b', 'c']) await zoo.set(`accounts/${id}`, { n: 100 });
    const move = (client: Zoo, from: string, to: string): Promise<void> =>
      client.transact(async (transaction) => {
        const source = (await transaction.read(`accounts/${from}`))?.['n'] as number;
        const target = (await transaction.read(`accounts/${to}`))?.['n'] as number;
        transaction.update(`accounts/${from}`, { n: source - 7 });
        transaction.update(`accounts/${to}`, { n: target + 7 });
      }, attempts);
    await Promise.all([move(zoo, 'a', 'b'), move(other, 'b', 'c'), move(zoo, 'a', 'c'), move(other, 'b', 'a')]);
    same(await other.rows({ from: 'accounts' }), [
      ['a', { n: 93 }],
      ['b', { n: 93 }],
      ['c', { n: 114 }],
    ]);
  },
  'transactions on different documents do not hinder each other': async ({ zoo, other }) => {
    await Promise.all(['a', 'b', 'c', 'd'].flatMap((id) => [add(zoo, `animals/${id}`), add(other, `keepers/${id}`)]));
    same(await zoo.aggregate({ from: 'animals' }, { s: ['sum', 'n'] }), { s: 4 });
    same(await zoo.aggregate({ from: 'keepers' }, { s: ['sum', 'n'] }), { s: 4 });
  },
  'a listener sees a transaction as one state': async ({ zoo, other }) => {
    const watch = zoo.watch({ from: 'animals' });
    await watch.shows([]);
    await other.transact(async (transaction) => {
      for (const id of ['a', 'b', 'c']) transaction.set(`animals/${id}`, {});
    });
    await watch.shows(['a', 'b', 'c']);
    same(watch.seen, [[], ['a', 'b', 'c']]);
  },
});
