/** Listeners of limited queries are refilled as long as there are documents. */
import { behaviours } from '../behaviour.ts';
import { same } from '../checks.ts';
import { fill } from '../zoo.ts';

const row = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id, index) => [id, { n: index + 1, open: true }]));
const firstTwo = { from: 'queue', order: ['n'], limit: 2 };
const lastTwo = { from: 'queue', order: ['n'], limitToLast: 2 };

export const limitsRefill = behaviours('limits that are refilled', {
  'the next one moves up when one of the first is deleted': async ({ zoo, other }) => {
    await fill(other, 'queue', row);
    const watch = zoo.watch(firstTwo);
    await watch.shows(['a', 'b']);
    await other.remove('queue/a');
    await watch.shows(['b', 'c']);
  },
  'the next one moves up when one of the first matches no more': async ({ zoo, other }) => {
    await fill(other, 'queue', row);
    const watch = zoo.watch({ ...firstTwo, where: [['open', '==', true]] });
    await watch.shows(['a', 'b']);
    await other.update('queue/b', { open: false });
    await watch.shows(['a', 'c']);
  },
  'the next one moves up when one of the first moves behind it': async ({ zoo, other }) => {
    await fill(other, 'queue', row);
    const watch = zoo.watch(firstTwo);
    await watch.shows(['a', 'b']);
    await other.update('queue/a', { n: 100 });
    await watch.shows(['b', 'c']);
  },
  'a new first one pushes the last one out': async ({ zoo, other }) => {
    await fill(other, 'queue', row);
    const watch = zoo.watch(firstTwo);
    await watch.shows(['a', 'b']);
    await other.set('queue/z', { n: 0 });
    await watch.shows(['z', 'a']);
  },
  'one that was pushed out comes back with what it became': async ({ zoo, other }) => {
    await fill(other, 'queue', row);
    const watch = zoo.watch(firstTwo);
    await watch.shows(['a', 'b']);
    await other.set('queue/z', { n: 0 });
    await watch.shows(['z', 'a']);
    await other.update('queue/b', { n: 2, note: 'changed unseen' });
    await other.remove('queue/z');
    await watch.showsRows([
      ['a', { n: 1, open: true }],
      ['b', { n: 2, open: true, note: 'changed unseen' }],
    ]);
  },
  'both of the first may go at once': async ({ zoo, other }) => {
    await fill(other, 'queue', row);
    const watch = zoo.watch(firstTwo);
    await watch.shows(['a', 'b']);
    await other.batch((batch) => {
      batch.remove('queue/a');
      batch.remove('queue/b');
    });
    await watch.shows(['c', 'd']);
  },
  'a queue may run empty and fill again': async ({ zoo, other }) => {
    await fill(other, 'queue', { a: { n: 1 }, b: { n: 2 } });
    const watch = zoo.watch(firstTwo);
    await watch.shows(['a', 'b']);
    await other.remove('queue/a');
    await watch.shows(['b']);
    await other.remove('queue/b');
    await watch.shows([]);
    await other.set('queue/c', { n: 3 });
    await watch.shows(['c']);
  },
  'a change behind the limit is not heard': async ({ zoo, other }) => {
    await fill(other, 'queue', row);
    const watch = zoo.watch(firstTwo);
    await watch.shows(['a', 'b']);
    await other.update('queue/e', { note: 1 });
    await other.remove('queue/d');
    await other.set('queue/a', { n: 1 });
    await watch.showsRows([
      ['a', { n: 1 }],
      ['b', { n: 2, open: true }],
    ]);
    same(watch.seen, [
      ['a', 'b'],
      ['a', 'b'],
    ]);
  },
  'the last two are followed from the end': async ({ zoo, other }) => {
    await fill(other, 'queue', row);
    const watch = zoo.watch(lastTwo);
    await watch.shows(['d', 'e']);
    await other.set('queue/f', { n: 6 });
    await watch.shows(['e', 'f']);
    await other.remove('queue/e');
    await watch.shows(['d', 'f']);
    await other.update('queue/a', { n: 50 });
    await watch.shows(['f', 'a']);
  },
  'the first and the last two of the same order are followed side by side': async ({ zoo, other }) => {
    await fill(other, 'queue', row);
    const [first, last] = [zoo.watch(firstTwo), zoo.watch(lastTwo)];
    await first.shows(['a', 'b']);
    await last.shows(['d', 'e']);
    await other.batch((batch) => {
      batch.update('queue/a', { n: 90 });
      batch.update('queue/e', { n: 0 });
    });
    await first.shows(['e', 'b']);
    await last.shows(['d', 'a']);
    first.stop();
    last.stop();
  },
  'documents that are equal in the order are told apart by their names': async ({ zoo, other }) => {
    await fill(other, 'queue', { a: { n: 1 }, b: { n: 1 }, c: { n: 1 } });
    const watch = zoo.watch(firstTwo);
    await watch.shows(['a', 'b']);
    await other.remove('queue/a');
    await watch.shows(['b', 'c']);
    await other.set('queue/aa', { n: 1 });
    await watch.shows(['aa', 'b']);
  },
  'a limit with a descending order is refilled from below': async ({ zoo, other }) => {
    await fill(other, 'queue', row);
    const watch = zoo.watch({ from: 'queue', order: ['n desc'], limit: 2 });
    await watch.shows(['e', 'd']);
    await other.remove('queue/e');
    await watch.shows(['d', 'c']);
  },
  'a limited group is refilled from any collection': async ({ zoo, other }) => {
    await other.set('queue/a', { n: 1 });
    await other.set('parks/x/queue/b', { n: 2 });
    await other.set('parks/y/queue/c', { n: 3 });
    const watch = zoo.watch({ group: 'queue', order: ['n'], limit: 2 });
    await watch.shows(['a', 'b']);
    await other.remove('queue/a');
    await watch.shows(['b', 'c']);
  },
  'a limited query with alternatives is refilled': async ({ zoo, other }) => {
    await fill(other, 'queue', row);
    const watch = zoo.watch({
      ...firstTwo,
      where: [
        {
          or: [
            ['n', '<', 3],
            ['n', '>', 3],
          ],
        },
      ],
    });
    await watch.shows(['a', 'b']);
    await other.remove('queue/b');
    await watch.shows(['a', 'd']);
  },
});
