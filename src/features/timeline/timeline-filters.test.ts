import { describe, expect, it } from 'vitest';
import { ZONE } from '#domain/time/epoch.ts';
import { addressOfFilters, filtersFromAddress, NO_FILTERS, questionOf } from './timeline-filters.ts';

describe('the filters of the timeline', () => {
  it('come back from the address as they were', () => {
    const filters = {
      kinds: ['task', 'photo'],
      sectorId: 'savanna',
      animalId: 'z1',
      personId: 'ana',
      from: '2025-01-01',
      until: '2025-03-30',
    } as const;
    expect(filtersFromAddress(addressOfFilters(filters, new URLSearchParams()))).toEqual(filters);
  });
  it('count as not named when they are wrong', () => {
    expect(filtersFromAddress(new URLSearchParams('kind=party&sector=a/b&from=2025-02-30&until=2025-1-1'))).toEqual(
      NO_FILTERS,
    );
  });
  it('ask from the first instant of the first day to the end of the last one, by the clock of Paris', () => {
    const asked = questionOf({ ...NO_FILTERS, from: '2025-03-30', until: '2025-03-30' }, 'zoo-1', ZONE);
    expect(asked.fromMs).toBe(Date.parse('2025-03-29T23:00:00Z'));
    expect(asked.untilMs).toBe(Date.parse('2025-03-30T22:00:00Z'));
  });
  it('ask for no bound where a day is none', () => {
    expect(questionOf({ ...NO_FILTERS, from: '2025-02-30' }, 'zoo-1', ZONE).fromMs).toBeNull();
  });
});
