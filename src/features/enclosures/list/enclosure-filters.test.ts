import { describe, expect, it } from 'vitest';
import { OLDER_ENCLOSURE } from '#domain/enclosures/enclosure.ts';
import type { EnclosureRow } from './enclosure-row.ts';
import { addressOfFilters, filtersFromAddress, matchesFilters, NO_FILTERS } from './enclosure-filters.ts';

const read = (address: string) => filtersFromAddress(new URLSearchParams(address));
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

describe('the filters of the enclosures', () => {
  it('stand in the address and come back from it, beside what else is there', () => {
    const filters = {
      search: 'bois',
      orderId: 'carnivora',
      familyId: 'felidae',
      specieId: 'lion',
      sectorId: 'savanna',
      scan: 'notReady' as const,
      isArchived: true,
    };
    const address = addressOfFilters(filters, new URLSearchParams('x=1'));
    expect(filtersFromAddress(address)).toEqual(filters);
    expect(address.get('x')).toBe('1');
    expect(addressOfFilters(NO_FILTERS, address).toString()).toBe('x=1');
  });
  it('are none where the address names none, or names them wrongly', () => {
    expect(read('')).toEqual(NO_FILTERS);
    expect(read('scan=maybe&archived=yes&sector=')).toEqual(NO_FILTERS);
  });
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
  ])('%j keeps the enclosure of two lions: %s', (address, kept) => {
    expect(matchesFilters(row, read(address))).toBe(kept);
  });
  it('show archived enclosures when they are asked for, and only then', () => {
    const archived = { ...row, enclosure: { ...enclosure, isArchived: true } };
    expect(matchesFilters(archived, NO_FILTERS)).toBe(false);
    expect(matchesFilters(archived, { ...NO_FILTERS, isArchived: true })).toBe(true);
  });
  it('find a scanned enclosure among the ready ones', () => {
    expect(matchesFilters({ ...row, gaps: [] }, read('scan=ready'))).toBe(true);
  });
});
