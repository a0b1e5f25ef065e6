import { expect, it } from 'vitest';
import { aBehaviour } from '../../../tests/support/builders/ethogram.ts';
import { compareEthograms } from './compare-ethograms.ts';

const lines = (...args: Parameters<typeof compareEthograms>) =>
  compareEthograms(...args).map(({ one, other, fields }) => [one?.code ?? null, other?.code ?? null, fields]);
const one = { behaviours: [aBehaviour('A'), aBehaviour('B'), aBehaviour('C')] };

it('sets behaviours of one code side by side, with the fields that differ', () => {
  const other = { behaviours: [aBehaviour('C'), aBehaviour('A', { key: 'x', type: 'point' }), aBehaviour('N')] };
  expect(lines(one, other)).toEqual([
    ['A', 'A', ['type', 'key']],
    ['B', null, []],
    ['C', 'C', []],
    [null, 'N', []],
  ]);
});
it('follows renamed, split and merged behaviours of two versions', () => {
  const other = { behaviours: [aBehaviour('A1'), aBehaviour('A2'), aBehaviour('M')] };
  const mapping = [
    { from: 'A', to: ['A1', 'A2'] },
    { from: 'B', to: ['M'] },
    { from: 'C', to: ['M'] },
  ];
  expect(lines(one, other, mapping).map(([left, right]) => [left, right])).toEqual([
    ['A', 'A1'],
    ['A', 'A2'],
    ['B', 'M'],
    ['C', 'M'],
  ]);
});
