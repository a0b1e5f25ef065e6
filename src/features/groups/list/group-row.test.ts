import { describe, expect, it } from 'vitest';
import { aSector } from '../../../../tests/support/builders/establishment.ts';
import { aGroup } from '../../../../tests/support/builders/park.ts';
import { type GroupFilters, NO_FILTERS } from './group-filters.ts';
import { type GroupRow, matchingGroups } from './group-row.ts';

const row = (groupId: string, name: string, differences: Partial<GroupRow> = {}): GroupRow => ({
  groupId,
  name,
  group: aGroup({ groupId, groupName: name }),
  speciesNames: ['Lion'],
  sector: aSector(),
  isWaiting: false,
  ...differences,
});
const rows = [
  row('pride', 'La troupe'),
  row('herd', 'Les éclaireuses', { speciesNames: ['Impala'], sector: null }),
  row('old', 'Anciens', { group: aGroup({ isArchived: true }) }),
];
const found = (filters: Partial<GroupFilters>) =>
  matchingGroups(rows, { ...NO_FILTERS, ...filters }).map(({ groupId }) => groupId);

describe('the groups a list shows', () => {
  it('are those in use, or the archived ones', () => {
    expect(found({})).toEqual(['pride', 'herd']);
    expect(found({ isArchived: true })).toEqual(['old']);
  });
  it('are found by name or species, whatever the accents', () => {
    expect(found({ search: 'eclaireuses' })).toEqual(['herd']);
    expect(found({ search: 'lion troupe' })).toEqual(['pride']);
  });
  it('are filtered by sector', () => expect(found({ sectorId: 'savanna' })).toEqual(['pride']));
});
