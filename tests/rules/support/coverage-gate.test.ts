import { describe, expect, it } from 'vitest';
import type { CoverageEntry } from '../../../emulators/rules/index.ts';
import { complaints } from './coverage-gate.ts';

const entry = (text: string, seenTrue: number, seenFalse: number): CoverageEntry => ({
  ...{ line: 3, column: 5, endLine: 3, endColumn: 9, start: 0, end: 4 },
  ...{ text, seenTrue, seenFalse, seenOther: 0, seenError: 0, seenOpen: 0 },
});

describe('the gate of the rules’ coverage complains', () => {
  it('of an expression that was never true, never false or never asked', () => {
    expect(complaints([entry('a == 1', 0, 1), entry('b', 1, 0), entry('c', 0, 0)], [])).toEqual([
      'L3:5 was never true: a == 1',
      'L3:5 was never false: b',
      'L3:5 was never evaluated: c',
    ]);
  });

  it('of nothing when every expression was both, or is excused', () => {
    const exceptions = [{ text: 'a ==\n 1', never: 'true', why: 'for this test' }] as const;
    expect(complaints([entry('a == 1', 0, 1), entry('b', 1, 1)], exceptions)).toEqual([]);
  });

  it('of an excuse for a side that was seen', () => {
    const exceptions = [{ text: 'b', never: 'false', why: 'for this test' }] as const;
    expect(complaints([entry('b', 1, 1)], exceptions)).toEqual(['the exception "b" is not needed: it was seen false']);
  });
});
