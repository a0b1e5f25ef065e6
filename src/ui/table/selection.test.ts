import { expect, it } from 'vitest';
import { toggled, toggledAll, withRange } from './selection.ts';

it('one click selects a row, the next deselects it', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b']);
  expect([...toggled(new Set(['a', 'b']), 'b')]).toEqual(['a']);
});

it('"all" means the rows shown; rows hidden by a filter stay selected', () => {
  expect([...toggledAll(new Set(['hidden', 'a']), ['a', 'b'])]).toEqual(['hidden', 'a', 'b']);
  expect([...toggledAll(new Set(['hidden', 'a', 'b']), ['a', 'b'])]).toEqual(['hidden']);
});

it('a click with Shift selects every row from the last one on, upwards too, and deselects none', () => {
  const shown = ['a', 'b', 'c', 'd'];
  expect([...withRange(new Set(['d']), shown, 'a', 'c')]).toEqual(['d', 'a', 'b', 'c']);
  expect([...withRange(new Set(), shown, 'd', 'c')]).toEqual(['c', 'd']);
});

it('a click with Shift is a plain one when there is no last row, or it is not shown any more', () => {
  expect([...withRange(new Set(), ['a', 'b'], null, 'b')]).toEqual(['b']);
  expect([...withRange(new Set(['b']), ['a', 'b'], 'gone', 'b')]).toEqual([]);
});
