import { describe, expect, it } from 'vitest';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { SPECIES_FILTERS } from './species-filters.ts';
import { countsHere, speciesRows } from './species-row.ts';

const taxonomy: Taxonomy = {
  orders: { carnivora: { orderName: 'Carnivores', orderLatinName: 'Carnivora' } },
  families: { felidae: { familyName: 'Félidés', familyLatinName: 'Felidae', orderId: 'carnivora' } },
  species: {
    lion: {
      specieName: 'Lion',
      specieLatinName: 'Panthera leo',
      trad: { de: 'Löwe' },
      familyId: 'felidae',
      iucnCategory: 'VU',
      underReview: true,
    },
    unknown: {
      specieName: '',
      specieLatinName: 'Genus novus',
      trad: {},
      familyId: 'gone',
      iucnCategory: null,
      underReview: false,
    },
  },
};
const animal = (specieId: string | null, differences: Partial<RegisterAnimal> = {}) =>
  ({ specieId, isArchived: false, status: 'present', ...differences }) as RegisterAnimal;
const here = countsHere([
  animal('lion'),
  animal('lion'),
  animal('lion', { isArchived: true }),
  animal('lion', { status: 'dead' }),
  animal('lion', { status: 'departed' }),
  animal(null),
]);
const rows = speciesRows(taxonomy, here, 'de');

describe('the list of species', () => {
  it('names them in the language of the page, with family, order and the animals that live here', () => {
    expect(rows[0]).toMatchObject({
      name: 'Löwe',
      latinName: 'Panthera leo',
      family: 'Felidae',
      order: 'Carnivora',
      here: 2,
    });
  });
  it('shows one whose family is not there by its Latin name, without family', () =>
    expect(rows[1]).toMatchObject({ name: 'Genus novus', family: '', orderId: null, here: 0 }));
  it.each([
    [{}, 2],
    [{ orderId: 'carnivora' }, 1],
    [{ familyId: 'felidae' }, 1],
    [{ familyId: 'canidae' }, 0],
    [{ category: 'VU' }, 1],
    [{ only: 'review' }, 1],
    [{ only: 'here' }, 1],
  ] as const)('filtered by %j has %i', (asked, count) =>
    expect(rows.filter((row) => SPECIES_FILTERS.keeps(row, { ...SPECIES_FILTERS.none, ...asked }))).toHaveLength(count),
  );
  it('leaves the family behind when another order is chosen', () => {
    const chosen = { ...SPECIES_FILTERS.none, orderId: 'carnivora', familyId: 'felidae' };
    expect(SPECIES_FILTERS.changed?.(chosen, { orderId: 'primates' })).toMatchObject({
      orderId: 'primates',
      familyId: null,
    });
    expect(SPECIES_FILTERS.changed?.(chosen, { only: 'here' })).toMatchObject({ familyId: 'felidae' });
  });
});
