import { expect, it } from 'vitest';
import { OLDER_ENCLOSURE } from '#domain/enclosures/enclosure.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { aSector } from '../../../../tests/support/builders/establishment.ts';
import { enclosureRows } from './enclosure-row.ts';

const lion = { iucnCategory: null, underReview: false, specieLatinName: 'Panthera leo' };
const taxonomy: Taxonomy = {
  orders: { carnivora: { orderName: 'Carnivores', orderLatinName: 'Carnivora' } },
  families: { felidae: { familyName: 'Félidés', familyLatinName: 'Felidae', orderId: 'carnivora' } },
  species: {
    lion: { ...lion, specieName: 'Lion', trad: { fr: 'Lion', de: 'Löwe' }, familyId: 'felidae' },
    zebra: { ...lion, specieName: 'Zèbre', trad: {}, familyId: null },
  },
};
const base = { ...OLDER_ENCLOSURE, zooId: 'zoo-1', enclosureId: 'e', enclosureName: 'Bois', label: 'Bois', value: 'e' };
const known = { sectors: [aSector()], taxonomy, language: 'de' as const, waitingIds: ['e'] };

it('an enclosure has its sector and its species, the most numerous first', () => {
  const animalsData = [
    { specieId: 'lion', count: 2 },
    { specieId: 'zebra', count: 5 },
    { specieId: 'unknown', count: 1 },
  ];
  const [row] = enclosureRows([{ ...base, linkedSectorId: 'savanna', animalsData, animalsCount: 8 }], known);
  expect(row?.sector?.sectorName).toBe('Savane africaine');
  expect(row?.species.map(({ name, count }) => [name, count])).toEqual([
    ['Zèbre', 5],
    ['Löwe', 2],
  ]);
  expect(row).toMatchObject({ familyIds: ['felidae'], orderIds: ['carnivora'], isWaiting: true });
});

it('an enclosure of a deleted sector stands without one', () => {
  expect(enclosureRows([{ ...base, linkedSectorId: 'gone' }], known)[0]?.sector).toBeNull();
});

it('an empty enclosure lacks its plan and its animals before it can be scanned', () => {
  expect(enclosureRows([base], known)[0]?.gaps).toEqual(expect.arrayContaining(['plan', 'animals']));
});
