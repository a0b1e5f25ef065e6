import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNames } from './name-order.ts';
import { compareValues } from './order.ts';
import { compareStrings } from './string-order.ts';
import { GeoPoint, Reference, Timestamp, type Value } from './value.ts';

const timestamp = fc
  .tuple(fc.integer({ min: -1e9, max: 1e10 }), fc.integer({ min: 0, max: 999_999 }))
  .map(([seconds, micros]) => new Timestamp(seconds, micros * 1000));
const id = fc.stringMatching(/^[a-c_0\-~]{1,3}$/);
const reference = fc
  .array(fc.tuple(id, id), { minLength: 1, maxLength: 3 })
  .map((pairs) => new Reference(`projects/p/databases/d/documents/${pairs.flat().join('/')}`));
const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.integer({ min: -3, max: 3 }).map(BigInt),
  fc.double(),
  fc.integer({ min: -3, max: 3 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.uint8Array({ maxLength: 3 }),
  timestamp,
  reference,
  fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 })).map(([a, b]) => new GeoPoint(a, b)),
);
const value: fc.Arbitrary<Value> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.array(fc.tuple(id, scalar), { maxLength: 3 }).map((entries) => new Map(entries)),
);

describe('order of values', () => {
  test('the order of values is antisymmetric', () => {
    fc.assert(
      fc.property(value, value, (a, b) => Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a)) === 0),
    );
  });

  test('the order of values is transitive', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        const [low, middle, high] = [a, b, c].sort(compareValues) as [Value, Value, Value];
        return compareValues(low, middle) <= 0 && compareValues(middle, high) <= 0 && compareValues(low, high) <= 0;
      }),
    );
  });

  test('every value equals itself', () => {
    fc.assert(fc.property(value, (a) => compareValues(a, a) === 0));
  });

  test('the types are ordered as documented', () => {
    const vector = new Map<string, Value>([
      ['__type__', '__vector__'],
      ['value', [1]],
    ]);
    const ascending: Value[] = [
      null,
      false,
      true,
      Number.NaN,
      Number.NEGATIVE_INFINITY,
      -1n,
      0,
      1n,
      1.5,
      9_007_199_254_740_992,
      9_007_199_254_740_993n,
      Number.POSITIVE_INFINITY,
      new Timestamp(1, 0),
      '',
      'a',
      Buffer.from([0]),
      new Reference('projects/p/databases/d/documents/a/b'),
      new GeoPoint(0, 0),
      [],
      [1n],
      vector,
      new Map(),
      new Map([['a', 1n]]),
    ];
    for (let index = 1; index < ascending.length; index += 1) {
      expect(compareValues(ascending[index - 1] as Value, ascending[index] as Value), `position ${index}`).toBeLessThan(
        0,
      );
    }
  });

  test('an integer equals the same double, and both zeros are equal', () => {
    expect(compareValues(3n, 3)).toBe(0);
    expect(compareValues(-0, 0n)).toBe(0);
    expect(compareValues(Number.NaN, Number.NaN)).toBe(0);
  });

  test('maps compare by the smallest differing key, then its value, then size', () => {
    const a = new Map<string, Value>([
      ['b', 1n],
      ['a', 1n],
    ]);
    expect(compareValues(a, new Map([['a', 2n]]))).toBeLessThan(0);
    expect(compareValues(a, new Map([['b', 0n]]))).toBeLessThan(0);
    expect(compareValues(a, new Map([['a', 1n]]))).toBeGreaterThan(0);
  });
});

test('strings are ordered by their UTF-8 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      const bytes = Buffer.compare(Buffer.from(a), Buffer.from(b));
      return Math.sign(compareStrings(a, b)) === bytes;
    }),
  );
  expect(compareStrings('\u{1F600}', '￿')).toBeGreaterThan(0);
});

describe('order of names', () => {
  test('names are ordered by their segments', () => {
    fc.assert(
      fc.property(reference, reference, (a, b) => {
        const left = a.name.split('/');
        const right = b.name.split('/');
        const index = left.findIndex((segment, position) => segment !== right[position]);
        const expected =
          index === -1 || right[index] === undefined
            ? left.length - right.length
            : compareStrings(left[index] as string, right[index]);
        return Math.sign(compareNames(a.name, b.name)) === Math.sign(expected);
      }),
    );
  });

  test('numeric ids come first, in numeric order', () => {
    const ids = ['__id-5__', '__id7__', '__id12__', '7', 'A', '__id', '__id_1__', 'a'];
    const shuffled = ids.toReversed().map((name) => `c/${name}`);
    expect(shuffled.sort(compareNames)).toEqual([
      'c/__id-5__',
      'c/__id7__',
      'c/__id12__',
      'c/7',
      'c/A',
      'c/__id',
      'c/__id_1__',
      'c/a',
    ]);
  });
});
