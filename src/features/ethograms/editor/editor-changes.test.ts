import { expect, it } from 'vitest';
import { aBehaviour } from '../../../../tests/support/builders/ethogram.ts';
import { asContinuing, merged, split } from './editor-changes.ts';

const behaviours = [aBehaviour('A', { was: ['A'] }), aBehaviour('B', { was: ['B', 'C'] }), aBehaviour('N')];
const facts = (all: readonly { code: string; was: string[] }[]) => all.map(({ code, was }) => [code, was]);

it('splits a behaviour into two that continue the same codes', () => {
  expect(facts(split(behaviours, 0)).slice(0, 2)).toEqual([
    ['A', ['A']],
    ['', ['A']],
  ]);
});
it('merges a behaviour into another one, which continues both', () => {
  expect(facts(merged(behaviours, 1, 'A'))).toEqual([
    ['A', ['A', 'B', 'C']],
    ['N', []],
  ]);
  expect(merged(behaviours, 0, 'A')).toBe(behaviours);
});
it('lets imported behaviours continue the codes that were published', () => {
  expect(facts(asContinuing([aBehaviour('A'), aBehaviour('X', { was: ['Y'] })], ['A']))).toEqual([
    ['A', ['A']],
    ['X', []],
  ]);
});
