/** Values that the server computes from many documents. */
import { behaviours } from '../behaviour.ts';
import type { Stage } from '../behaviour.ts';
import { refused, refusedSomewhere, same } from '../checks.ts';
import type { Aggregate, QuerySpec } from '../query-spec.ts';
import type { Data } from '../values.ts';
import { fill } from '../zoo.ts';

const valued = (...values: unknown[]): Record<string, Data> =>
  Object.fromEntries(values.map((v, index) => [`d${index}`, { v }]));

const gives =
  (documents: Record<string, Data>, aggregates: Record<string, Aggregate>, expected: Data, query: QuerySpec = {}) =>
  async ({ zoo, other }: Stage): Promise<void> => {
    await fill(zoo, 'cases', documents);
    same(await other.aggregate({ from: 'cases', ...query }, aggregates), expected);
  };

const sumOf = (values: unknown[], expected: unknown) => gives(valued(...values), { s: ['sum', 'v'] }, { s: expected });
const averageOf = (values: unknown[], expected: unknown) =>
  gives(valued(...values), { a: ['average', 'v'] }, { a: expected });

export const aggregations = behaviours('aggregations', {
  'a collection is counted': gives(valued(1, 'a', null), { c: ['count'] }, { c: 3 }),
  'an empty collection counts zero': gives({}, { c: ['count'] }, { c: 0 }),
  'a query is counted': gives(valued(1, 2, 3), { c: ['count'] }, { c: 2 }, { where: [['v', '>', 1]] }),
  'a count respects a limit': gives(valued(1, 2, 3), { c: ['count'] }, { c: 2 }, { limit: 2 }),
  'a count respects a limit of the last': gives(
    valued(1, 2, 3),
    { c: ['count'] },
    { c: 2 },
    { order: ['v'], limitToLast: 2 },
  ),
  'a count respects cursors': gives(valued(1, 2, 3), { c: ['count'] }, { c: 2 }, { order: ['v'], startAt: [2] }),
  'a count with an order leaves out documents without the field': gives(
    { a: { v: 1 }, b: {} },
    { c: ['count'] },
    { c: 1 },
    { order: ['v'] },
  ),
  'a count is of now': async ({ zoo, other }) => {
    await fill(zoo, 'cases', valued(1, 2));
    same(await other.count({ from: 'cases' }), 2);
    await zoo.remove('cases/d0');
    same(await other.count({ from: 'cases' }), 1);
  },
  'whole numbers are summed': sumOf([1, 2, 3, -4], 2),
  'fractions are summed': sumOf([0.5, 0.25], 0.75),
  'whole numbers and fractions are summed': sumOf([1, 0.5], 1.5),
  'nothing sums to zero': sumOf([], 0),
  'what is not a number is left out of a sum': sumOf([1, '2', null, true, [3], { a: 4 }, 5], 6),
  'a sum with NaN is NaN': sumOf([1, NaN, 2], NaN),
  'a sum with infinity is infinite': sumOf([1, Infinity], Infinity),
  'a sum of both infinities is NaN': sumOf([Infinity, -Infinity], NaN),
  'a sum beyond the largest double is infinite': sumOf([Number.MAX_VALUE, Number.MAX_VALUE], Infinity),
  'a sum of large whole numbers that cancel out is exact': sumOf([2 ** 53 - 1, 1, -(2 ** 53 - 1)], 1),
  'an average is a fraction': averageOf([1, 2], 1.5),
  'an average of whole numbers may be whole': averageOf([2, 4], 3),
  'an average of nothing is null': averageOf([], null),
  'an average of what has no numbers is null': averageOf(['a', null], null),
  'what is not a number is left out of an average': averageOf([1, 'x', null, 3], 2),
  'an average with NaN is NaN': averageOf([1, NaN], NaN),
  'an average of negative numbers works': averageOf([-1, -2, 6], 1),
  'several aggregates are answered at once': gives(
    valued(1, 2, 3),
    { c: ['count'], s: ['sum', 'v'], a: ['average', 'v'] },
    { c: 3, s: 6, a: 2 },
  ),
  'several aggregates take only documents that have all the fields': gives(
    { a: { v: 1, w: 10 }, b: { v: 2 }, c: { w: 30 }, d: { v: 4, w: 40 } },
    { c: ['count'], v: ['sum', 'v'], w: ['sum', 'w'] },
    { c: 2, v: 5, w: 50 },
  ),
  'a field inside a map is summed': gives(
    { a: { m: { v: 1 } }, b: { m: { v: 2 } }, c: { m: 3 } },
    { s: ['sum', 'm.v'] },
    { s: 3 },
  ),
  'a field with a dot in its name is summed': gives(
    { a: { 'm.v': 1 }, b: { m: { v: 2 } } },
    { s: ['sum', ['m.v']] },
    { s: 1 },
  ),
  'a sum respects filters and limits': gives(
    valued(1, 2, 3, 4, 5),
    { s: ['sum', 'v'] },
    { s: 5 },
    { where: [['v', '>', 1]], order: ['v'], limit: 2 },
  ),
  'aliases may be long and odd': gives(
    valued(1),
    { 'a "long" `alias` 動物': ['sum', 'v'] },
    { 'a "long" `alias` 動物': 1 },
  ),
  'five aggregates are accepted': gives(
    valued(2, 4),
    { a: ['count'], b: ['sum', 'v'], c: ['average', 'v'], d: ['sum', 'v'], e: ['count'] },
    { a: 2, b: 6, c: 3, d: 6, e: 2 },
  ),
  'six aggregates of different fields are refused': async ({ zoo }) => {
    const fields = ['a', 'b', 'c', 'd', 'e', 'f'];
    const six = Object.fromEntries(fields.map((field): [string, Aggregate] => [field, ['sum', field]]));
    await refused(zoo.aggregate({ from: 'cases' }, six), 'invalid-argument');
  },
  'no aggregates are refused': async ({ zoo }) => {
    await refusedSomewhere(zoo.aggregate({ from: 'cases' }, {}), 'invalid-argument');
  },
});
