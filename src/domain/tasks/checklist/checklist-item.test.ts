import { expect, it } from 'vitest';
import { isOutside } from './checklist-item.ts';

it.each([
  [{ min: 18, max: 24 }, [17.9, 18, 24, 24.1], [true, false, false, true]],
  [{ min: 18, max: null }, [17, 18, 1_000_000], [true, false, false]],
  [{ min: null, max: 0 }, [-5, 0, 0.1], [false, false, true]],
  [{ min: null, max: null }, [-1, 1], [false, false]],
])('a number is out of the bounds %j below or above them, never on them', (bounds, values, expected) => {
  expect(values.map((value) => isOutside(bounds, value))).toEqual(expected);
});
