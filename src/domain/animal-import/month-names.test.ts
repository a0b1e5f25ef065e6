import { expect, it } from 'vitest';
import { monthNamed } from './month-names.ts';

it.each([
  ['Mar', 3],
  ['März', 3],
  ['mrt.', 3],
  ['juil.', 7],
  ['juin', 6],
  ['AOÛT', 8],
  ['ago', 8],
  ['dez', 12],
  ['ott', 10],
  ['setiembre', 9],
  ['mai', 5],
  ['giu', 6],
  ['Jnr', 1],
  ['Maerz', 3],
  ['Jänner', 1],
  ['Jaenner', 1],
  ['Feber', 2],
])('%s is month %i', (name, month) => expect(monthNamed(name)).toBe(month));

it.each(['jui', 'xyz', 'ju', '', 'marchand'])('"%s" is no month, or two', (name) =>
  expect(monthNamed(name)).toBeNull(),
);
