import { expect, it } from 'vitest';
import { aSector } from '../../../../tests/support/builders/establishment.ts';
import { anEnclosure, aTaxonomy } from '../../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../../tests/support/builders/register-animal.ts';
import { rowSearch } from '#lib/search/row-search.ts';
import { foldText } from '#lib/search/fold-text.ts';
import type { Language } from '#domain/users/language.ts';
import { animalRows, rowText, sectorParts, sectorRows } from './target-rows.ts';

const { species } = aTaxonomy();
const around = (language: Language) => ({ sectors: [aSector()], enclosures: [anEnclosure()], species, language });
const duma = aRegisterAnimal({
  animalId: 'duma',
  animalName: 'Duma',
  specieId: 'cheetah',
  specieName: 'Guépard',
  specieLatinName: 'Acinonyx jubatus',
});
const found = (language: Language, search: string) =>
  rowSearch(animalRows([duma, aRegisterAnimal()], around(language)), (row) => foldText(rowText(row)))
    .find(search)
    .map(({ id }) => id);

it('names the species of an animal in the language of the page', () => {
  expect(animalRows([duma], around('en'))[0]?.detail).toBe('Cheetah · Grande plaine · Savane africaine');
  expect(animalRows([duma], around('fr'))[0]?.detail).toBe('Guépard · Grande plaine · Savane africaine');
});

it.each([
  ['en', 'CHEETAH'],
  ['en', 'guepard'],
  ['en', 'acinonyx'],
  ['de', 'Guépard'],
  ['fr', 'cheetah'],
  ['fr', 'jubatus duma'],
] as const)('finds the animals of a species in %s by "%s"', (language, search) =>
  expect(found(language, search)).toEqual(['duma']),
);

it('finds no animal by the name of another species', () => expect(found('fr', 'zebra')).toEqual([]));

it('lists the person’s own sectors first, and parts nothing where there are no others', () => {
  const sectors = ['Aviary', 'Farm', 'Savanna'].map((sectorName) => aSector({ sectorId: sectorName, sectorName }));
  const rows = sectorRows({ ...around('en'), sectors });
  const parts = (own: readonly string[]) =>
    sectorParts(rows, own).map((part) => [part.heading, ...part.rows.map(({ name }) => name)]);
  expect(parts(['Savanna', 'Farm'])).toEqual([
    ['own', 'Farm', 'Savanna'],
    ['others', 'Aviary'],
  ]);
  expect(parts([])).toEqual([[null, 'Aviary', 'Farm', 'Savanna']]);
  expect(parts(['Aviary', 'Farm', 'Savanna'])).toEqual([[null, 'Aviary', 'Farm', 'Savanna']]);
});

it('sorts as the language does', () => {
  const sectors = ['Zoo', 'Ängel', 'Boote'].map((sectorName) => aSector({ sectorId: sectorName, sectorName }));
  expect(sectorRows({ ...around('de'), sectors }).map(({ name }) => name)).toEqual(['Ängel', 'Boote', 'Zoo']);
});
