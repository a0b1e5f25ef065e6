import { expect, it } from 'vitest';
import { labelSchema, OLDER_SPECIES, speciesSchema } from './taxonomy.ts';

it('a species with only a Latin name is valid', () => {
  const species = { ...OLDER_SPECIES, specieId: 'lion', specieLatinName: 'Panthera leo' };
  expect(speciesSchema.parse(species)).toEqual(species);
});

it('a category that the Red List does not have is no category', () => {
  const species = { ...OLDER_SPECIES, specieId: 'lion', specieLatinName: 'Panthera leo' };
  expect(speciesSchema.safeParse({ ...species, iucnCategory: 'RARE' }).success).toBe(false);
});

it('names are stored in the product’s languages only', () => {
  const label = { id: 'a', name: 'Odeur', trad: { en: 'Smell' }, archived: false };
  expect(labelSchema.safeParse(label).success).toBe(true);
  expect(labelSchema.safeParse({ ...label, trad: { xx: 'Smell' } }).success).toBe(false);
});
