import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from '../contract.ts';
import { isSameElement, isSameMember } from '../equality.ts';
import { outcomeOf } from '../rules-under-test.ts';
import { elementKey, memberKey } from './value-keys.ts';

const leaf = fc.constantFrom<RulesValue>(
  ...[null, true, false, 0n, 1n, 2n ** 60n, 0, -0, 1, 1.5, 2 ** 60, Number.NaN, Infinity, -Infinity, '', '1', 'a,b'],
  ...[new Uint8Array([1]), new Uint8Array([]), new RulesPath(['a']), new RulesPath(['a', 'b']), new RulesPath(['a/b'])],
  ...[new RulesTimestamp(1n, 0), new RulesDuration(1n, 0), new RulesLatLng(0, 1), new RulesLatLng(-0, 1)],
);
const { value } = fc.letrec<{ value: RulesValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 2 }),
    fc
      .dictionary(fc.constantFrom('a', 'b', '"a":1'), tie('value'), { maxKeys: 2 })
      .map((map) => new Map(Object.entries(map))),
    fc
      .uniqueArray(leaf, { maxLength: 2, comparator: (left, right) => isSameMember(left, right) })
      .map((members) => new RulesSet(members)),
    tie('value').map((one) => new RulesMapDiff(new Map([['k', one]]), new Map())),
  ),
}));

describe('keys of values', () => {
  it('keys are equal exactly for equal members of a set', () => {
    fc.assert(
      fc.property(value, value, (left, right) => {
        expect(memberKey(left) === memberKey(right)).toBe(isSameMember(left, right));
        expect(memberKey(left)).toBe(memberKey(left));
      }),
      { numRuns: 20_000, seed: 3 },
    );
  });

  it('keys are equal exactly for equal elements of a list', () => {
    fc.assert(
      fc.property(value, value, (left, right) => {
        const [a, b] = [elementKey(left), elementKey(right)];
        expect(a !== null && a === b).toBe(isSameElement(left, right));
        expect(a !== null).toBe(isSameElement(left, left));
      }),
      { numRuns: 20_000, seed: 4 },
    );
  });
});

describe('long lists', () => {
  const long = Array.from({ length: 60_000 }, (_unused, at) => BigInt(at));
  const maps = long.slice(0, 20_000).map((n) => new Map([['n', n]]));
  const documents = { 'x/d': { long, again: [...long].reverse(), maps } };

  // all pairs would be thousands of millions of comparisons
  it.each([
    'resource.data.long.toSet().size() == 60000',
    'resource.data.maps.toSet().size() == 20000',
    'resource.data.long.hasAll(resource.data.again) && resource.data.long.hasOnly(resource.data.again)',
    '!resource.data.long.hasAny(resource.data.maps)',
    'resource.data.long.removeAll(resource.data.again) == []',
    'resource.data.long.toSet() == resource.data.again.toSet()',
    'resource.data.long.toSet().difference(resource.data.again.toSet()).size() == 0',
    'resource.data.long.toSet().intersection(resource.data.again.toSet()).size() == 60000',
    'resource.data.long.toSet().union(resource.data.again.toSet()).size() == 60000',
    'resource.data.long.toSet().hasAll(resource.data.again)',
  ])('long lists are compared in one pass: %s', (condition) => {
    expect(outcomeOf(condition, { documents })).toBe('allowed');
  });
});
