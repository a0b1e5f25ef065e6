import { describe, expect, it } from 'vitest';
import { aBehaviour } from '../../../tests/support/builders/ethogram.ts';
import { asContinued, continuationOf, continuedBy, mappingOf } from './mapping.ts';

const before = ['A', 'B', 'C', 'D', 'E'];
const draft = [
  { code: 'A', was: ['A'] },
  { code: 'Z', was: ['B'] },
  { code: 'M', was: ['C', 'D'] },
  { code: 'E1', was: ['E'] },
  { code: 'E2', was: ['E'] },
  { code: 'N', was: [] },
];
const mapping = mappingOf(before, draft);

describe('the mapping from the version before', () => {
  it('records what was renamed, merged and split, and leaves out what stays', () => {
    expect(mapping).toEqual([
      { from: 'B', to: ['Z'] },
      { from: 'C', to: ['M'] },
      { from: 'D', to: ['M'] },
      { from: 'E', to: ['E1', 'E2'] },
    ]);
  });
  it('records what was given up', () => expect(mappingOf(['X'], draft)).toEqual([{ from: 'X', to: [] }]));
  it('leads on, and back to each origin', () => {
    expect(['A', 'C', 'E'].map((code) => continuedBy(code, mapping))).toEqual([['A'], ['M'], ['E1', 'E2']]);
    expect(['A', 'M', 'E2', 'N'].map((code) => continuationOf(code, before, mapping))).toEqual([
      ['A'],
      ['C', 'D'],
      ['E'],
      [],
    ]);
  });
  it('begins with each behaviour continuing itself', () => {
    const behaviours = asContinued([aBehaviour('RES', { was: ['OLD'] })]);
    expect(mappingOf(['RES'], behaviours)).toEqual([]);
  });
});
