/** Listeners and the changes of another client. */
import { behaviours } from '../behaviour.ts';
import { same } from '../checks.ts';
import { deleted, increment, reference, serverTime, time, union } from '../values.ts';
import { fill } from '../zoo.ts';

export const listeners = behaviours('listeners', {
  'a listener of a document first hears what is there': async ({ zoo, other }) => {
    await other.set('animals/fox', { v: 1 });
    const watch = zoo.watch('animals/fox');
    await watch.showsRows([['fox', { v: 1 }]]);
  },
  'a listener of a document first hears that it is missing': async ({ zoo }) => {
    const watch = zoo.watch('animals/nobody');
    await watch.shows([]);
  },
  'a listener of a document hears of its creation, change, deletion and return': async ({ zoo, other }) => {
    const watch = zoo.watch('animals/fox');
    await watch.shows([]);
    await other.set('animals/fox', { v: 1 });
    await watch.showsRows([['fox', { v: 1 }]]);
    await other.update('animals/fox', { v: 2 });
    await watch.showsRows([['fox', { v: 2 }]]);
    await other.remove('animals/fox');
    await watch.shows([]);
    await other.set('animals/fox', { v: 3 });
    await watch.showsRows([['fox', { v: 3 }]]);
    same(watch.seen.length, 5);
  },
  'a listener of a document hears nothing of its neighbours': async ({ zoo, other }) => {
    const watch = zoo.watch('animals/fox');
    await watch.shows([]);
    await other.set('animals/hare', { v: 1 });
    await other.set('animals/fox/visits/one', { v: 1 });
    await other.set('animals/fox', { v: 1 });
    await watch.shows(['fox']);
    same(watch.seen, [[], ['fox']]);
  },
  'a listener gets whole documents, every kind of value in them': async ({ zoo, other }) => {
    const data = { a: null, b: -0, c: NaN, d: [1, { e: 'é🦊' }], f: time(1, 2000), g: reference('a/b') };
    const watch = zoo.watch('animals/fox');
    await watch.shows([]);
    await other.set('animals/fox', data);
    await watch.showsRows([['fox', data]]);
  },
  'a listener hears the sum of an increment': async ({ zoo, other }) => {
    await other.set('animals/fox', { n: 1, tags: ['a'] });
    const watch = zoo.watch('animals/fox');
    await watch.shows(['fox']);
    await other.update('animals/fox', { n: increment(4), tags: union('b') });
    await watch.showsRows([['fox', { n: 5, tags: ['a', 'b'] }]]);
  },
  'a listener hears the deletion of a field': async ({ zoo, other }) => {
    await other.set('animals/fox', { a: 1, b: 2 });
    const watch = zoo.watch('animals/fox');
    await watch.shows(['fox']);
    await other.update('animals/fox', { b: deleted });
    await watch.showsRows([['fox', { a: 1 }]]);
  },
  'a listener of an empty collection first hears that it is empty': async ({ zoo }) => {
    const watch = zoo.watch({ from: 'animals' });
    await watch.shows([]);
  },
  'a listener of a collection first hears all that is there at once': async ({ zoo, other }) => {
    await fill(other, 'animals', { a: {}, b: {}, c: {} });
    const watch = zoo.watch({ from: 'animals' });
    await watch.shows(['a', 'b', 'c']);
    same(watch.seen, [['a', 'b', 'c']]);
  },
  'a listener of a collection hears of coming and going': async ({ zoo, other }) => {
    const watch = zoo.watch({ from: 'animals' });
    await watch.shows([]);
    await other.set('animals/b', {});
    await watch.shows(['b']);
    await other.set('animals/a', {});
    await watch.shows(['a', 'b']);
    await other.remove('animals/b');
    await watch.shows(['a']);
    same(watch.seen, [[], ['b'], ['a', 'b'], ['a']]);
  },
  'a listener of a collection hears nothing of its subcollections': async ({ zoo, other }) => {
    const watch = zoo.watch({ from: 'animals' });
    await watch.shows([]);
    await other.set('animals/a/visits/x', {});
    await other.set('animals/b', {});
    await watch.shows(['b']);
    same(watch.seen, [[], ['b']]);
  },
  'a document joins a query when it comes to match': async ({ zoo, other }) => {
    await fill(other, 'animals', { a: { open: false }, b: { open: true } });
    const watch = zoo.watch({ from: 'animals', where: [['open', '==', true]] });
    await watch.shows(['b']);
    await other.update('animals/a', { open: true });
    await watch.shows(['a', 'b']);
  },
  'a document leaves a query when it matches no more': async ({ zoo, other }) => {
    await fill(other, 'animals', { a: { open: true }, b: { open: true } });
    const watch = zoo.watch({ from: 'animals', where: [['open', '==', true]] });
    await watch.shows(['a', 'b']);
    await other.update('animals/a', { open: false });
    await watch.shows(['b']);
    await other.update('animals/b', { open: deleted });
    await watch.shows([]);
  },
  'a document that leaves a query and returns is there with what it became': async ({ zoo, other }) => {
    await fill(other, 'animals', { a: { open: true, v: 1 } });
    const watch = zoo.watch({ from: 'animals', where: [['open', '==', true]] });
    await watch.shows(['a']);
    await other.update('animals/a', { open: false, v: 2 });
    await watch.shows([]);
    await other.update('animals/a', { open: true });
    await watch.showsRows([['a', { open: true, v: 2 }]]);
  },
  'a change that touches no match is not heard': async ({ zoo, other }) => {
    await fill(other, 'animals', { a: { open: true }, b: { open: false } });
    const watch = zoo.watch({ from: 'animals', where: [['open', '==', true]] });
    await watch.shows(['a']);
    await other.update('animals/b', { v: 1 });
    await other.remove('animals/b');
    await other.set('animals/c', { open: false });
    await other.set('animals/d', { open: true });
    await watch.shows(['a', 'd']);
    same(watch.seen, [['a'], ['a', 'd']]);
  },
  'a changed value moves a document within the order': async ({ zoo, other }) => {
    await fill(other, 'animals', { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
    const watch = zoo.watch({ from: 'animals', order: ['n'] });
    await watch.shows(['a', 'b', 'c']);
    await other.update('animals/a', { n: 9 });
    await watch.shows(['b', 'c', 'a']);
    await other.update('animals/c', { n: 0 });
    await watch.shows(['c', 'b', 'a']);
  },
  'a document that loses the field of the order leaves': async ({ zoo, other }) => {
    await fill(other, 'animals', { a: { n: 1 }, b: { n: 2 } });
    const watch = zoo.watch({ from: 'animals', order: ['n'] });
    await watch.shows(['a', 'b']);
    await other.update('animals/a', { n: deleted });
    await watch.shows(['b']);
  },
  'two listeners of one query hear the same': async ({ zoo, other }) => {
    const query = { from: 'animals', where: [['n', '>', 1]] as const };
    const watches = [zoo.watch({ ...query }), zoo.watch({ ...query }), other.watch({ ...query })];
    for (const watch of watches) await watch.shows([]);
    await other.set('animals/a', { n: 2 });
    for (const watch of watches) await watch.shows(['a']);
    await zoo.set('animals/b', { n: 3 });
    for (const watch of watches) {
      await watch.shows(['a', 'b']);
    }
  },
  'a listener that stopped hears no more, the others do': async ({ zoo, other }) => {
    const [stopping, staying] = [zoo.watch({ from: 'animals' }), zoo.watch({ from: 'animals', order: ['n'] })];
    await stopping.shows([]);
    await staying.shows([]);
    stopping.stop();
    await other.set('animals/a', { n: 1 });
    await staying.shows(['a']);
    same(stopping.seen, [[]]);
    staying.stop();
  },
  'a listener started anew hears what changed in between': async ({ zoo, other }) => {
    await fill(other, 'animals', { a: { n: 1 }, b: { n: 1 } });
    const first = zoo.watch({ from: 'animals' });
    await first.shows(['a', 'b']);
    first.stop();
    await other.remove('animals/a');
    await other.set('animals/c', { n: 1 });
    await other.update('animals/b', { n: 2 });
    const second = zoo.watch({ from: 'animals' });
    await second.showsRows([
      ['b', { n: 2 }],
      ['c', { n: 1 }],
    ]);
    second.stop();
  },
  'thirty listeners of different documents each hear of theirs': async ({ zoo, other }) => {
    const ids = Array.from({ length: 30 }, (_, n) => `d${n}`);
    const watches = ids.map((id) => zoo.watch(`animals/${id}`));
    for (const watch of watches) await watch.shows([]);
    await fill(other, 'animals', Object.fromEntries(ids.map((id, n) => [id, { n }])));
    for (const [n, watch] of watches.entries()) {
      await watch.showsRows([[`d${n}`, { n }]]);
    }
  },
  'many quick changes end in the last state, without going back': async ({ zoo, other }) => {
    const watch = zoo.watch({ from: 'animals', order: ['n desc'], limit: 1 });
    await watch.shows([]);
    for (let n = 0; n < 20; n += 1) await other.set(`animals/d${String(n).padStart(2, '0')}`, { n });
    await watch.shows(['d19']);
    const seen = watch.seen.flat();
    same(seen, seen.toSorted());
  },
  'a listener of a list of values follows each of them': async ({ zoo, other }) => {
    await fill(other, 'animals', { a: { k: 'x' }, b: { k: 'y' }, c: { k: 'z' } });
    const watch = zoo.watch({ from: 'animals', where: [['k', 'in', ['x', 'y']]] });
    await watch.shows(['a', 'b']);
    await other.update('animals/c', { k: 'x' });
    await watch.shows(['a', 'b', 'c']);
    await other.update('animals/a', { k: 'z' });
    await watch.shows(['b', 'c']);
  },
  'a listener of what a list contains follows the list': async ({ zoo, other }) => {
    await fill(other, 'animals', { a: { tags: ['x'] }, b: { tags: [] } });
    const watch = zoo.watch({ from: 'animals', where: [['tags', 'array-contains', 'x']] });
    await watch.shows(['a']);
    await other.update('animals/b', { tags: union('x') });
    await watch.shows(['a', 'b']);
    await other.update('animals/a', { tags: [] });
    await watch.shows(['b']);
  },
  'a listener of alternatives follows either': async ({ zoo, other }) => {
    await fill(other, 'animals', { a: { k: 'x', n: 0 }, b: { k: 'y', n: 0 } });
    const watch = zoo.watch({
      from: 'animals',
      where: [
        {
          or: [
            ['k', '==', 'x'],
            ['n', '==', 5],
          ],
        },
      ],
    });
    await watch.shows(['a']);
    await other.update('animals/b', { n: 5 });
    await watch.shows(['a', 'b']);
    await other.update('animals/a', { k: 'y' });
    await watch.shows(['b']);
  },
  'a listener between cursors follows what crosses them': async ({ zoo, other }) => {
    await fill(other, 'animals', { a: { n: 1 }, b: { n: 5 }, c: { n: 9 } });
    const watch = zoo.watch({ from: 'animals', order: ['n'], startAt: [2], endBefore: [8] });
    await watch.shows(['b']);
    await other.update('animals/a', { n: 7 });
    await watch.shows(['b', 'a']);
    await other.update('animals/b', { n: 8 });
    await watch.shows(['a']);
  },
  'a listener hears a server time once it is known': async ({ zoo, other }) => {
    const watch = zoo.watch({ from: 'animals', order: ['at'] });
    await watch.shows([]);
    await other.set('animals/b', { at: serverTime });
    await watch.shows(['b']);
    await other.set('animals/a', { at: serverTime });
    await watch.shows(['b', 'a']);
    same(watch.seen, [[], ['b'], ['b', 'a']]);
  },
  "a listener hears of its own client's writes too": async ({ zoo }) => {
    const watch = zoo.watch({ from: 'animals' });
    await watch.shows([]);
    await zoo.set('animals/a', { v: 1 });
    await watch.showsRows([['a', { v: 1 }]]);
    await zoo.remove('animals/a');
    await watch.shows([]);
  },
  'a listener hears of large documents': async ({ zoo, other }) => {
    const text = 'é🦊x'.repeat(40_000);
    const watch = zoo.watch('animals/fox');
    await watch.shows([]);
    await other.set('animals/fox', { text });
    await watch.showsRows([['fox', { text }]]);
  },
});
