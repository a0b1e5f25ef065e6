/** Refused operations, and the code of each refusal. */
import { behaviours } from '../behaviour.ts';
import type { Stage } from '../behaviour.ts';
import { refused, refusedSomewhere, same } from '../checks.ts';
import type { Filter, QuerySpec } from '../query-spec.ts';

const refusesWrite =
  (path: string, data: Record<string, unknown>) =>
  async ({ zoo }: Stage): Promise<void> => {
    await refusedSomewhere(zoo.set(path, data), 'invalid-argument');
    await zoo.set('cases/after', { ok: true });
    same(await zoo.read('cases/after'), { ok: true });
  };

const refusesQuery =
  (query: Omit<QuerySpec, 'from'>) =>
  async ({ zoo }: Stage): Promise<void> => {
    await zoo.set('cases/a', { v: 1 });
    await refusedSomewhere(zoo.ids({ from: 'cases', ...query }), 'invalid-argument');
    same(await zoo.ids({ from: 'cases' }), ['a']);
  };

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const errors = behaviours('errors', {
  'a list directly inside a list is refused': refusesWrite('cases/a', { v: [1, [2]] }),
  'a field with an empty name is refused': refusesWrite('cases/a', { '': 1 }),
  'a field whose name begins and ends with two underscores is refused': refusesWrite('cases/a', { __v__: 1 }),
  'a document whose id begins and ends with two underscores is refused': async ({ zoo }) => {
    await refused(zoo.set('cases/__a__', { v: 1 }), 'invalid-argument');
  },
  'a document whose id is one or two dots is refused': async ({ zoo }) => {
    await refused(zoo.set('cases/.', { v: 1 }), 'invalid-argument');
    await refused(zoo.set('cases/..', { v: 1 }), 'invalid-argument');
  },
  'an id of dots and other characters is accepted': async ({ zoo }) => {
    await zoo.set('cases/...', { v: 1 });
    await zoo.set('cases/__a', { v: 1 });
    same(await zoo.ids({ from: 'cases' }), ['...', '__a']);
  },
  'a value that is undefined is refused': refusesWrite('cases/a', { v: undefined }),
  'a value of a class of ones own is refused': refusesWrite('cases/a', { v: new Map() }),
  'a list of no values to be one of is refused': refusesQuery({ where: [['v', 'in', []]] }),
  'a list of no values to be none of is refused': refusesQuery({ where: [['v', 'not-in', []]] }),
  'a list of no values to contain is refused': refusesQuery({ where: [['v', 'array-contains-any', []]] }),
  'thirty-one values to be one of are refused': refusesQuery({ where: [['v', 'in', numbers(31)]] }),
  'thirty values to contain are accepted': async ({ zoo }) => {
    await zoo.set('cases/a', { v: [29] });
    same(await zoo.ids({ from: 'cases', where: [['v', 'array-contains-any', numbers(30)]] }), ['a']);
  },
  'thirty-one values to contain are refused': refusesQuery({ where: [['v', 'array-contains-any', numbers(31)]] }),
  'ten values to be none of are accepted': async ({ zoo }) => {
    await zoo.set('cases/a', { v: 10 });
    same(await zoo.ids({ from: 'cases', where: [['v', 'not-in', numbers(10)]] }), ['a']);
  },
  'eleven values to be none of are refused': refusesQuery({ where: [['v', 'not-in', numbers(11)]] }),
  'two containments in one conjunction are refused': refusesQuery({
    where: [
      ['v', 'array-contains', 1],
      ['w', 'array-contains', 1],
    ],
  }),
  'unequal and none of together are refused': refusesQuery({
    where: [
      ['v', '!=', 1],
      ['w', 'not-in', [1]],
    ],
  }),
  'two none of together are refused': refusesQuery({
    where: [
      ['v', 'not-in', [1]],
      ['w', 'not-in', [1]],
    ],
  }),
  'none of and one of together are refused': refusesQuery({
    where: [
      ['v', 'not-in', [1]],
      ['w', 'in', [1]],
    ],
  }),
  'inequalities on ten fields are accepted': async ({ zoo }) => {
    const fields = numbers(10).map((n) => `f${n}`);
    await zoo.set('cases/a', Object.fromEntries(fields.map((field) => [field, 1])));
    same(await zoo.ids({ from: 'cases', where: fields.map((field): Filter => [field, '>', 0]) }), ['a']);
  },
  'inequalities on eleven fields are refused': refusesQuery({
    where: numbers(11).map((n): Filter => [`f${n}`, '>', 0]),
  }),
  'a cursor with more values than the order has fields is refused': refusesQuery({ order: ['v'], startAt: [1, 2, 3] }),
  'a listener with too many alternatives ends with an error': async ({ zoo, other }) => {
    const watch = zoo.watch({ from: 'cases', where: [{ or: numbers(31).map((n): Filter => ['n', '==', n]) }] });
    await watch.endsWith('invalid-argument');
    const healthy = zoo.watch({ from: 'cases' });
    await other.set('cases/a', {});
    await healthy.shows(['a']);
    healthy.stop();
  },
});
