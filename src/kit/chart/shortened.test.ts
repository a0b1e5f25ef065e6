import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it.each([
  ['Repos', 'Repos'],
  ['Toilette', 'Toile…'],
  ['Marche', 'Marche'],
])('writes "%s" in six signs as "%s"', (name, expected) => {
  expect(shortened(name, 6)).toBe(expected);
});
