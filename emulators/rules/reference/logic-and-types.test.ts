import { describe, expect, it } from 'vitest';
import { verdictOf } from '../rules-under-test.ts';
import { documents } from './stored.ts';

/** Results as documented in docs/reference/rules and docs/rules/rules-language, or recorded from the service. */
const ANSWERS: readonly (readonly [string, boolean | 'error'])[] = [
  ["'a' + 1 == 'a1'", 'error'],
  ["'a' * 3 == 'aaa'", 'error'],
  ["'Z' < 'a'", true],
  ['\'a\' == "a"', true],
  ["'it\\'s' == \"it's\"", true],
  ["'\\u0041' == 'A'", true],
  ["'\\x41' == 'A'", true],
  ["'\\101' == 'A'", true],
  ['1 == 1.0', true],
  ['1 < 1.5', true],
  ['5 % -3 == 2', true],
  ['1 + true == 2', 'error'],
  ['!!true', true],
  ['1 is int && 1 is number && !(1 is float)', true],
  ['1.0 is float && 1.0 is number && !(1.0 is int)', true],
  ["'a' is string && true is bool && null is string", false],
  ['null == null', true],
  ['null is map', false],
  ['request is map', true],
  ['null == 0', false],
  ['null == false', false],
  ['true && false || true', true],
  ['true || false && false', true],
  ['true ? false : true', false],
  ['true ? true ? false : true : true', false],
  ['1 ? true : false', 'error'],
  ['1 && true', 'error'],
  ['true && 1', 'error'],
  ["'a' || true", true],
  ["false || 'a'", 'error'],
  ['!1', 'error'],
  ['1 == 1 == true', true],
  ['1 < 2 == true', true],
  ["'a' <= 'a' && 'a' >= 'a'", true],
  ["'😀' > 'z'", true],
  ['true == 1', false],
  ['true < false', 'error'],
  ['null == null && !(null != null)', true],
  ['null < null', 'error'],
  ['(true || false) && !false', true],
  ['1 - -1 == 2', true],
  ['1--1 == 2', true],
  ['1 < 2 && 2 < 3', true],
  ['1 == 2 ? false : true', true],
];

describe('logic, comparison and types', () => {
  it.each(ANSWERS)('%s → %s', (expression, answer) => {
    expect(verdictOf(expression, { documents })).toBe(answer);
  });
});
