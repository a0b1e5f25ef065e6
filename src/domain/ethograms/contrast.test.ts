import { expect, it } from 'vitest';
import { contrastWithWhite, MIN_CONTRAST } from './contrast.ts';

it('is 21 for black, 1 for white and for what is no colour', () => {
  expect(['#000000', '#ffffff', 'red', '#fff'].map(contrastWithWhite)).toEqual([21, 1, 1, 1]);
});
it('lets the lightest grey pass that holds 4.5, and not the next one', () => {
  expect(contrastWithWhite('#767676')).toBeGreaterThanOrEqual(MIN_CONTRAST);
  expect(contrastWithWhite('#777777')).toBeLessThan(MIN_CONTRAST);
});
