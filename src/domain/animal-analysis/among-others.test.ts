import { expect, it } from 'vitest';
import { amongOthers } from './among-others.ts';

it('puts a figure beside the median of the others that have one', () => {
  expect(amongOthers(3, [10, null, 4, 1])).toEqual({ own: 3, median: 4, others: 3 });
});

it('has no median without another animal', () => {
  expect(amongOthers(null, [])).toEqual({ own: null, median: null, others: 0 });
});
