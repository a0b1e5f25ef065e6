import { describe, expect, it } from 'vitest';
import { addressOfFilters, filtersFromAddress, NO_FILTERS } from './group-filters.ts';

describe('the filters of groups in the address', () => {
  it('come back as they were, and leave the rest alone', () => {
    const filters = { search: 'lycaon & co', sectorId: 'savanna', isArchived: true };
    const address = addressOfFilters(filters, new URLSearchParams('tab=groups'));
    expect(filtersFromAddress(address)).toEqual(filters);
    expect(address.get('tab')).toBe('groups');
  });
  it('are not named when they are the usual ones, and count as not named when they are wrong', () => {
    expect(addressOfFilters(NO_FILTERS, new URLSearchParams('q=x&sector=savanna&archived=1')).size).toBe(0);
    expect(filtersFromAddress(new URLSearchParams('archived=yes&sector='))).toEqual(NO_FILTERS);
  });
});
