import { expect, test } from 'vitest';
import { checkRule, count, names, type RuleShape, text, yesOrNo } from './check-rule.ts';

const shape: RuleShape = {
  checks: { method: names('a method'), path: text, skip: count(0), times: count(1), drop: yesOrNo },
  actions: ['drop'],
  invalid: (message) => new Error(message),
};

test.each([
  ['a word', 'drop', 'A fault is an object.'],
  ['a list', [], 'A fault is an object.'],
  ['an unknown field', { drop: true, delay: 1 }, 'A fault has no "delay".'],
  ['the name of what every object has', { drop: true, constructor: 1 }, 'A fault has no "constructor".'],
  ['an empty text', { drop: true, path: '' }, '"path" of a fault is a text.'],
  ['an empty list of names', { drop: true, method: [] }, '"method" of a fault is a method or a list of them.'],
  ['less than nothing', { drop: true, skip: -1 }, '"skip" of a fault is a whole number from 0.'],
  ['none where one is the least', { drop: true, times: 0 }, '"times" of a fault is a whole number from 1.'],
  ['a fault that does nothing', { path: 'a' }, 'A fault does something: drop.'],
  ['a fault that is told not to', { drop: false }, 'A fault does something: drop.'],
])('%s is refused with a reason', (_, value, message) => {
  expect(() => checkRule(value, shape)).toThrow(message);
});

test.each([
  [{ drop: true }],
  [{ drop: true, method: 'Commit', skip: 0, times: 1 }],
  [{ drop: true, method: ['Commit', 'Listen'], path: 'a' }],
  [{ drop: true, path: undefined }],
])('%j is a valid fault', (value) => {
  expect(() => checkRule(value, shape)).not.toThrow();
});
