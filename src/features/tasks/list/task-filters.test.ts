import { describe, expect, it } from 'vitest';
import { addressOfFilters, changedFilters, filtersFromAddress, NO_FILTERS } from './task-filters.ts';

describe('the filters in the address', () => {
  it('come back as they were', () => {
    const filters = {
      status: 'done',
      sectorId: 'savanna',
      person: 'bo',
      role: 'veterinary',
      type: 'feeding',
      due: 'late',
      from: '2026-11-22',
      until: '2026-11-30T09:00',
      later: false,
      search: 'zèbre & co',
      grouping: 'day',
    } as const;
    expect(filtersFromAddress(addressOfFilters(filters, new URLSearchParams()))).toEqual(filters);
  });
  it('are not named when they are the usual ones', () => {
    expect(addressOfFilters(NO_FILTERS, new URLSearchParams('status=done&q=x')).toString()).toBe('');
  });
  it('leave the rest of the address alone', () => {
    expect(addressOfFilters({ ...NO_FILTERS, person: 'me' }, new URLSearchParams('id=t1')).toString()).toBe(
      'id=t1&mine=1',
    );
  });
  it('count as not named when they are wrong', () => {
    expect(
      filtersFromAddress(
        new URLSearchParams(
          'status=party&due=never&mine=yes&sector=&who=a/b&type=party&group=moon&role=boss&later=soon&from=soon&until=2026-02-30',
        ),
      ),
    ).toEqual(NO_FILTERS);
  });
});

describe('filters that contradict each other', () => {
  it('give up "closed" when overdue work is asked for', () => {
    expect(changedFilters({ ...NO_FILTERS, status: 'done' }, { due: 'overdue' })).toMatchObject({
      status: 'unfinished',
      due: 'overdue',
    });
  });
  it('give up "due today" when closed work is asked for', () => {
    expect(changedFilters({ ...NO_FILTERS, due: 'dueToday' }, { status: 'done' })).toMatchObject({
      status: 'done',
      due: 'all',
    });
  });
  it('give up "nobody’s" when closed work is asked for, and the other way round', () => {
    expect(changedFilters({ ...NO_FILTERS, person: 'nobody' }, { status: 'archived' })).toMatchObject({
      status: 'archived',
      person: 'all',
    });
    expect(changedFilters({ ...NO_FILTERS, status: 'archived' }, { person: 'nobody' })).toMatchObject({
      status: 'unfinished',
      person: 'nobody',
    });
  });
  it('give up "overdue" when work to come is asked for, and the other way round', () => {
    expect(changedFilters({ ...NO_FILTERS, due: 'overdue' }, { status: 'scheduled' })).toMatchObject({
      status: 'scheduled',
      due: 'all',
    });
    expect(changedFilters({ ...NO_FILTERS, status: 'scheduled' }, { due: 'late' })).toMatchObject({
      status: 'unfinished',
      due: 'late',
    });
  });
  it('give up "nobody’s" when a role is asked for, and the other way round', () => {
    expect(changedFilters({ ...NO_FILTERS, person: 'nobody' }, { role: 'nutrition' })).toMatchObject({
      role: 'nutrition',
      person: 'all',
    });
    expect(changedFilters({ ...NO_FILTERS, role: 'nutrition' }, { person: 'nobody' })).toMatchObject({
      role: null,
      person: 'nobody',
    });
  });
  it('keep "late" and "in time" with closed work, where it means closed late, or in time', () => {
    expect(changedFilters({ ...NO_FILTERS, due: 'inTime' }, { status: 'done' })).toMatchObject({ due: 'inTime' });
    expect(changedFilters({ ...NO_FILTERS, due: 'inTime' }, { status: 'cancelled' })).toMatchObject({ due: 'all' });
    expect(changedFilters({ ...NO_FILTERS, status: 'done' }, { due: 'late' })).toMatchObject({
      status: 'done',
      due: 'late',
    });
  });
});
