/** The documents that a query finds. */
import { behaviours } from '../behaviour.ts';
import type { Stage } from '../behaviour.ts';
import { same } from '../checks.ts';
import type { Filter, QuerySpec } from '../query-spec.ts';
import { bytes, place, reference, time } from '../values.ts';
import type { Data } from '../values.ts';
import { fill } from '../zoo.ts';

/** The query finds these of the documents, both when read once and when listened to. */
const finds =
  (documents: Record<string, Data>, query: Omit<QuerySpec, 'from'>, expected: string[]) =>
  async ({ zoo, other }: Stage): Promise<void> => {
    await fill(zoo, 'animals', documents);
    same(await other.ids({ from: 'animals', ...query }), expected);
    const watch = zoo.watch({ from: 'animals', ...query });
    await watch.shows(expected);
  };

const where = (documents: Record<string, Data>, filters: Filter[], expected: string[]) =>
  finds(documents, { where: filters }, expected);

/** One document for each value of `v`, named a, b, c and on. */
const valued = (...values: unknown[]): Record<string, Data> =>
  Object.fromEntries(values.map((v, index) => [String.fromCodePoint(97 + index), { v }]));

const mixed: Record<string, Data> = {
  ...valued(1, 2, 3, 'x', null, NaN, true, [1], { a: 1 }),
  none: { w: 1 },
};

const herd: Record<string, Data> = {
  ada: { kind: 'fox', age: 2, weight: 5, tags: ['red', 'small'], home: { name: 'den', floor: 0 } },
  bob: { kind: 'fox', age: 7, weight: 8, tags: ['grey'], home: { name: 'wood', floor: 1 } },
  cleo: { kind: 'hare', age: 2, weight: 3, tags: ['small'], home: { name: 'den', floor: 1 } },
  dan: { kind: 'bear', age: 12, weight: 200, tags: [], home: { name: 'cave', floor: 0 } },
  eve: { kind: 'hare', age: 4, weight: 4, tags: ['red', 'grey'] },
};

