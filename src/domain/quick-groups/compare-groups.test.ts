import { expect, it } from 'vitest';
import { bundlesOf } from './compare-groups.ts';

it('rows are bundled by each of their keys, once in each', () => {
  const rows = [
    { id: 'a', keys: ['lion', 'tiger'] },
    { id: 'b', keys: ['lion', 'lion'] },
    { id: 'c', keys: [] },
  ];
  const bundles = bundlesOf(rows, ({ keys }) => keys).map(({ key, rows: some }) => [key, some.map(({ id }) => id)]);
  expect(bundles).toEqual([
    ['lion', ['a', 'b']],
    ['tiger', ['a']],
  ]);
});
