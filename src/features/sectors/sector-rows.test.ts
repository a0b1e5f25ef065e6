import { expect, it } from 'vitest';
import { OLDER_ENCLOSURE } from '#domain/enclosures/enclosure.ts';
import { aSector } from '../../../tests/support/builders/establishment.ts';
import { sectorRows } from './sector-rows.ts';

const anEnclosure = (enclosureId: string, animalsCount: number, isArchived = false) => ({
  ...OLDER_ENCLOSURE,
  ...{ enclosureId, zooId: 'zoo-1', enclosureName: enclosureId, label: enclosureId, value: enclosureId },
  ...{ linkedSectorId: 'savanna', animalsCount, isArchived },
});
const sector = aSector({ sectorKeeper: ['ana', 'gone'], managementUserIds: ['cleo'] });
const names = {
  nameOf: (userId: string) => ({ ana: 'Ana Keller', cleo: 'Cleo Roy' })[userId] ?? '',
  isKnown: true,
  error: null,
};

it('a sector counts its enclosures and their animals, archived ones not', () => {
  const [row] = sectorRows([sector], [anEnclosure('a', 3), anEnclosure('b', 4), anEnclosure('c', 0, true)], names);
  expect(row).toMatchObject({ enclosures: 2, animals: 7 });
});

it('names its people, and nobody who can no longer be read', () => {
  const [row] = sectorRows([sector], undefined, names);
  expect(row).toMatchObject({ keepers: ['Ana Keller'], team: ['Cleo Roy', 'Ana Keller'] });
});

it('names nobody before the people are known, which differs from having nobody', () => {
  const keepers = (people: object) => sectorRows([sector], undefined, { ...names, ...people })[0]?.keepers;
  expect(keepers({ isKnown: false })).toBeUndefined();
  expect(keepers({ error: {} })).toBeNull();
  expect(sectorRows([aSector({ sectorKeeper: [] })], undefined, names)[0]?.keepers).toEqual([]);
});

it('counts nothing before its enclosures are known, and says when they cannot be', () => {
  expect(sectorRows([sector], undefined, names)[0]).toMatchObject({ enclosures: undefined, animals: undefined });
  expect(sectorRows([sector], null, names)[0]).toMatchObject({ enclosures: null, animals: null });
});