export const queries = behaviours('queries', {
  'a collection alone gives all its documents in the order of their names': finds(herd, {}, [
    'ada',
    'bob',
    'cleo',
    'dan',
    'eve',
  ]),
  'a query of an empty collection finds nothing': finds({}, { order: ['v'] }, []),
  'equality finds the same value': where(herd, [['kind', '==', 'fox']], ['ada', 'bob']),
  'equality of several fields needs all of them': where(
    herd,
    [
      ['kind', '==', 'hare'],
      ['age', '==', 2],
    ],
    ['cleo'],
  ),
  'two different equalities of one field find nothing': where(
    herd,
    [
      ['kind', '==', 'fox'],
      ['kind', '==', 'hare'],
    ],
    [],
  ),
  'equality is of the same kind': where(valued(1, '1', true, [1]), [['v', '==', 1]], ['a']),
  'equality of null finds null and not what is missing': where(mixed, [['v', '==', null]], ['e']),
  'equality of NaN finds NaN': where(mixed, [['v', '==', NaN]], ['f']),
  'equality of a list needs the same items in the same order': where(
    valued([1, 2], [2, 1], [1], [1, 2]),
    [['v', '==', [1, 2]]],
    ['a', 'd'],
  ),
  'equality of a map needs the same names and values': where(
    valued({ a: 1, b: 2 }, { b: 2, a: 1 }, { a: 1 }, { a: 1, b: 3 }),
    [['v', '==', { a: 1, b: 2 }]],
    ['a', 'b'],
  ),
  'equality of times, bytes, places and references works': async ({ zoo, other }) => {
    const special = [time(5, 1000), bytes(1, 2), place(1, 2), reference('a/b')];
    await fill(zoo, 'animals', valued(...special, time(5), bytes(1), place(2, 1), reference('a/c')));
    for (const [index, v] of special.entries()) {
      same(await other.ids({ from: 'animals', where: [['v', '==', v]] }), ['abcd'[index]]);
    }
  },
  'equality reaches into maps by a path': where(herd, [['home.name', '==', 'den']], ['ada', 'cleo']),
  'equality finds a field with dots in its name by its steps': where(
    { a: { 'x.y': 1 }, b: { x: { y: 1 } } },
    [[['x.y'], '==', 1]],
    ['a'],
  ),
  'greater than finds larger values of the same kind only': where(mixed, [['v', '>', 1]], ['b', 'c']),
  'greater or equal includes the value': where(mixed, [['v', '>=', 2]], ['b', 'c']),
  'less than finds smaller values of the same kind only': where(
    valued(1, 2, 3, 'x', null, true),
    [['v', '<', 3]],
    ['a', 'b'],
  ),
  'less or equal includes the value': where(valued(1, 2, 3, 'x', null, true), [['v', '<=', 2]], ['a', 'b']),
  'a range has two ends': where(
    valued(1, 2, 3, 4, 5),
    [
      ['v', '>', 1],
      ['v', '<=', 4],
    ],
    ['b', 'c', 'd'],
  ),
  'a range that is empty finds nothing': where(
    valued(1, 2, 3),
    [
      ['v', '>', 2],
      ['v', '<', 2],
    ],
    [],
  ),
  'a range of texts finds what begins alike': where(
    valued('fox', 'foxes', 'fennec', 'hare', 'fo'),
    [
      ['v', '>=', 'fox'],
      ['v', '<', 'fox\uf8ff'],
    ],
    ['a', 'b'],
  ),
  'a range of times finds times': where(
    valued(time(1), time(5), time(9), 5),
    [
      ['v', '>', time(1)],
      ['v', '<=', time(9)],
    ],
    ['b', 'c'],
  ),
  'a range of booleans works': where(valued(true, false, 1), [['v', '>', false]], ['a']),
  'a range of lists works': where(valued([1], [2], [1, 5], 'x'), [['v', '>', [1]]], ['c', 'b']),
  'a range of maps works': where(valued({ a: 1 }, { a: 2 }, { b: 0 }), [['v', '>=', { a: 2 }]], ['b', 'c']),
  'a range orders by its field': where(valued(3, 1, 2), [['v', '>', 0]], ['b', 'c', 'a']),
  'a range and an order of the same field agree': finds(
    valued(3, 1, 2),
    { where: [['v', '>', 1]], order: ['v desc'] },
    ['a', 'c'],
  ),
  'inequalities on two fields order by both, the fields by name': async ({ zoo, other }) => {
    await fill(zoo, 'animals', { a: { v: 3, w: 1 }, b: { v: 1, w: 2 }, c: { v: 1, w: 1 }, d: { v: 0, w: 5 } });
    const filters: Filter[] = [
      ['w', '>', 0],
      ['v', '>', 0],
    ];
    same(await other.ids({ from: 'animals', where: filters }), ['c', 'b', 'a']);
  },
  'inequalities on two fields follow the order that is given': finds(
    herd,
    {
      where: [
        ['age', '>', 1],
        ['weight', '<', 100],
      ],
      order: ['weight desc', 'age'],
    },
    ['bob', 'ada', 'eve', 'cleo'],
  ),
  'inequalities on three fields need all of them': where(
    herd,
    [
      ['age', '>=', 2],
      ['weight', '>=', 4],
      ['kind', '>', 'bear'],
    ],
    ['ada', 'eve', 'bob'],
  ),
  'an inequality goes with an order by another field': finds(
    herd,
    { where: [['age', '>', 2]], order: ['kind', 'age'] },
    ['dan', 'bob', 'eve'],
  ),
  'unequal finds every other value, except null and what is missing': async ({ zoo, other }) => {
    await fill(zoo, 'animals', mixed);
    const found = await other.ids({ from: 'animals', where: [['v', '!=', 1]] });
    same(found.toSorted(), ['b', 'c', 'd', 'f', 'g', 'h', 'i']);
  },
  'unequal to null finds what has another value': async ({ zoo, other }) => {
    await fill(zoo, 'animals', mixed);
    const found = await other.ids({ from: 'animals', where: [['v', '!=', null]] });
    same(found.toSorted(), ['a', 'b', 'c', 'd', 'f', 'g', 'h', 'i']);
  },
  'unequal to NaN leaves NaN out': where(valued(1, NaN, 'x', null), [['v', '!=', NaN]], ['a', 'c']),
  'unequal orders by its field': where(valued(3, 1, 2), [['v', '!=', 2]], ['b', 'a']),
  'unequal goes with an equality': where(
    herd,
    [
      ['kind', '==', 'hare'],
      ['age', '!=', 2],
    ],
    ['eve'],
  ),
  'one of several values finds each of them': where(herd, [['kind', 'in', ['fox', 'bear']]], ['ada', 'bob', 'dan']),
  'one of several values of different kinds works': where(mixed, [['v', 'in', [1, 'x', true]]], ['a', 'd', 'g']),
  'one of several lists finds the list itself': where(valued([1], [2], 1), [['v', 'in', [[1], [3]]]], ['a']),
  'one of several maps finds the map itself': where(valued({ a: 1 }, { a: 2 }), [['v', 'in', [{ a: 2 }]]], ['b']),
  'a value named twice in a list is found once': where(valued(1, 2), [['v', 'in', [1, 1, 1]]], ['a']),
  'one of thirty values is found': where(
    valued(1, 29, 31),
    [['v', 'in', Array.from({ length: 30 }, (_, n) => n)]],
    ['a', 'b'],
  ),
  'one of several values goes with an order': finds(
    herd,
    { where: [['kind', 'in', ['fox', 'hare']]], order: ['age desc'] },
    ['bob', 'eve', 'cleo', 'ada'],
  ),
  'none of several values leaves out these, null and what is missing': where(
    valued(1, 2, 3, null, 'x'),
    [['v', 'not-in', [1, 3]]],
    ['b', 'e'],
  ),
  'none of several values with null among them finds nothing': where(
    valued(1, 2, null),
    [['v', 'not-in', [1, null]]],
    [],
  ),
  'none of several values with NaN among them leaves NaN out': where(
    valued(1, NaN, 3),
    [['v', 'not-in', [1, NaN]]],
    ['c'],
  ),
  'a list that contains a value is found': where(herd, [['tags', 'array-contains', 'red']], ['ada', 'eve']),
  'a list that contains a map is found by the whole map': where(
    valued([{ a: 1 }], [{ a: 1, b: 1 }], { a: 1 }),
    [['v', 'array-contains', { a: 1 }]],
    ['a'],
  ),
  'containment is of items, not of parts of a text': where(
    valued(['ab'], 'ab', ['a']),
    [['v', 'array-contains', 'a']],
    ['c'],
  ),
  'containment goes with an equality and an order': finds(
    herd,
    { where: [['tags', 'array-contains', 'small']], order: ['weight'] },
    ['cleo', 'ada'],
  ),
  'a list that contains any of several values is found once': where(
    herd,
    [['tags', 'array-contains-any', ['red', 'grey']]],
    ['ada', 'bob', 'eve'],
  ),
  'names can be filtered for equality': where(herd, [['__name__', '==', 'bob']], ['bob']),
  'names can be filtered by a range': where(
    herd,
    [
      ['__name__', '>', 'ada'],
      ['__name__', '<=', 'dan'],
    ],
    ['bob', 'cleo', 'dan'],
  ),
  'names can be filtered by a list': where(herd, [['__name__', 'in', ['eve', 'ada', 'nobody']]], ['ada', 'eve']),
  'names can be filtered by references': where(herd, [['__name__', '==', reference('animals/cleo')]], ['cleo']),
  'a filter of names goes with one of fields': where(
    herd,
    [
      ['kind', '==', 'fox'],
      ['__name__', '>', 'ada'],
    ],
    ['bob'],
  ),
  'names can be left out': where(herd, [['__name__', 'not-in', ['ada', 'bob']]], ['cleo', 'dan', 'eve']),
  'a limit takes the first': finds(herd, { order: ['age', 'weight'], limit: 2 }, ['cleo', 'ada']),
  'a limit larger than what there is takes all': finds(herd, { where: [['kind', '==', 'fox']], limit: 9 }, [
    'ada',
    'bob',
  ]),
  'a limit of the last takes the end, in the order given': finds(herd, { order: ['weight'], limitToLast: 2 }, [
    'bob',
    'dan',
  ]),
  'a limit of the last keeps a descending order': finds(herd, { order: ['weight desc'], limitToLast: 2 }, [
    'eve',
    'cleo',
  ]),
  'a subcollection is a collection of its own': async ({ zoo, other }) => {
    await zoo.set('animals/fox/visits/one', { v: 1 });
    await zoo.set('animals/hare/visits/two', { v: 1 });
    same(await other.ids({ from: 'animals/fox/visits', where: [['v', '==', 1]] }), ['one']);
  },
  'a query gives whole documents': async ({ zoo, other }) => {
    await fill(zoo, 'animals', { ada: { kind: 'fox', m: { a: [1, null] } } });
    same(await other.rows({ from: 'animals', where: [['kind', '==', 'fox']] }), [
      ['ada', { kind: 'fox', m: { a: [1, null] } }],
    ]);
  },
  'a query of many documents gives all of them': async ({ zoo, other }) => {
    const many = Array.from({ length: 300 }, (_, n) => [`d${String(n).padStart(3, '0')}`, { n }] as const);
    await fill(zoo, 'animals', Object.fromEntries(many));
    const found = await other.rows({ from: 'animals', order: ['n'] });
    same(
      found.map(([id]) => id),
      many.map(([id]) => id),
    );
  },
  'a document leaves and joins queries as it changes': async ({ zoo, other }) => {
    await fill(zoo, 'animals', herd);
    await zoo.update('animals/ada', { kind: 'hare' });
    same(await other.ids({ from: 'animals', where: [['kind', '==', 'fox']] }), ['bob']);
    same(await other.ids({ from: 'animals', where: [['kind', '==', 'hare']] }), ['ada', 'cleo', 'eve']);
    await zoo.remove('animals/bob');
    same(await other.ids({ from: 'animals', where: [['kind', '==', 'fox']] }), []);
  },
});
