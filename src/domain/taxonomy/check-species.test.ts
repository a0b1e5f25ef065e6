import { describe, expect, it } from 'vitest';
import { checkSpecies, speciesOfLatin, tidySpecies, type TypedSpecies } from './check-species.ts';

const catalogue = { lion: { specieLatinName: 'Panthera leo' }, tiger: { specieLatinName: 'Panthera tigris' } };
const typed = (differences: Partial<TypedSpecies> = {}): TypedSpecies => ({
  specieName: 'Puma',
  specieLatinName: 'Puma concolor',
  trad: { fr: 'Puma' },
  familyId: 'felidae',
  iucnCategory: 'LC',
  iucnId: null,
  source: '',
  ...differences,
});
const codes = (differences: Partial<TypedSpecies>, ownId: string | null = null) =>
  Object.entries(checkSpecies(tidySpecies(typed(differences)), catalogue, ownId)).map(
    ([field, error]) => `${field} ${error.code}`,
  );

describe('a species', () => {
  it.each([
    'Puma concolor',
    'Panthera leo persica',
    '  Puma   concolor ',
    'Giraffa tippelskirchi',
    'Poecilia wingei-alba',
  ])('may be called %j in Latin', (specieLatinName) => expect(codes({ specieLatinName })).toEqual([]));
  it.each([
    ['', 'latin-required'],
    ['   ', 'latin-required'],
    ['Puma', 'latin-invalid'],
    ['puma concolor', 'latin-invalid'],
    ['PUMA CONCOLOR', 'latin-invalid'],
    ['Puma Concolor', 'latin-invalid'],
    ['Puma sp.', 'latin-invalid'],
    ['Puma concolor concolor concolor', 'latin-invalid'],
    ['Puma 🐆', 'latin-invalid'],
    ['<b>Puma concolor</b>', 'latin-invalid'],
    [`Puma ${'c'.repeat(300)}`, 'name-too-long'],
    ['Panthera leo', 'exists'],
    ['Panthera  leo', 'exists'],
  ])('may not be called %j in Latin: %s', (specieLatinName, code) =>
    expect(codes({ specieLatinName })).toEqual([`specieLatinName taxon/${code}`]),
  );
  it('keeps its own Latin name, and cannot take another one’s', () => {
    expect(codes({ specieLatinName: 'Panthera leo' }, 'lion')).toEqual([]);
    expect(codes({ specieLatinName: 'Panthera tigris' }, 'lion')).toEqual(['specieLatinName taxon/exists']);
  });
  it('needs a family', () => expect(codes({ familyId: null })).toEqual(['familyId taxon/family-required']));
  it('may have names of 300 characters and no longer ones, in no language', () => {
    expect(codes({ trad: { fr: 'x'.repeat(300), pt: '🐆'.repeat(150) } })).toEqual([]);
    expect(codes({ trad: { de: 'x'.repeat(301) }, source: 'x'.repeat(301) })).toEqual([
      'de taxon/name-too-long',
      'source taxon/name-too-long',
    ]);
  });
  it('has no control characters in a name', () =>
    expect(codes({ trad: { en: 'Cou\u0000gar' } })).toEqual(['en generic/invalid-input']));
});

it('a species is stored without blanks around its names, and without those that are empty', () => {
  const tidy = tidySpecies(typed({ specieName: ' Lion ', trad: { en: '  ', de: ' Löwe ' }, source: ' us ' }));
  expect(tidy).toMatchObject({ specieName: 'Lion', trad: { fr: 'Lion', de: 'Löwe' }, source: 'us' });
  expect(tidySpecies(typed({ specieName: 'new', trad: { fr: 'old' } })).trad.fr).toBe('new');
});

it('a species is found by its Latin name, whatever its capitals', () => {
  expect(speciesOfLatin('panthera LEO', catalogue)).toBe('lion');
  expect(speciesOfLatin('Panthera', catalogue)).toBeNull();
});
