import { expect, it } from 'vitest';
import { compareCodeUnits } from './code-units.ts';

it('the order by code units puts capitals before small letters and accents last, as no alphabet does', () => {
  expect(['é', 'b', 'a', 'B', ''].toSorted(compareCodeUnits)).toEqual(['', 'B', 'a', 'b', 'é']);
  expect(compareCodeUnits('a', 'a')).toBe(0);
});
