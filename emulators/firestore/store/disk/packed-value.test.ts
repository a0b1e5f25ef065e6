import { expect, test } from 'vitest';
import { GeoPoint, Reference, Timestamp, type Value } from '../../values/value.ts';
import { sameValue } from '../../values/equality.ts';
import { packFields, unpackFields } from './packed-value.ts';

test.each<[string, Value]>([
  ['null', null],
  ['true', true],
  ['an integer', 3n],
  ['zero', 0n],
  ['an integer that no double holds', 9_223_372_036_854_775_807n],
  ['the smallest integer', -9_223_372_036_854_775_808n],
  ['the last integer that a double holds', 9_007_199_254_740_991n],
  ['the first integer that a double does not hold', 9_007_199_254_740_993n],
  ['a double', 0.1],
  ['a whole double', 3],
  ['minus zero', -0],
  ['NaN', Number.NaN],
  ['infinity', -Infinity],
  ['the largest double', Number.MAX_VALUE],
  ['the smallest double', Number.MIN_VALUE],
  ['text', 'é\n"\u0000'],
  ['text like a marked one', '~d3'],
  ['a lone tilde', '~'],
  ['bytes', Buffer.from([0, 255])],
  ['a time', new Timestamp(-62_135_596_800, 999_999_000)],
  ['a reference', new Reference('projects/p/databases/d/documents/a/b')],
  ['a place', new GeoPoint(-0, 179.999)],
  ['an array', [1n, 1, 'a', null, new Map([['b', [2n]]])]],
  ['an empty map', new Map()],
])('%s is restored from the journal unchanged', (_what, value) => {
  const fields = new Map([['f', value]]);
  const read = unpackFields(JSON.parse(JSON.stringify(packFields(fields))));
  expect([...read.keys()]).toEqual(['f']);
  expect(sameValue(read.get('f'), value)).toBe(true);
});
