import { describe, expect, it } from 'vitest';
import { ZONE } from '#domain/time/epoch.ts';
import { aSector } from '../../../../tests/support/builders/establishment.ts';
import { TASK_FILTERS, type TaskFilters } from './task-filters.ts';
import { taskQuestion } from './task-question.ts';

const NO_FILTERS = TASK_FILTERS.none;
const NOON = Date.parse('2025-01-15T11:00:00Z');
const sectors = [
  aSector({ veterinaryUserIds: ['vera'] }),
  aSector({ sectorId: 'aviary', veterinaryUserIds: ['paul'] }),
  aSector({ sectorId: 'pond' }),
];
const about = { zooId: 'zoo-1', userId: 'ana', pageSize: 50, sectors, leavesLaterOut: false };
const ask = (filters: Partial<TaskFilters>) => taskQuestion({ ...NO_FILTERS, ...filters }, about, NOON, ZONE);

describe('the question behind a task list', () => {
  it('without filters is the unfinished work of the establishment', () => {
    expect(ask({})).toEqual({
      zooId: 'zoo-1',
      sectorId: null,
      mineOf: null,
      isNobodys: false,
      pageSize: 50,
      status: 'unfinished',
      dueFromMs: null,
      dueBeforeMs: null,
      closedLate: false,
    });
  });
  it('for "mine" names the person', () => {
    expect(ask({ person: 'me' })).toMatchObject({ mineOf: 'ana', isNobodys: false });
  });
  it('for a colleague names them, and for nobody asks for free tasks', () => {
    expect(ask({ person: 'bo' })).toMatchObject({ mineOf: 'bo', isNobodys: false });
    expect(ask({ person: 'nobody' })).toMatchObject({ mineOf: null, isNobodys: true });
  });
  it('for an enclosure and an animal names both', () => {
    expect(ask({ enclosureId: 'plain', animalId: 'nala' })).toMatchObject({ enclosureId: 'plain', animalId: 'nala' });
  });
  it('for a role names the people who hold it, in the chosen sector or in all', () => {
    expect(ask({ role: 'veterinary' }).holders).toEqual([
      { sectorId: 'savanna', userIds: ['vera'] },
      { sectorId: 'aviary', userIds: ['paul'] },
    ]);
    expect(ask({ role: 'veterinary', sectorId: 'aviary' }).holders).toEqual([
      { sectorId: 'aviary', userIds: ['paul'] },
    ]);
    expect(ask({ role: 'veterinary', sectorId: 'pond' }).holders).toEqual([]);
  });
  it('for work to come asks for tasks that are open and scheduled for later', () => {
    expect(ask({ status: 'scheduled' })).toMatchObject({ status: 'open', scheduledAfterMs: NOON, dueFromMs: NOON });
  });
  it('without tasks that do not show yet names the person, and an instant that stays the same for half an hour', () => {
    const question = (now: number) => taskQuestion(NO_FILTERS, { ...about, leavesLaterOut: true }, now, ZONE).shownTo;
    expect(question(NOON)).toEqual({ userId: 'ana', atMs: NOON });
    expect(question(NOON - 1_700_000)).toEqual(question(NOON));
  });
  it('for "overdue" ends now', () => {
    expect(ask({ due: 'overdue' })).toMatchObject({ dueFromMs: null, dueBeforeMs: NOON });
  });
  it('for "due today" is the local day', () => {
    expect(ask({ due: 'dueToday' })).toMatchObject({
      dueFromMs: Date.parse('2025-01-14T23:00:00Z'),
      dueBeforeMs: Date.parse('2025-01-15T23:00:00Z'),
    });
  });
  it('for "by today" ends with the local day and leaves no late task out', () => {
    expect(ask({ due: 'byToday', person: 'me' })).toMatchObject({
      status: 'unfinished',
      mineOf: 'ana',
      dueFromMs: null,
      dueBeforeMs: Date.parse('2025-01-15T23:00:00Z'),
    });
  });
  it('for "late" among the closed asks for tasks that were closed late', () => {
    expect(ask({ due: 'late', status: 'done' })).toMatchObject({ status: 'done', closedLate: true, dueBeforeMs: null });
  });
  it('for "late" among the unfinished asks for tasks in progress past their time', () => {
    expect(ask({ due: 'late' })).toMatchObject({ status: 'inProgress', closedLate: false, dueBeforeMs: NOON });
  });
  it('for "in time" asks for tasks that were closed in time, or are due from now on', () => {
    expect(ask({ due: 'inTime', status: 'done' })).toMatchObject({ isClosedInTime: true, dueFromMs: null });
    expect(ask({ due: 'inTime', status: 'open' })).toMatchObject({ status: 'open', dueFromMs: NOON });
  });
  it('for a period asks for tasks that are due on its days, as far as the other filters leave them', () => {
    const period = { from: '2025-01-14', until: '2025-01-16' };
    const fromMs = Date.parse('2025-01-13T23:00:00Z');
    const beforeMs = Date.parse('2025-01-16T23:00:00Z');
    expect(ask({ period })).toMatchObject({ dueFromMs: fromMs, dueBeforeMs: beforeMs });
    expect(ask({ period, due: 'overdue' })).toMatchObject({ dueFromMs: fromMs, dueBeforeMs: NOON });
    expect(ask({ period, due: 'inTime' })).toMatchObject({ dueFromMs: NOON, dueBeforeMs: beforeMs });
    expect(ask({ period, status: 'scheduled' })).toMatchObject({ dueFromMs: NOON, dueBeforeMs: beforeMs });
  });
});
