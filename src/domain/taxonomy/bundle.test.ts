import { expect, it } from 'vitest';
import { bundledSpecies, bundledSpeciesSchema, taxonomyPartName } from './bundle.ts';
import { OLDER_SPECIES } from './taxonomy.ts';

it('the bundle holds a species’ names, family and threat', () => {
  const lion = {
    ...OLDER_SPECIES,
    specieId: 'lion',
    specieName: 'Lion',
    specieLatinName: 'Panthera leo',
    source: 'us',
  };
  const said = bundledSpecies({ ...lion, trad: { en: 'Lion' }, familyId: 'felidae', iucnCategory: 'VU' });
  expect(bundledSpeciesSchema.parse(said)).toEqual(said);
  expect(said).not.toHaveProperty('source');
});

it('its parts are numbered from 0', () => expect(taxonomyPartName(0)).toBe('taxonomy-species-0'));
