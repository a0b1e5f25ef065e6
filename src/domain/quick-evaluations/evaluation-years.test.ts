import { expect, it } from 'vitest';
import { yearsOf } from './evaluation-years.ts';

it('years begin at midnight in Paris, the latest first with its number of evaluations', () => {
  const instants = ['2024-12-31T22:59:59Z', '2024-12-31T23:00:00Z', '2025-06-01T10:00:00Z', '2023-03-01T10:00:00Z'];
  expect(yearsOf(instants.map((one) => Date.parse(one)))).toEqual([
    { year: 2025, count: 2 },
    { year: 2024, count: 1 },
    { year: 2023, count: 1 },
  ]);
  expect(yearsOf([])).toEqual([]);
});
