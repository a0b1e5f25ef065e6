import { describe, expect, it } from 'vitest';
import {
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from './contract.ts';
import { isSameElement, isSameMember, valuesEqual } from './equality.ts';

const relations = (left: RulesValue, right: RulesValue) => [
  valuesEqual(left, right),
  isSameElement(left, right),
  isSameMember(left, right),
];

describe('equality, list elements and set members', () => {
  it.each<[string, RulesValue, RulesValue, boolean[]]>([
    ['an int and a float', 1n, 1, [true, false, true]],
    ['zero and minus zero', 0, -0, [true, true, true]],
    ['NaN and NaN', Number.NaN, Number.NaN, [false, false, true]],
    ['lists of an int and a float', [1n], [1], [false, false, true]],
    ['lists of zero and minus zero', [0], [-0], [false, false, true]],
    ['lists of NaN', [Number.NaN], [Number.NaN], [false, false, true]],
    ['maps of an int and a float', new Map([['a', 1n]]), new Map([['a', 1]]), [false, false, true]],
    ['large numbers that only a float confuses', 9007199254740993n, 9007199254740992, [false, false, false]],
    ['a text and a number', '1', 1n, [false, false, false]],
    ['null and false', null, false, [false, false, false]],
    ['lists in another order', ['a', 'b'], ['b', 'a'], [false, false, false]],
    ['lists of another length', ['a'], ['a', 'a'], [false, false, false]],
    [
      'maps with one key more',
      new Map([['a', 'x']]),
      new Map([
        ['a', 'x'],
        ['b', 'y'],
      ]),
      [false, false, false],
    ],
    ['a map and a list', new Map(), [], [false, false, false]],
  ])('equality of %s', (_what, left, right, expected) => {
    expect(relations(left, right)).toEqual(expected);
    expect(relations(right, left)).toEqual(expected);
  });

  it.each<[string, () => RulesValue, RulesValue]>([
    ['timestamps', () => new RulesTimestamp(1n, 2), new RulesTimestamp(1n, 3)],
    ['durations', () => new RulesDuration(1n, 2), new RulesDuration(2n, 2)],
    ['points', () => new RulesLatLng(1, 2), new RulesLatLng(1, 3)],
    ['paths', () => new RulesPath(['a', 'b']), new RulesPath(['a'])],
    ['bytes', () => Uint8Array.of(1, 2), Uint8Array.of(1, 3)],
    ['sets', () => new RulesSet(['a', 1n]), new RulesSet(['a', 2n])],
    ['differences', () => new RulesMapDiff(new Map(), new Map()), new RulesMapDiff(new Map(), new Map([['a', null]]))],
  ])('equality of %s depends on their content', (_what, make, other) => {
    expect(relations(make(), make())).toEqual([true, true, true]);
    expect(relations(make(), other)).toEqual([false, false, false]);
  });

  it('equality of sets ignores their order', () => {
    expect(valuesEqual(new RulesSet(['a', 'b']), new RulesSet(['b', 'a']))).toBe(true);
  });

  it('a timestamp never equals a duration', () => {
    expect(valuesEqual(new RulesTimestamp(1n, 0), new RulesDuration(1n, 0))).toBe(false);
  });
});
