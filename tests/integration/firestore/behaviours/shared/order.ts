/** The order of values, within a kind and across kinds. */
import { behaviours } from '../behaviour.ts';
import type { Stage } from '../behaviour.ts';
import { same } from '../checks.ts';
import { bytes, place, reference, time } from '../values.ts';
import { fill } from '../zoo.ts';

/** The values are in this order, in whichever order they were written and the query asks for. */
const inOrder =
  (...values: unknown[]) =>
  async ({ zoo, other }: Stage): Promise<void> => {
    const ids = values.map((_, index) => `d${String(index).padStart(2, '0')}`);
    const documents = ids.map((id, index): [string, { v: unknown }] => [id, { v: values[index] }]);
    await fill(zoo, 'cases', Object.fromEntries(documents.toReversed()));
    same(await other.ids({ from: 'cases', order: ['v'] }), ids);
    same(await other.ids({ from: 'cases', order: ['v desc'] }), ids.toReversed());
    // A client sorts its documents itself; the number of documents it gets shows the order of the server.
    for (let first = 1; first < values.length; first += 1) {
      same(await other.ids({ from: 'cases', order: ['v'], limit: first }), ids.slice(0, first));
      same(await other.ids({ from: 'cases', order: ['v'], startAt: [values[first]] }), ids.slice(first));
    }
    const watch = zoo.watch({ from: 'cases', order: ['v'] });
    await watch.shows(ids);
  };

/** Equal values are ordered by the documents' names. */
const equalInOrder =
  (...values: unknown[]) =>
  async ({ zoo, other }: Stage): Promise<void> => {
    const ids = values.map((_, index) => `d${index}`);
    await fill(zoo, 'cases', Object.fromEntries(ids.map((id, index) => [id, { v: values[index] }])));
    same(await other.ids({ from: 'cases', order: ['v'] }), ids);
    same(await other.ids({ from: 'cases', order: ['v desc'] }), ids.toReversed());
    for (const v of values) same(await other.ids({ from: 'cases', where: [['v', '==', v]] }), ids);
  };

