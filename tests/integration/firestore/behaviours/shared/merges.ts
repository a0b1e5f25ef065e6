/** Writes that touch a part of a document. */
import { behaviours } from '../behaviour.ts';
import type { Stage } from '../behaviour.ts';
import { refusedSomewhere, same } from '../checks.ts';
import { deleted, increment, serverTime, union } from '../values.ts';
import type { Data } from '../values.ts';
import type { SetOptions, Zoo } from '../zoo.ts';

const after =
  (before: Data, change: (zoo: Zoo) => Promise<void>, expected: Data) =>
  async ({ zoo, other }: Stage): Promise<void> => {
    await zoo.set('animals/fox', before);
    await change(zoo);
    same(await other.read('animals/fox'), expected);
  };

const merged = (before: Data, data: Data, expected: Data, options: SetOptions = { merge: true }) =>
  after(before, (zoo) => zoo.set('animals/fox', data, options), expected);

const updated = (before: Data, data: Data, expected: Data) =>
  after(before, (zoo) => zoo.update('animals/fox', data), expected);

export const merges = behaviours('merges and masks', {
  'a merge keeps the fields it does not name': merged({ a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }),
  'a merge goes into maps': merged({ m: { a: 1, b: 2 } }, { m: { b: 3, c: 4 } }, { m: { a: 1, b: 3, c: 4 } }),
  'a merge goes into maps of maps': merged(
    { m: { n: { a: 1 } } },
    { m: { n: { b: 2 } } },
    { m: { n: { a: 1, b: 2 } } },
  ),
  'a merge replaces a list as a whole': merged({ list: [1, 2, 3] }, { list: [4] }, { list: [4] }),
  'a merge puts a map in the place of another value': merged({ m: 1 }, { m: { a: 1 } }, { m: { a: 1 } }),
  'a merge puts a value in the place of a map': merged({ m: { a: 1 } }, { m: 1 }, { m: 1 }),
  'merging an empty map empties that map': merged({ m: { a: 1 }, b: 1 }, { m: {} }, { m: {}, b: 1 }),
  'merging nothing changes nothing': merged({ a: 1 }, {}, { a: 1 }),
  'a merge takes a name with a dot as one name': merged({ a: { b: 1 } }, { 'a.b': 2 }, { a: { b: 1 }, 'a.b': 2 }),
  'a merge can delete a field': merged({ a: 1, b: 2 }, { a: deleted }, { b: 2 }),
  'a merge can delete a field inside a map': merged({ m: { a: 1, b: 2 } }, { m: { a: deleted } }, { m: { b: 2 } }),
  'deleting the last field of a map leaves an empty map': merged({ m: { a: 1 } }, { m: { a: deleted } }, { m: {} }),
  'a merge creates a document that is not there': async ({ zoo }) => {
    await zoo.set('animals/new', { m: { a: 1 } }, { merge: true });
    same(await zoo.read('animals/new'), { m: { a: 1 } });
  },
  'merging nothing creates an empty document': async ({ zoo }) => {
    await zoo.set('animals/new', {}, { merge: true });
    same(await zoo.read('animals/new'), {});
  },
  'a merge of named fields leaves the others of the data aside': merged(
    { a: 1, b: 2 },
    { a: 10, b: 20, c: 30 },
    { a: 10, b: 2 },
    { mergeFields: ['a'] },
  ),
  'a merge of a named map replaces all of that map': merged(
    { m: { a: 1, b: 2 }, n: 1 },
    { m: { a: 10 } },
    { m: { a: 10 }, n: 1 },
    { mergeFields: ['m'] },
  ),
  'a merge of a field named inside a map keeps its neighbours': merged(
    { m: { a: 1, b: 2 } },
    { m: { a: 10, b: 20 } },
    { m: { a: 10, b: 2 } },
    { mergeFields: ['m.a'] },
  ),
  'a merge may name a field with a dot in its name': merged(
    { 'a.b': 1, a: { b: 1 } },
    { 'a.b': 2, a: { b: 2 } },
    { 'a.b': 2, a: { b: 1 } },
    { mergeFields: [['a.b']] },
  ),
  'a merge of no named fields changes nothing': merged({ a: 1 }, { a: 2 }, { a: 1 }, { mergeFields: [] }),
  'a merge that names a field the data lacks is refused': async ({ zoo }) => {
    await refusedSomewhere(zoo.set('animals/fox', { a: 1 }, { mergeFields: ['a', 'b'] }), 'invalid-argument');
  },
  'a merge may count and stamp and add': async ({ zoo }) => {
    await zoo.set('animals/fox', { n: 1, tags: ['a'], keep: true });
    await zoo.set('animals/fox', { n: increment(2), tags: union('b'), at: serverTime }, { merge: true });
    const { at, ...rest } = (await zoo.read('animals/fox')) ?? {};
    same(rest, { n: 3, tags: ['a', 'b'], keep: true });
    same(typeof at, 'object');
  },
  'a merge of named fields does not count what is not named': merged(
    { n: 1, m: 1 },
    { n: 5, m: increment(1) },
    { n: 5, m: 1 },
    { mergeFields: ['n'] },
  ),
  'an update keeps the fields it does not name': updated({ a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }),
  'an update adds fields': updated({ a: 1 }, { b: 2 }, { a: 1, b: 2 }),
  'an update replaces a map as a whole': updated({ m: { a: 1, b: 2 } }, { m: { b: 3 } }, { m: { b: 3 } }),
  'an update by a path with dots keeps the neighbours': updated(
    { m: { a: 1, b: 2 } },
    { 'm.b': 3 },
    { m: { a: 1, b: 3 } },
  ),
  'an update by a path makes the maps on the way': updated({ a: 1 }, { 'm.n.o': 1 }, { a: 1, m: { n: { o: 1 } } }),
  'an update by a path puts a map where another value was': updated({ m: 1 }, { 'm.a': 1 }, { m: { a: 1 } }),
  'an update can name several paths of one map': updated(
    { m: { a: 1, b: 1, c: 1 } },
    { 'm.a': 2, 'm.b': 2 },
    { m: { a: 2, b: 2, c: 1 } },
  ),
  'an update can delete a field': updated({ a: 1, b: 2 }, { a: deleted }, { b: 2 }),
  'an update can delete a field inside a map': updated({ m: { a: 1, b: 2 } }, { 'm.a': deleted }, { m: { b: 2 } }),
  'deleting a field that is not there changes nothing': updated({ a: 1 }, { b: deleted, 'm.c': deleted }, { a: 1 }),
  'an update may set a field to null, which is not deleting it': updated({ a: 1 }, { a: null }, { a: null }),
  'an update by steps reaches a name with dots': after(
    { 'a.b': 1, a: { b: 1 } },
    (zoo) => zoo.updateFields('animals/fox', [[['a.b'], 2]]),
    { 'a.b': 2, a: { b: 1 } },
  ),
  'an update by steps reaches names with back-ticks, spaces and backslashes': after(
    { m: { '`a` \\b': 1, c: 1 } },
    (zoo) => zoo.updateFields('animals/fox', [[['m', '`a` \\b'], 2]]),
    { m: { '`a` \\b': 2, c: 1 } },
  ),
  'an update by steps may name several fields': after(
    { a: 1, m: { b: 1 } },
    (zoo) =>
      zoo.updateFields('animals/fox', [
        ['a', 2],
        ['m.b', 3],
        [['c'], 4],
      ]),
    { a: 2, m: { b: 3 }, c: 4 },
  ),
  'changes of different fields by two clients both stay': async ({ zoo, other }) => {
    await zoo.set('animals/fox', { a: 0, b: 0 });
    await Promise.all([zoo.update('animals/fox', { a: 1 }), other.update('animals/fox', { b: 1 })]);
    same(await zoo.read('animals/fox'), { a: 1, b: 1 });
  },
});
