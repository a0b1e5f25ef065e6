import { expect, it } from 'vitest';
import { groupsOf } from './exclusion-groups.ts';

const groups = (all: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(groupsOf(Object.entries(all).map(([code, excluded]) => ({ code, excluded }))));

it('makes a group of behaviours that all exclude one another', () => {
  expect(groups({ A: ['B', 'C'], B: ['A', 'C'], C: ['B', 'A'], D: ['E'], E: ['D'], F: [] })).toEqual({
    ...{ A: 'g1', B: 'g1', C: 'g1' },
    ...{ D: 'g2', E: 'g2' },
  });
});
it('makes none of one-sided exclusions, and passes over unknown codes', () => {
  expect(groups({ A: ['B', 'C'], B: ['A'], C: [], D: ['unknown'] })).toEqual({});
});
