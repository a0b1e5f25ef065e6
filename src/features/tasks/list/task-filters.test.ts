import { describe, expect, it } from 'vitest';
import { TASK_FILTERS, type TaskFilters, taskListAddress } from './task-filters.ts';

const { none: NO_FILTERS, read, write } = TASK_FILTERS;
const changedFilters = (filters: TaskFilters, change: Partial<TaskFilters>) => TASK_FILTERS.changed?.(filters, change);

describe('the filters of tasks in the address', () => {
  it('come back as they were', () => {
    const filters = {
      status: 'done',
      sectorId: 'savanna',
      enclosureId: 'plain',
      animalId: 'nala',
      person: 'bo',
      role: 'veterinary',
      type: 'feeding',
      priority: 'high',
      due: 'late',
      period: { from: '2026-11-22', until: '2026-11-30T09:00' },
      later: false,
      search: 'zèbre & co',
      grouping: 'day',
    } as const;
    const address = write(filters, new URLSearchParams());
    expect(address.toString()).toBe(
      'status=done&sector=savanna&enclosure=plain&animal=nala&who=bo&role=veterinary&type=feeding&priority=high&due=late' +
        '&from=2026-11-22&until=2026-11-30T09%3A00&later=0&q=z%C3%A8bre+%26+co&group=day',
    );
    expect(read(address)).toEqual(filters);
  });
  it('name one’s own tasks by "mine", beside the other parameters', () => {
    const address = write({ ...NO_FILTERS, person: 'me' }, new URLSearchParams('id=t1&who=bo'));
    expect(address.toString()).toBe('id=t1&mine=1');
    expect(read(address).person).toBe('me');
  });
  it('count as not named when a person, or the choice of later tasks, is wrong', () => {
    expect(read(new URLSearchParams('mine=yes&who=a/b&later=soon&animal=a/b&enclosure=..'))).toEqual(NO_FILTERS);
    expect(read(new URLSearchParams('who=me'))).toEqual(NO_FILTERS);
  });
  it('make a link to the list', () => {
    expect(taskListAddress({ status: 'open', sectorId: 'savanna' })).toBe(
      '/TaskManagementView?status=open&sector=savanna',
    );
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
