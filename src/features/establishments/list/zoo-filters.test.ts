import { describe, expect, it } from 'vitest';
import { addressOfZooFilters, zooFiltersOf } from './zoo-filters.ts';

const read = (address: string) => zooFiltersOf(new URLSearchParams(address));

describe('the filters of the establishments', () => {
  it('stand in the address and come back from it', () => {
    const filters = { search: 'baie', tier: 'fullcare', type: 'lab' } as const;
    const address = addressOfZooFilters(filters, new URLSearchParams('id=1'));
    expect(address.toString()).toBe('id=1&q=baie&tier=fullcare&type=lab');
    expect(zooFiltersOf(address)).toEqual(filters);
  });
  it('are none where the address names none, or names them wrongly', () => {
    expect(read('')).toEqual({ search: '', tier: null, type: null });
    expect(read('tier=gold&type=circus')).toEqual({ search: '', tier: null, type: null });
    expect(addressOfZooFilters(read(''), new URLSearchParams('q=x')).size).toBe(0);
  });
});
