/** The beginning and the end of a query's range. */
import { behaviours } from '../behaviour.ts';
import type { Stage } from '../behaviour.ts';
import { same } from '../checks.ts';
import type { QuerySpec } from '../query-spec.ts';
import { reference, snapshotOf, time } from '../values.ts';
import type { Data } from '../values.ts';
import { fill } from '../zoo.ts';

const letters: Record<string, Data> = {
  a: { n: 1, m: 1 },
  b: { n: 2, m: 1 },
  c: { n: 2, m: 2 },
  d: { n: 2, m: 3 },
  e: { n: 3, m: 1 },
};

const finds =
  (query: Omit<QuerySpec, 'from'>, expected: string[], documents = letters) =>
  async ({ zoo, other }: Stage): Promise<void> => {
    await fill(zoo, 'cases', documents);
    same(await other.ids({ from: 'cases', ...query }), expected);
    const watch = zoo.watch({ from: 'cases', ...query });
    await watch.shows(expected);
  };

export const cursors = behaviours('cursors', {
  'starting at a value includes all that have it': finds({ order: ['n'], startAt: [2] }, ['b', 'c', 'd', 'e']),
  'starting after a value leaves out all that have it': finds({ order: ['n'], startAfter: [2] }, ['e']),
  'ending at a value includes all that have it': finds({ order: ['n'], endAt: [2] }, ['a', 'b', 'c', 'd']),
  'ending before a value leaves out all that have it': finds({ order: ['n'], endBefore: [2] }, ['a']),
  'a start and an end make a range': finds({ order: ['n'], startAt: [2], endBefore: [3] }, ['b', 'c', 'd']),
  'a start behind the end finds nothing': finds({ order: ['n'], startAt: [3], endAt: [1] }, []),
  'a value that no document has still marks a place': finds({ order: ['n'], startAt: [1.5], endAt: [2.5] }, [
    'b',
    'c',
    'd',
  ]),
  'in a descending order a start is from above': finds({ order: ['n desc'], startAt: [2] }, ['d', 'c', 'b', 'a']),
  'in a descending order an end is below': finds({ order: ['n desc'], endBefore: [2] }, ['e']),
  'two values mark a place in an order of two fields': finds({ order: ['n', 'm'], startAt: [2, 2] }, ['c', 'd', 'e']),
  'two values mark a place to start after': finds({ order: ['n', 'm'], startAfter: [2, 2] }, ['d', 'e']),
  'one value of an order of two fields stands for all that have it': finds({ order: ['n', 'm'], startAfter: [2] }, [
    'e',
  ]),
  'directions may differ from field to field': finds({ order: ['n', 'm desc'], startAt: [2, 2] }, ['c', 'b', 'e']),
  'a name can mark a place': finds({ order: ['__name__'], startAfter: ['b'], endAt: ['d'] }, ['c', 'd']),
  'a field and a name can mark a place': finds({ order: ['n', '__name__'], startAfter: [2, 'b'] }, ['c', 'd', 'e']),
  'a name can mark a place in a descending order': finds({ order: ['__name__ desc'], startAt: ['c'] }, ['c', 'b', 'a']),
  'a document can mark the start': finds({ order: ['n'], startAt: [snapshotOf('cases/c')] }, ['c', 'd', 'e']),
  'a document can mark the place to start after': finds({ order: ['n'], startAfter: [snapshotOf('cases/c')] }, [
    'd',
    'e',
  ]),
  'a document can mark the end': finds({ order: ['n'], endAt: [snapshotOf('cases/c')] }, ['a', 'b', 'c']),
  'a document can mark the place to end before': finds({ order: ['n'], endBefore: [snapshotOf('cases/c')] }, [
    'a',
    'b',
  ]),
  'a document marks a place without an order being given': finds({ startAfter: [snapshotOf('cases/c')] }, ['d', 'e']),
  'a document marks a place in a descending order': finds({ order: ['n desc'], startAfter: [snapshotOf('cases/c')] }, [
    'b',
    'a',
  ]),
  'a document marks a place in a query with an inequality': finds(
    { where: [['n', '>', 1]], startAfter: [snapshotOf('cases/b')] },
    ['c', 'd', 'e'],
  ),
  'pages by cursor and limit give each document once': async ({ zoo, other }) => {
    const documents = Object.fromEntries(Array.from({ length: 23 }, (_, n) => [`d${n}`, { n: n % 4 }]));
    await fill(zoo, 'cases', documents);
    const all: string[] = [];
    let page = await other.ids({ from: 'cases', order: ['n'], limit: 5 });
    while (page.length > 0) {
      all.push(...page);
      page = await other.ids({
        from: 'cases',
        order: ['n'],
        startAfter: [snapshotOf(`cases/${page.at(-1)}`)],
        limit: 5,
      });
    }
    same(all.length, 23);
    same(new Set(all).size, 23);
  },
  'a limit of the last respects a start': finds({ order: ['n', 'm'], startAt: [2], limitToLast: 2 }, ['d', 'e']),
  'a limit of the last respects an end': finds({ order: ['n', 'm'], endBefore: [3], limitToLast: 2 }, ['c', 'd']),
  'a cursor orders kinds as documents are ordered': finds(
    { order: ['v'], startAfter: [5], endBefore: [[]] },
    ['c', 'd'],
    { a: { v: null }, b: { v: 5 }, c: { v: time(1) }, d: { v: 'x' }, e: { v: [] } },
  ),
  'a cursor of null starts before everything': finds({ order: ['v'], startAt: [null] }, ['b', 'a'], {
    a: { v: 1 },
    b: { v: null },
    c: {},
  }),
  'a reference can mark a place among references': finds({ order: ['v'], startAfter: [reference('x/a')] }, ['b'], {
    a: { v: reference('x/a') },
    b: { v: reference('x/b') },
  }),
  'a cursor respects a filter of equality': finds({ where: [['m', '==', 1]], order: ['n'], startAfter: [1] }, [
    'b',
    'e',
  ]),
});
