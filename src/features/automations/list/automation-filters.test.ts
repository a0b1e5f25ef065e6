import { describe, expect, it } from 'vitest';
import { aTaskTemplate } from '../../../../tests/support/builders/task-template.ts';
import { addressOfFilters, filtersFromAddress, matchingAutomations, NO_FILTERS } from './automation-filters.ts';

describe('the filters of automations in the address', () => {
  it('come back as they were, and leave the rest alone', () => {
    const filters = { status: 'suspended', sectorId: 'savanna', search: 'zèbre & co' } as const;
    const address = addressOfFilters(filters, new URLSearchParams('tab=automations'));
    expect(filtersFromAddress(address)).toEqual(filters);
    expect(address.get('tab')).toBe('automations');
  });
  it('are not named when they are the usual ones, and count as not named when they are wrong', () => {
    expect(addressOfFilters(NO_FILTERS, new URLSearchParams('status=active&q=x')).size).toBe(0);
    expect(filtersFromAddress(new URLSearchParams('status=party&sector='))).toEqual(NO_FILTERS);
  });
});

describe('the automations of a list', () => {
  const all = [
    aTaskTemplate(),
    aTaskTemplate({ templateId: 'b', name: 'Ronde des clôtures', status: 'suspended', sectorIds: ['night'] }),
  ];
  const found = (differences: Partial<typeof NO_FILTERS>) =>
    matchingAutomations(all, { ...NO_FILTERS, ...differences }).map(({ templateId }) => templateId);
  it('are all of them without filters', () => expect(found({})).toEqual(['template-1', 'b']));
  it('are found by words, whatever the accents', () => expect(found({ search: 'CLOTURES ronde' })).toEqual(['b']));
  it('are those of a state', () => expect(found({ status: 'active' })).toEqual(['template-1']));
  it('are those of a sector', () => expect(found({ sectorId: 'night' })).toEqual(['b']));
});
