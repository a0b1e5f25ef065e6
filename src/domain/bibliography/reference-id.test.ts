import { expect, it } from 'vitest';
import { referenceIdOf } from './reference-id.ts';

it.each([
  [['Mellor, David', 'Beausoleil, N.'], 2020, 'mellor-2020'],
  [['Müller, Jürgen'], null, 'muller'],
  [['世界'], 2001, 'source-2001'],
])('the source of %j in %d is called %s', (authors, year, id) => {
  expect(referenceIdOf({ authors, year }, () => false)).toBe(id);
});

it('the second source of an author and a year has a number', () => {
  expect(referenceIdOf({ authors: ['Mellor, D.'], year: 2020 }, (id) => id === 'mellor-2020')).toBe('mellor-2020-2');
});
