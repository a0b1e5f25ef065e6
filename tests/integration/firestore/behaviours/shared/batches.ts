/** Several writes as one. */
import { behaviours } from '../behaviour.ts';
import { refused, same } from '../checks.ts';
import { deleted, increment } from '../values.ts';

export const batches = behaviours('batches', {
  'a batch writes, updates and deletes together': async ({ zoo, other }) => {
    await zoo.batch((batch) => {
      batch.set('animals/a', { v: 1 });
      batch.set('animals/b', { v: 1 });
    });
    await zoo.batch((batch) => {
      batch.set('animals/c', { v: 3 });
      batch.update('animals/a', { w: 2 });
      batch.remove('animals/b');
    });
    same(await other.rows({ from: 'animals' }), [
      ['a', { v: 1, w: 2 }],
      ['c', { v: 3 }],
    ]);
  },
  'an empty batch succeeds': async ({ zoo }) => {
    await zoo.batch(() => undefined);
  },
  'when one write is refused none is done': async ({ zoo, other }) => {
    const action = zoo.batch((batch) => {
      batch.set('animals/a', { v: 1 });
      batch.update('animals/nobody', { v: 1 });
      batch.set('animals/b', { v: 1 });
    });
    await refused(action, 'not-found');
    same(await other.ids({ from: 'animals' }), []);
  },
  'later writes of a batch see the earlier ones': async ({ zoo, other }) => {
    await zoo.batch((batch) => {
      batch.set('animals/a', { v: 1, gone: 1 });
      batch.update('animals/a', { w: 2, gone: deleted });
      batch.set('animals/a', { x: increment(3) }, { merge: true });
    });
    same(await other.read('animals/a'), { v: 1, w: 2, x: 3 });
  },
  'a document may be deleted and written again in one batch': async ({ zoo, other }) => {
    await zoo.set('animals/a', { old: 1 });
    await zoo.batch((batch) => {
      batch.remove('animals/a');
      batch.set('animals/a', { fresh: 1 }, { merge: true });
    });
    same(await other.read('animals/a'), { fresh: 1 });
  },
  'a document may be written and deleted again in one batch': async ({ zoo, other }) => {
    await zoo.batch((batch) => {
      batch.set('animals/a', { v: 1 });
      batch.remove('animals/a');
    });
    same(await other.read('animals/a'), null);
  },
  'updating what the same batch deletes is refused': async ({ zoo, other }) => {
    await zoo.set('animals/a', { v: 1 });
    const action = zoo.batch((batch) => {
      batch.remove('animals/a');
      batch.update('animals/a', { v: 2 });
    });
    await refused(action, 'invalid-argument');
    same(await other.read('animals/a'), { v: 1 });
  },
  'updating what the same batch creates succeeds': async ({ zoo, other }) => {
    await zoo.batch((batch) => {
      batch.set('animals/a', { v: 1 });
      batch.update('animals/a', { v: 2 });
    });
    same(await other.read('animals/a'), { v: 2 });
  },
  'a batch may hold 500 writes': async ({ zoo, other }) => {
    await zoo.batch((batch) => {
      for (let n = 0; n < 500; n += 1) batch.set(`animals/d${n}`, { n });
    });
    same(await other.count({ from: 'animals' }), 500);
  },
  'a batch may hold more than 500 writes': async ({ zoo, other }) => {
    await zoo.batch((batch) => {
      for (let n = 0; n < 501; n += 1) batch.set(`animals/d${n}`, { n });
    });
    same(await other.count({ from: 'animals' }), 501);
  },
  'a batch may touch several collections': async ({ zoo, other }) => {
    await zoo.batch((batch) => {
      batch.set('animals/a', { v: 1 });
      batch.set('animals/a/visits/b', { v: 2 });
      batch.set('keepers/c', { v: 3 });
    });
    same([await other.read('animals/a/visits/b'), await other.read('keepers/c')], [{ v: 2 }, { v: 3 }]);
  },
  'a listener sees a batch as one state': async ({ zoo, other }) => {
    const watch = zoo.watch({ from: 'animals', order: ['n'] });
    await watch.shows([]);
    await other.batch((batch) => {
      for (let n = 0; n < 8; n += 1) batch.set(`animals/d${n}`, { n });
    });
    await watch.shows(['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7']);
    same(watch.seen.length, 2);
  },
  'a listener sees a batch of coming, changing and going as one state': async ({ zoo, other }) => {
    await other.batch((batch) => {
      for (const id of ['a', 'b', 'c']) batch.set(`animals/${id}`, { n: 1 });
    });
    const watch = zoo.watch({ from: 'animals', where: [['n', '>', 0]] });
    await watch.shows(['a', 'b', 'c']);
    await other.batch((batch) => {
      batch.remove('animals/a');
      batch.update('animals/b', { n: 5 });
      batch.update('animals/c', { n: 0 });
      batch.set('animals/d', { n: 2 });
    });
    await watch.shows(['d', 'b']);
    same(watch.seen, [
      ['a', 'b', 'c'],
      ['d', 'b'],
    ]);
  },
});
