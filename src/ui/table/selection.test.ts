import { expect, it } from 'vitest';
import { toggled, toggledAll } from './selection.ts';

it('one click selects a row, the next lets it go', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b']);
  expect([...toggled(new Set(['a', 'b']), 'b')]).toEqual(['a']);
});

it('"all" means the rows shown; rows hidden by a filter stay selected', () => {
  expect([...toggledAll(new Set(['hidden', 'a']), ['a', 'b'])]).toEqual(['hidden', 'a', 'b']);
  expect([...toggledAll(new Set(['hidden', 'a', 'b']), ['a', 'b'])]).toEqual(['hidden']);
});
