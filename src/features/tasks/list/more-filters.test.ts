import { describe, expect, it } from 'vitest';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { moreFiltersSet } from './more-filters.ts';
import { NO_FILTERS, type TaskFilters } from './task-filters.ts';

const keeper = anActor({ role: 'user' });
const admin = anActor({ role: 'admin' });
const set = (filters: Partial<TaskFilters>, actor = keeper) => moreFiltersSet({ ...NO_FILTERS, ...filters }, actor);

describe('the filters behind "more filters"', () => {
  it('are counted where they are set; a period is one, those that always stand there are none of them', () => {
    expect(set({})).toBe(0);
    expect(set({ status: 'done', due: 'late', sectorId: 'savanna', person: 'me', search: 'foin' })).toBe(0);
    expect(set({ from: '2026-11-22', until: '2026-11-23', role: 'veterinary', type: 'feeding', later: true })).toBe(4);
  });
  it('count what does not show yet only where it is not what the person usually has', () => {
    expect(set({ later: true }, admin)).toBe(0);
    expect(set({ later: false }, admin)).toBe(1);
    expect(set({ later: true, status: 'done' })).toBe(0);
  });
});
