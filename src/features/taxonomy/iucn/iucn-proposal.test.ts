import { describe, expect, it } from 'vitest';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { iucnKeys } from '#domain/taxonomy/iucn-keys.ts';
import { type IucnSpecies, OLDER_SPECIES, type Species } from '#domain/taxonomy/taxonomy.ts';
import { EMPTY_SPECIES, typedOf } from '../details/species-request.ts';
import { asTaxonName, familyOfLatin, orderOfLatin, proposalsOf, takenOver } from './iucn-proposal.ts';

const taxonomy: Taxonomy = {
  orders: { carnivora: { orderName: 'Carnivores', orderLatinName: 'Carnivora' } },
  families: { felidae: { familyName: 'Félidés', familyLatinName: 'Felidae', orderId: 'carnivora' } },
  species: {},
};
const named = { latinName: 'Panthera leo', commonNames: { fr: 'Lion d’Afrique; Lion', en: 'Lion' } };
const iucn: IucnSpecies = {
  ...named,
  iucnId: '15951',
  className: 'MAMMALIA',
  orderLatinName: 'CARNIVORA',
  familyLatinName: 'FELIDAE',
  category: 'VU',
  ...iucnKeys(named),
};
const lion: Species = {
  ...OLDER_SPECIES,
  specieId: 'lion',
  specieName: 'Lion',
  specieLatinName: 'Panthera leo',
  trad: { fr: 'Lion', de: 'Löwe' },
  familyId: 'felidae',
  iucnCategory: 'LC',
};

describe('the proposals of the list', () => {
  it('complete a known species and update its category, but leave another name to the person', () => {
    const differing = proposalsOf(iucn, lion, taxonomy).filter(({ differs }) => differs);
    expect(differing.map(({ field, now, offered, isUsual }) => [field, now, offered, isUsual])).toEqual([
      ['category', 'LC', 'VU', true],
      ['fr', 'Lion', 'Lion d’Afrique', false],
      ['en', '', 'Lion', true],
    ]);
  });
  it('give a new species all values of the list', () =>
    expect(
      proposalsOf(iucn, null, taxonomy)
        .filter(({ isUsual }) => isUsual)
        .map(({ field }) => field),
    ).toEqual(['latinName', 'family', 'category', 'fr', 'en']));
});

describe('taking over', () => {
  it('changes what was taken, keeps the rest, and notes the place in the list', () => {
    expect(takenOver(iucn, typedOf(lion), new Set(['category', 'en']), 'felidae')).toEqual({
      ...typedOf(lion),
      iucnCategory: 'VU',
      iucnId: '15951',
      trad: { fr: 'Lion', de: 'Löwe', en: 'Lion' },
    });
  });
  it('makes a new species', () =>
    expect(takenOver(iucn, EMPTY_SPECIES, new Set(['latinName', 'family', 'fr']), 'felidae')).toMatchObject({
      specieName: 'Lion d’Afrique',
      specieLatinName: 'Panthera leo',
      familyId: 'felidae',
      iucnCategory: null,
    }));
});

it('families and orders are found whatever their capitals, and nothing is not found', () => {
  expect([familyOfLatin(taxonomy, 'FELIDAE'), orderOfLatin(taxonomy, 'CARNIVORA')]).toEqual(['felidae', 'carnivora']);
  expect([familyOfLatin(taxonomy, ''), orderOfLatin(taxonomy, 'X')]).toEqual([null, null]);
  expect(asTaxonName('FELIDAE')).toBe('Felidae');
});
