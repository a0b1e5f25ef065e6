/** Values that the server computes. */
import { behaviours } from '../behaviour.ts';
import type { Stage } from '../behaviour.ts';
import { equal, holds, refusedSomewhere, same } from '../checks.ts';
import { increment, reference, serverTime, Special, time, union, without } from '../values.ts';
import type { Data } from '../values.ts';

const changes =
  (before: unknown, change: Special, expected: unknown) =>
  async ({ zoo, other }: Stage): Promise<void> => {
    await zoo.set('animals/fox', before === undefined ? {} : { v: before });
    await zoo.update('animals/fox', { v: change });
    same(await other.read('animals/fox'), { v: expected });
  };

const secondsOf = (value: unknown): number => (value instanceof Special ? (value.of[0] as number) : NaN);
const read = async ({ other }: Stage): Promise<Data> => (await other.read('animals/fox')) ?? {};

export const fieldValues = behaviours('field values', {
  'an increment adds': changes(5, increment(3), 8),
  'an increment may be negative': changes(5, increment(-7), -2),
  'an increment of a fraction makes a fraction': changes(1, increment(0.5), 1.5),
  'an increment by a whole number keeps a fraction': changes(1.5, increment(2), 3.5),
  'an increment of a missing field starts at nothing': changes(undefined, increment(4), 4),
  'an increment of a text puts the number in its place': changes('five', increment(4), 4),
  'an increment of null puts the number in its place': changes(null, increment(4), 4),
  'an increment of a map puts the number in its place': changes({ a: 1 }, increment(4), 4),
  'an increment of NaN stays NaN': changes(NaN, increment(1), NaN),
  'an increment of infinity stays infinite': changes(Infinity, increment(-1), Infinity),
  'an increment by nothing leaves the number': changes(7, increment(0), 7),
  'an increment beyond the largest integer stays at the largest': async (stage) => {
    const { zoo, other } = stage;
    const farther = { up: increment(Number.MAX_SAFE_INTEGER), down: increment(Number.MIN_SAFE_INTEGER) };
    await other.set('animals/fox', { up: 0, down: 0 });
    for (let round = 0; round < 5; round += 1) {
      await other.batch((batch) => {
        for (let n = 0; n < 205; n += 1) batch.update('animals/fox', farther);
      });
    }
    await zoo.update('animals/fox', farther);
    same(await read(stage), { up: 2 ** 63, down: -(2 ** 63) });
  },
  'increments of several clients are all counted': async (stage) => {
    const { zoo, other } = stage;
    await zoo.set('animals/fox', { n: 0 });
    const clients = [zoo, other, zoo, other, zoo, other];
    await Promise.all(clients.flatMap((client) => [1, 2].map(() => client.update('animals/fox', { n: increment(1) }))));
    same(await read(stage), { n: 12 });
  },
  'several increments of one document in a batch are all counted': async (stage) => {
    await stage.zoo.batch((batch) => {
      for (let n = 1; n <= 4; n += 1) batch.set('animals/fox', { n: increment(n) }, { merge: true });
    });
    same(await read(stage), { n: 10 });
  },
  'an increment creates its document in a merge': async (stage) => {
    await stage.zoo.set('animals/fox', { m: { n: increment(2) } }, { merge: true });
    same(await read(stage), { m: { n: 2 } });
  },
  'an increment in a document written whole starts at nothing': async (stage) => {
    await stage.zoo.set('animals/fox', { n: 100, old: 1 });
    await stage.zoo.set('animals/fox', { n: increment(2) });
    same(await read(stage), { n: 2 });
  },
  'an increment reaches a field inside a map': async (stage) => {
    await stage.zoo.set('animals/fox', { m: { n: 1, o: 1 } });
    await stage.zoo.update('animals/fox', { 'm.n': increment(1) });
    same(await read(stage), { m: { n: 2, o: 1 } });
  },
  'a union adds what is not in the list yet, in order': changes(['a', 'b'], union('c', 'b', 'd'), ['a', 'b', 'c', 'd']),
  'a union adds what it names twice only once': changes(['a'], union('b', 'b'), ['a', 'b']),
  'a union of a missing field makes the list': changes(undefined, union('a', 'b'), ['a', 'b']),
  'a union with a value that is no list puts a list in its place': changes('a', union('b'), ['b']),
  'a union keeps repetitions that were there': changes([1, 1], union(1, 2), [1, 1, 2]),
  'a union compares maps by content': changes([{ a: 1, b: 2 }], union({ b: 2, a: 1 }, { a: 2 }), [
    { a: 1, b: 2 },
    { a: 2 },
  ]),
  'a union compares times and references': changes(
    [time(1), reference('a/b')],
    union(time(1), reference('a/b'), reference('a/c')),
    [time(1), reference('a/b'), reference('a/c')],
  ),
  'a union of null and NaN adds each once': changes([null], union(null, NaN, NaN), [null, NaN]),
  'a union of nothing that is new leaves the list': changes(['a'], union('a'), ['a']),
  'a removal takes out every occurrence': changes(['a', 'b', 'a', 'c'], without('a'), ['b', 'c']),
  'a removal of several values takes out each': changes([1, 2, 3, 2, 1], without(1, 2), [3]),
  'a removal of the last item leaves an empty list': changes(['a'], without('a'), []),
  'a removal from a missing field makes an empty list': changes(undefined, without('a'), []),
  'a removal from a value that is no list puts an empty list in its place': changes(7, without(7), []),
  'a removal of what is not in the list leaves it': changes(['a'], without('b'), ['a']),
  'a removal compares maps by content': changes([{ a: 1 }, { a: 2 }], without({ a: 1 }), [{ a: 2 }]),
  'unions by several clients lose nothing': async (stage) => {
    const { zoo, other } = stage;
    await zoo.set('animals/fox', { v: [] });
    await Promise.all([zoo, other, zoo, other].map((client, n) => client.update('animals/fox', { v: union(n) })));
    same(
      ((await read(stage))['v'] as number[]).toSorted((a, b) => a - b),
      [0, 1, 2, 3],
    );
  },
  'a server time is the time of the write': async (stage) => {
    const start = Math.floor(Date.now() / 1000);
    await stage.zoo.set('animals/fox', { at: serverTime });
    const at = secondsOf((await read(stage))['at']);
    holds(at >= start - 1 && at <= Date.now() / 1000 + 1, `${at} is between ${start} and now`);
  },
  'all server times of a commit are the same': async (stage) => {
    await stage.zoo.batch((batch) => {
      batch.set('animals/fox', { at: serverTime, m: { at: serverTime } });
      batch.set('animals/hare', { at: serverTime });
    });
    const fox = await read(stage);
    const hare = await stage.other.read('animals/hare');
    holds(equal(fox['at'], (fox['m'] as Data)['at']) && equal(fox['at'], hare?.['at']), 'all three are the same');
  },
  'a server time is finer than a second and no finer than a microsecond': async (stage) => {
    const parts: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      await stage.zoo.set('animals/fox', { at: serverTime });
      parts.push(((await read(stage))['at'] as Special).of[1] as number);
    }
    holds(parts.some((part) => part !== 0) && parts.every((part) => part % 1000 === 0), `${parts.join()} fit`);
  },
  'server times of later writes are later': async ({ zoo, other }) => {
    for (const id of ['c', 'a', 'b']) await zoo.set(`animals/${id}`, { at: serverTime });
    same(await other.ids({ from: 'animals', order: ['at'] }), ['c', 'a', 'b']);
  },
  'a server time replaces whatever was there': async (stage) => {
    await stage.zoo.set('animals/fox', { at: 'never' });
    await stage.zoo.update('animals/fox', { at: serverTime });
    holds(secondsOf((await read(stage))['at']) > 0, 'a time is there');
  },
  'a computed value inside a list is refused': async ({ zoo }) => {
    await refusedSomewhere(zoo.set('animals/fox', { list: [serverTime] }), 'invalid-argument');
    await refusedSomewhere(zoo.set('animals/fox', { list: [increment(1)] }), 'invalid-argument');
  },
  'plain values and computed ones go together in one write': async (stage) => {
    await stage.zoo.set('animals/fox', { n: 1, tags: ['x'] });
    await stage.zoo.update('animals/fox', { name: 'Fox', n: increment(1), tags: without('x'), more: union(1) });
    same(await read(stage), { name: 'Fox', n: 2, tags: [], more: [1] });
  },
});
