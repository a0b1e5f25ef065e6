import { expect, it } from 'vitest';
import { idOfLatin, isSpeciesLatin, isTaxonLatin, tidyLatin } from './latin-name.ts';

it('an id is made of a Latin name', () => {
  expect(idOfLatin('Panthera leo persica')).toBe('panthera-leo-persica');
  expect(idOfLatin('/../')).toBe('');
});

it('a species’ name is genus and epithet, a family’s is one word', () => {
  expect(['Panthera leo', 'Panthera leo persica'].every(isSpeciesLatin)).toBe(true);
  expect(['Panthera', 'panthera leo', 'Panthera Leo', ''].some(isSpeciesLatin)).toBe(false);
  expect([isTaxonLatin('Felidae'), isTaxonLatin('felidae'), isTaxonLatin('Panthera leo')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('a typed Latin name loses the blanks that are too many', () =>
  expect(tidyLatin(' Panthera \t leo ')).toBe('Panthera leo'));
