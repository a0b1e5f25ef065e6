import { expect, it } from 'vitest';
import { compareDays, latestFirst } from './work-order.ts';

it('puts the earlier day first and none last', () => {
  expect([null, 3, 1, null, 2].toSorted(compareDays)).toEqual([1, 2, 3, null, null]);
  expect([compareDays(null, null), compareDays(2, 2)]).toEqual([0, 0]);
});

it('puts the latest work first', () => {
  expect([{ createdAtUnix: 1 }, { createdAtUnix: 3 }, { createdAtUnix: 2 }].toSorted(latestFirst)).toEqual([
    ...[{ createdAtUnix: 3 }, { createdAtUnix: 2 }, { createdAtUnix: 1 }],
  ]);
});
