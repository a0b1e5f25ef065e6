import { describe, expect, it } from 'vitest';
import { aTaskList } from '../../../tests/support/builders/task-list.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { holdersIn, isOfList } from './task-sift.ts';

const list = aTaskList();
const holders = [
  { sectorId: 'savanna', userIds: ['vera', 'paul'] },
  { sectorId: 'aviary', userIds: ['paul'] },
];

describe('the tasks that queries found', () => {
  it('a list of one sector leaves out the tasks of others', () => {
    const ofSavanna = { ...list, sectorId: 'savanna' };
    expect(isOfList(aTask({ sectorIds: ['aviary', 'savanna'] }), ofSavanna)).toBe(true);
    expect(isOfList(aTask({ sectorIds: ['aviary'] }), ofSavanna)).toBe(false);
    expect(isOfList(aTask({ sectorIds: ['aviary'] }), list)).toBe(true);
  });

  it('a list of a role leaves out people who hold it elsewhere, and those of other sectors than the chosen one', () => {
    const ofVets = { ...list, holders };
    expect(isOfList(aTask({ sectorIds: ['aviary'], responsibleIds: ['paul'] }), ofVets)).toBe(true);
    expect(isOfList(aTask({ sectorIds: ['aviary'], responsibleIds: ['vera'] }), ofVets)).toBe(false);
    const both = aTask({ sectorIds: ['aviary', 'savanna'], responsibleIds: ['vera'] });
    expect(isOfList(both, { ...ofVets, sectorId: 'savanna' })).toBe(true);
    expect(isOfList(both, { ...ofVets, sectorId: 'aviary' })).toBe(false);
  });

  it('a list of work leaves out tasks that do not show yet, and a list of tasks to come leaves out the others', () => {
    const scheduledForUnix = Date.parse('2025-01-20T08:00:00Z');
    const later = aTask({ scheduledForUnix, dueAtUnix: scheduledForUnix, authorId: 'manager' });
    const atMs = Date.parse('2025-01-15T08:00:00Z');
    expect(isOfList(later, { ...list, shownTo: { userId: 'ana', atMs } })).toBe(false);
    expect(isOfList(later, { ...list, shownTo: { userId: 'manager', atMs } })).toBe(true);
    expect(isOfList(later, { ...list, scheduledAfterMs: atMs })).toBe(true);
    expect(isOfList(later, { ...list, scheduledAfterMs: scheduledForUnix })).toBe(false);
  });

  it('a list of an enclosure, an animal or an automation leaves out the tasks of others', () => {
    const task = aTask({ enclosureIds: ['plain', 'pond'], animalIds: ['nala'], automationId: 'daily' });
    expect(isOfList(task, { ...list, enclosureId: 'pond', animalId: 'nala', automationId: 'daily' })).toBe(true);
    expect(isOfList(task, { ...list, enclosureId: 'barn' })).toBe(false);
    expect(isOfList(task, { ...list, enclosureId: 'pond', animalId: 'simba' })).toBe(false);
    expect(isOfList(task, { ...list, automationId: 'weekly' })).toBe(false);
  });

  it('a list of one person has the tasks they are responsible for and those they have taken', () => {
    const ofAna = { ...list, mineOf: 'ana' };
    expect(isOfList(aTask({ responsibleIds: ['bo', 'ana'] }), ofAna)).toBe(true);
    expect(isOfList(aTask({ takenBy: 'ana' }), ofAna)).toBe(true);
    expect(isOfList(aTask({ responsibleIds: ['bo'], takenBy: null }), ofAna)).toBe(false);
  });

  it('a list of free tasks leaves out those of somebody, and a list of late ones those closed in time', () => {
    expect(isOfList(aTask({ takenBy: 'ana' }), { ...list, isNobodys: true })).toBe(false);
    expect(isOfList(aTask(), { ...list, isNobodys: true })).toBe(true);
    const done = aTask({ status: 'DONE', completedLate: false });
    expect(isOfList(done, { ...list, closedLate: true })).toBe(false);
    expect(isOfList({ ...done, completedLate: true }, { ...list, closedLate: true })).toBe(true);
  });

  it('a list of a role that nobody holds has nothing', () => {
    expect(isOfList(aTask({ responsibleIds: ['vera'] }), { ...list, holders: [] })).toBe(false);
  });
});

it('the people in the query are those of the chosen sector', () => {
  expect(holdersIn({ holders, sectorId: 'aviary' })).toEqual([{ sectorId: 'aviary', userIds: ['paul'] }]);
  expect(holdersIn({ holders, sectorId: null })).toEqual(holders);
  expect(holdersIn({ sectorId: null })).toEqual([]);
});
