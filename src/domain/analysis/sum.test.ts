import { expect, it } from 'vitest';
import { sum } from './sum.ts';

it('numbers are added up, and none of them make 0', () => {
  expect([sum([1, 2, 4]), sum(new Map([['a', 3]]).values()), sum([])]).toEqual([7, 3, 0]);
});
