import { expect, it } from 'vitest';
import { citationOf, shortAuthors } from './citation.ts';

it('a source is cited by its authors, year and title', () => {
  expect(citationOf({ authors: ['Mellor, David'], year: 2020, title: 'Domains' })).toBe('Mellor 2020, Domains');
  expect(citationOf({ authors: [], year: null, title: 'Domains' })).toBe('Domains');
  expect(shortAuthors(['A, B', 'C, D'])).toBe('A, C');
  expect(shortAuthors(['A, B', 'C, D', 'E, F'])).toBe('A et al.');
  expect(shortAuthors([])).toBe('');
});
