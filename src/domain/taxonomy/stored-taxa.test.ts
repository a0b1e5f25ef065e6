import { expect, it } from 'vitest';
import { familyFromStored, orderFromStored, speciesFromStored } from './stored-taxa.ts';
import { OLDER_SPECIES } from './taxonomy.ts';

it('a species that other programs stored keeps its values', () => {
  expect(speciesFromStored('lion', { specieName: 'Lion', specieLatinName: 'Panthera leo', more: 1 })).toEqual({
    ...OLDER_SPECIES,
    specieId: 'lion',
    specieName: 'Lion',
    specieLatinName: 'Panthera leo',
  });
});

it('an odd field hides no other field', () => {
  const read = speciesFromStored('x', {
    specieName: 7,
    specieLatinName: 'Panthera leo',
    reviewData: 'why',
    trad: { xx: 1 },
  });
  expect(read).toEqual({ ...OLDER_SPECIES, specieId: 'x', specieLatinName: 'Panthera leo' });
  expect(familyFromStored('felidae', { familyName: null, familyLatinName: 'Felidae' })).toEqual({
    familyId: 'felidae',
    familyName: '',
    familyLatinName: 'Felidae',
    familyOrder: null,
  });
});

it('an empty document is an empty species', () => {
  expect(speciesFromStored('x', undefined)).toEqual({ ...OLDER_SPECIES, specieId: 'x', specieLatinName: '' });
  expect(orderFromStored('o', undefined)).toEqual({ orderId: 'o', orderName: '', orderLatinName: '' });
});
