import { expect, it } from 'vitest';
import { isMeasure } from './measure.ts';

it.each([0.001, 1, 999.9, 1_000])('%d is a measure up to 1,000', (value) => {
  expect(isMeasure(value, 1_000)).toBe(true);
});
it.each([0, -1, 1_000.1, Number.NaN, Number.POSITIVE_INFINITY])('%d is none', (value) => {
  expect(isMeasure(value, 1_000)).toBe(false);
});
