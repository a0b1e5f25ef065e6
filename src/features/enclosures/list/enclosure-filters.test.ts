import { expect, it } from 'vitest';
import { OLDER_ENCLOSURE } from '#domain/enclosures/enclosure.ts';
import { ENCLOSURE_FILTERS } from './enclosure-filters.ts';
import type { EnclosureRow } from './enclosure-row.ts';

const enclosure = {
  ...OLDER_ENCLOSURE,
  zooId: 'zoo-1',
  enclosureId: 'e',
  enclosureName: 'Bois',
  label: 'Bois',
  value: 'e',
  linkedSectorId: 'savanna',
};
const row: EnclosureRow = {
  enclosureId: 'e',
  name: 'Bois',
  enclosure,
  sector: null,
  species: [{ specieId: 'lion', name: 'Lion', count: 2 }],
  familyIds: ['felidae'],
  orderIds: ['carnivora'],
  gaps: ['plan'],
  isWaiting: false,
};
const isKept = (address: string, one = row) =>
  ENCLOSURE_FILTERS.keeps(one, ENCLOSURE_FILTERS.read(new URLSearchParams(address)));

it.each([
  ['order=carnivora', true],
  ['order=primates', false],
  ['family=felidae', true],
  ['family=canidae', false],
  ['species=lion', true],
  ['species=tiger', false],
  ['sector=savanna', true],
  ['sector=lagoon', false],
  ['scan=notReady', true],
  ['scan=ready', false],
  ['archived=1', false],
  ['', true],
])('the address %j keeps the enclosure of two lions: %s', (address, kept) => expect(isKept(address)).toBe(kept));

it('an archived enclosure is kept when archived ones are asked for, and only then', () => {
  const archived = { ...row, enclosure: { ...enclosure, isArchived: true } };
  expect([isKept('', archived), isKept('archived=1', archived)]).toEqual([false, true]);
});

it('an enclosure without gaps is among those ready to be scanned', () =>
  expect(isKept('scan=ready', { ...row, gaps: [] })).toBe(true));