export const order = behaviours('order of values', {
  'the kinds come one after the other: null, booleans, numbers, times, texts, bytes, references, places, lists, maps':
    inOrder(null, false, 1, time(1), 'a', bytes(1), reference('a/b'), place(1, 1), [1], { a: 1 }),
  'false comes before true': inOrder(false, true),
  'NaN comes before every number': inOrder(null, NaN, -Infinity, -1, 0),
  'whole numbers and fractions are mixed': inOrder(-Infinity, -2.5, -2, -0.5, 0, 0.5, 1, 1.5, 2, Infinity),
  'very large whole numbers and fractions compare exactly': inOrder(2 ** 53 - 1, 2 ** 53, 2 ** 53 + 2, 2 ** 60, 1e300),
  'zero and minus zero are equal': equalInOrder(0, -0, 0),
  'a value of a negative power comes in its place': inOrder(-1e-10, -5e-324, 0, 5e-324, 1e-10),
  'times are ordered to the microsecond': inOrder(time(-1), time(0), time(0, 1000), time(1, 0), time(1, 999_999_000)),
  'texts are ordered by their bytes, capitals before small letters': inOrder(
    '',
    'A',
    'Z',
    'a',
    'aa',
    'b',
    'é',
    'ж',
    '動',
  ),
  'a text comes before those it begins': inOrder('fox', 'fox ', 'foxes'),
  'pictures come after every letter of the basic plane': inOrder('a', '\ufb01', '\uffee', '🦊', '🦋'),
  'bytes are ordered as unsigned numbers': inOrder(
    bytes(),
    bytes(0),
    bytes(0, 0),
    bytes(1),
    bytes(127),
    bytes(128),
    bytes(255),
  ),
  'references are ordered by their paths, step by step': inOrder(
    reference('a/a'),
    reference('a/a/b/a'),
    reference('a/b'),
    reference('b/a'),
  ),
  'places are ordered by latitude, then longitude': inOrder(place(-90, 0), place(0, -1), place(0, 1), place(1, -180)),
  'lists are ordered item by item, a shorter one first': inOrder([], [1], [1, 2], [1, 3], [2], ['a'], ['b']),
  'lists of different kinds are ordered by the kinds of their items': inOrder([null], [false], [0], ['a'], [{}]),
  'maps are ordered by their first name that differs': inOrder({}, { a: 1 }, { a: 1, b: 1 }, { a: 2 }, { b: 0 }),
  'maps with the same names are ordered by their values': inOrder({ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 'x', b: 0 }),
  'maps written in another order of names are equal': equalInOrder({ a: 1, b: 2 }, { b: 2, a: 1 }),
  'lists inside maps take part in the order': inOrder({ a: [1] }, { a: [1, 1] }, { a: [2] }),
  'equal values are ordered by the names of their documents': equalInOrder('same', 'same', 'same'),
  'names of documents are ordered by their bytes': async ({ zoo, other }) => {
    const ids = ['1', '10', '2', 'A', 'B', 'a', 'ab', 'b', 'é', '動', '🦊'];
    await fill(zoo, 'cases', Object.fromEntries(ids.toReversed().map((id) => [id, {}])));
    same(await other.ids({ from: 'cases' }), ids);
    same(await other.ids({ from: 'cases', order: ['__name__ desc'] }), ids.toReversed());
    for (const [index, id] of ids.entries()) {
      same(
        await other.ids({ from: 'cases', order: ['__name__'], startAfter: [id], limit: 2 }),
        ids.slice(index + 1, index + 3),
      );
    }
  },
  'a document without the field is not among the ordered': async ({ zoo }) => {
    await fill(zoo, 'cases', { a: { v: 1 }, b: { w: 1 }, c: { v: null }, d: {} });
    same(await zoo.ids({ from: 'cases', order: ['v'] }), ['c', 'a']);
  },
  'a second field orders what the first leaves equal': async ({ zoo }) => {
    await fill(zoo, 'cases', { a: { v: 1, w: 2 }, b: { v: 1, w: 1 }, c: { v: 0, w: 9 }, d: { v: 1 } });
    same(await zoo.ids({ from: 'cases', order: ['v', 'w'] }), ['c', 'b', 'a']);
    same(await zoo.ids({ from: 'cases', order: ['v desc', 'w'] }), ['b', 'a', 'c']);
    same(await zoo.ids({ from: 'cases', order: ['v', 'w desc'] }), ['c', 'a', 'b']);
  },
  'the last direction given is the one of the names': async ({ zoo }) => {
    await fill(zoo, 'cases', { a: { v: 1 }, b: { v: 1 }, c: { v: 1 } });
    same(await zoo.ids({ from: 'cases', order: ['v desc'] }), ['c', 'b', 'a']);
    same(await zoo.ids({ from: 'cases', order: ['v desc', '__name__'] }), ['a', 'b', 'c']);
    same(await zoo.ids({ from: 'cases', order: ['v', '__name__ desc'] }), ['c', 'b', 'a']);
  },
  'a field inside a map can give the order': async ({ zoo }) => {
    await fill(zoo, 'cases', { a: { m: { v: 2 } }, b: { m: { v: 1 } }, c: { m: 1 }, d: { 'm.v': 0 } });
    same(await zoo.ids({ from: 'cases', order: ['m.v'] }), ['b', 'a']);
  },
  'a field with a dot in its name can give the order': async ({ zoo }) => {
    await fill(zoo, 'cases', { a: { 'm.v': 2 }, b: { 'm.v': 1 }, c: { m: { v: 0 } } });
    same(await zoo.ids({ from: 'cases', order: [{ field: ['m.v'] }] }), ['b', 'a']);
  },
});
