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
const nameOf = (userId: string) => ({ ana: 'Ana Keller', cleo: 'Cleo Roy' })[userId] ?? '';

it('a sector counts its enclosures and their animals, archived ones not', () => {
  const [row] = sectorRows([sector], [anEnclosure('a', 3), anEnclosure('b', 4), anEnclosure('c', 0, true)], nameOf);
  expect(row).toMatchObject({ enclosures: 2, animals: 7 });
});

it('names its people, and nobody who can no longer be read', () => {
  const [row] = sectorRows([sector], undefined, nameOf);
  expect(row).toMatchObject({ keepers: ['Ana Keller'], team: ['Cleo Roy', 'Ana Keller'], enclosures: null });
});
