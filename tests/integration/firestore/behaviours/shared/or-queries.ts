/** Queries of alternatives. */
import { behaviours } from '../behaviour.ts';
import type { Stage } from '../behaviour.ts';
import { refused, same } from '../checks.ts';
import type { Filter, QuerySpec } from '../query-spec.ts';
import type { Data } from '../values.ts';
import { fill } from '../zoo.ts';

const documents: Record<string, Data> = {
  a: { n: 1, t: 'x', tags: ['r'] },
  b: { n: 2, t: 'x', tags: ['g', 'b'] },
  c: { n: 3, t: 'y', tags: ['r', 'b'] },
  d: { n: 4, t: 'z', tags: [] },
  e: { n: 5 },
  f: { t: 'y', tags: ['g'] },
};

const finds =
  (filter: Filter, expected: string[], more: Omit<QuerySpec, 'where'> = {}) =>
  async ({ zoo, other }: Stage): Promise<void> => {
    await fill(zoo, 'cases', documents);
    const query = { from: 'cases', where: [filter], ...more };
    same(await other.ids(query), expected);
    const watch = zoo.watch(query);
    await watch.shows(expected);
  };

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const orQueries = behaviours('or-queries', {
  'either of two equalities is enough': finds(
    {
      or: [
        ['n', '==', 1],
        ['t', '==', 'y'],
      ],
    },
    ['a', 'c', 'f'],
  ),
  'a document that meets both is found once': finds(
    {
      or: [
        ['n', '==', 1],
        ['t', '==', 'x'],
      ],
    },
    ['a', 'b'],
  ),
  'alternatives of one field work like a list': finds(
    {
      or: [
        ['n', '==', 1],
        ['n', '==', 4],
      ],
    },
    ['a', 'd'],
  ),
  'alternatives with one member are that member': finds({ or: [['n', '==', 1]] }, ['a']),
  'alternatives inside a conjunction work': finds(
    {
      and: [
        ['t', '==', 'x'],
        {
          or: [
            ['n', '==', 2],
            ['n', '==', 3],
          ],
        },
      ],
    },
    ['b'],
  ),
  'conjunctions inside alternatives work': finds(
    {
      or: [
        {
          and: [
            ['t', '==', 'x'],
            ['n', '==', 2],
          ],
        },
        {
          and: [
            ['t', '==', 'y'],
            ['n', '==', 3],
          ],
        },
      ],
    },
    ['b', 'c'],
  ),
  'alternatives nest in alternatives': finds(
    {
      or: [
        ['n', '==', 1],
        {
          or: [
            ['n', '==', 2],
            {
              and: [
                ['n', '==', 3],
                ['t', '==', 'y'],
              ],
            },
          ],
        },
      ],
    },
    ['a', 'b', 'c'],
  ),
  'alternatives of inequalities order by the field': finds(
    {
      or: [
        ['n', '>', 4],
        ['n', '<', 2],
      ],
    },
    ['e', 'a'],
    { order: ['n desc'] },
  ),
  'with an inequality, documents without its field are left out of the order': finds(
    {
      or: [
        ['n', '>', 3],
        ['t', '==', 'y'],
      ],
    },
    ['c', 'd', 'e'],
  ),
  'alternatives with an order leave out documents without the field of the order': finds(
    {
      or: [
        ['n', '==', 5],
        ['t', '==', 'y'],
      ],
    },
    ['c', 'e'],
    { order: ['n'] },
  ),
  'alternatives with a limit give the first of all': finds(
    {
      or: [
        ['t', '==', 'z'],
        ['t', '==', 'x'],
      ],
    },
    ['a', 'b'],
    { order: ['n'], limit: 2 },
  ),
  'alternatives with a limit of the last give the end': finds(
    {
      or: [
        ['t', '==', 'z'],
        ['t', '==', 'x'],
      ],
    },
    ['b', 'd'],
    { order: ['n'], limitToLast: 2 },
  ),
  'lists of values go inside alternatives': finds(
    {
      or: [
        ['n', 'in', [1, 2]],
        ['t', '==', 'z'],
      ],
    },
    ['a', 'b', 'd'],
  ),
  'unequal goes inside alternatives': finds(
    {
      or: [
        ['n', '==', 1],
        ['t', '!=', 'x'],
      ],
    },
    ['a', 'c', 'f', 'd'],
  ),
  'containment goes inside alternatives': finds(
    {
      or: [
        ['tags', 'array-contains', 'r'],
        ['n', '==', 5],
      ],
    },
    ['a', 'c', 'e'],
  ),
  'containment in each of several alternatives is allowed': finds(
    {
      or: [
        ['tags', 'array-contains', 'r'],
        ['tags', 'array-contains', 'g'],
      ],
    },
    ['a', 'b', 'c', 'f'],
  ),
  'containment of any goes with a list of values': finds(
    {
      and: [
        ['tags', 'array-contains-any', ['r', 'g']],
        ['t', 'in', ['x', 'y']],
      ],
    },
    ['a', 'b', 'c', 'f'],
  ),
  'two lists of values in a conjunction need both': finds(
    {
      and: [
        ['t', 'in', ['x', 'y']],
        ['n', 'in', [2, 3, 4]],
      ],
    },
    ['b', 'c'],
  ),
  'alternatives may ask for null': async ({ zoo, other }) => {
    await fill(zoo, 'cases', { a: { n: null }, b: { n: 1 }, c: {}, d: { n: 2 } });
    same(
      await other.ids({
        from: 'cases',
        where: [
          {
            or: [
              ['n', '==', null],
              ['n', '==', 1],
            ],
          },
        ],
      }),
      ['a', 'b'],
    );
  },
  'alternatives may be of names': finds(
    {
      or: [
        ['__name__', '==', 'a'],
        ['n', '==', 4],
      ],
    },
    ['a', 'd'],
  ),
  'alternatives can be counted': async ({ zoo, other }) => {
    await fill(zoo, 'cases', documents);
    same(
      await other.count({
        from: 'cases',
        where: [
          {
            or: [
              ['n', '<', 3],
              ['n', '>', 4],
            ],
          },
        ],
      }),
      3,
    );
  },
  'thirty alternatives are accepted': async ({ zoo }) => {
    await fill(zoo, 'cases', documents);
    same(await zoo.ids({ from: 'cases', where: [{ or: upTo(30).map((n) => ['n', '==', n] as const) }] }), [
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  },
  'thirty-one alternatives are refused': async ({ zoo }) => {
    const where = [{ or: upTo(31).map((n) => ['n', '==', n] as const) }];
    await refused(zoo.ids({ from: 'cases', where }), 'invalid-argument', /30/);
  },
  'lists of five and of six values make thirty alternatives, which are accepted': async ({ zoo }) => {
    await fill(zoo, 'cases', { a: { n: 1, m: 1 } });
    const where: Filter[] = [
      ['n', 'in', upTo(5)],
      ['m', 'in', upTo(6)],
    ];
    same(await zoo.ids({ from: 'cases', where }), ['a']);
  },
  'lists of five and of seven values make thirty-five alternatives, which are refused': async ({ zoo }) => {
    const where: Filter[] = [
      ['n', 'in', upTo(5)],
      ['m', 'in', upTo(7)],
    ];
    await refused(zoo.ids({ from: 'cases', where }), 'invalid-argument', /30/);
  },
});
