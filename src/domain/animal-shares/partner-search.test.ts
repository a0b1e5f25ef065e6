import { describe, expect, it } from 'vitest';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { canBePartner, foundPartners, isPartnerSearch, MAX_PARTNERS_FOUND } from './partner-search.ts';

const zoo = (zooId: string, zooName: string, differences: object = {}) =>
  anEstablishment({ zooId, zooName, zooTiers: 'essential', ...differences });
const ALL = [
  zoo('own', 'Parc du Lac'),
  zoo('bay', 'Réserve de la Baie'),
  zoo('lab', 'Institut de la Réserve', { type: 'lab' }),
  zoo('demo', 'Réserve de démonstration', { isDemo: true }),
  zoo('provider', 'Réserve du fournisseur', { isProvider: true }),
  zoo('small', 'Réserve des Tilleuls', { zooTiers: 'discovery' }),
];
const namesFor = (search: string) => foundPartners(ALL, 'own', search).map(({ name }) => name);

it('a partner is another establishment with animals, neither the demonstration nor the provider', () => {
  expect(ALL.filter((one) => canBePartner(one, 'own')).map(({ zooId }) => zooId)).toEqual(['bay', 'lab']);
});

describe('the search for partners', () => {
  it('finds names by the beginnings of their words, in any order and whatever the accents', () => {
    expect(namesFor('RESERVE')).toEqual(['Institut de la Réserve', 'Réserve de la Baie']);
    expect(namesFor('bai rés')).toEqual(['Réserve de la Baie']);
    expect(namesFor('eserve')).toEqual([]);
  });

  it('needs a word of three letters', () => {
    expect(['ré', 'a b c d', 'rés', 'la rés'].map(isPartnerSearch)).toEqual([false, false, true, true]);
    expect(namesFor('de la')).toEqual([]);
    expect(namesFor('')).toEqual([]);
  });

  it('answers ten names at most, and no further field than the id, the name and the kind', () => {
    const many = Array.from({ length: MAX_PARTNERS_FOUND + 1 }, (_unused, at) => zoo(`zoo-${at}`, `Parc ${at + 10}`));
    expect(foundPartners(many, 'own', 'parc')).toHaveLength(MAX_PARTNERS_FOUND);
    expect(foundPartners(ALL, 'own', 'institut')).toEqual([
      { partnerId: 'lab', name: 'Institut de la Réserve', type: 'lab' },
    ]);
  });
});
