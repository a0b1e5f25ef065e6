import { expect, it } from 'vitest';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { familyRows, orderRows } from './taxon-rows.ts';

const aSpecies = (familyId: string | null) => ({
  specieName: '',
  specieLatinName: '',
  trad: {},
  familyId,
  iucnCategory: null,
  underReview: false,
});
const taxonomy: Taxonomy = {
  orders: { carnivora: { orderName: 'Carnivores', orderLatinName: 'Carnivora' } },
  families: {
    felidae: { familyName: 'Félidés', familyLatinName: 'Felidae', orderId: 'carnivora' },
    canidae: { familyName: 'Canidés', familyLatinName: 'Canidae', orderId: 'carnivora' },
    lost: { familyName: 'Sans ordre', familyLatinName: 'Lostidae', orderId: null },
  },
  species: {
    a: aSpecies('felidae'),
    b: aSpecies('felidae'),
    c: aSpecies('canidae'),
    d: aSpecies('lost'),
    e: aSpecies(null),
  },
};

it('a family shows its order and how many species it has', () =>
  expect(familyRows(taxonomy, 'fr').map(({ id, order, species }) => [id, order, species])).toEqual([
    ['felidae', 'Carnivores (Carnivora)', 2],
    ['canidae', 'Carnivores (Carnivora)', 1],
    ['lost', '', 1],
  ]));

it('an order shows how many families and species it has, without those of no order', () =>
  expect(orderRows(taxonomy)).toMatchObject([
    { id: 'carnivora', families: 2, species: 3, searchText: 'carnivores carnivora' },
  ]));
