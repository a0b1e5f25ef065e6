import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aSector } from '../../../tests/support/builders/establishment.ts';
import { ZONE } from '../time/epoch.ts';
import { groupTasks, type TaskGrouping } from './task-groups.ts';

const sectors = [aSector({ sectorKeeper: ['al'], veterinaryUserIds: ['vera', 'al'] })];
const grouped = (by: Exclude<TaskGrouping, 'none'>, ...tasks: ReturnType<typeof aTask>[]) =>
  groupTasks(tasks, by, { zone: ZONE, sectors }).map(({ key, tasks: some }) => [
    key,
    some.map((task) => task.taskId).join(' '),
  ]);

describe('grouped tasks', () => {
  it('by sector stand under each of their sectors, those of none at the end', () => {
    const lone = aTask({ taskId: 'lone', sectorIds: [] });
    const both = aTask({ taskId: 'both', sectorIds: ['aviary', 'savanna'] });
    const one = aTask({ taskId: 'one', sectorIds: ['savanna'] });
    expect(grouped('sector', lone, both, one)).toEqual([
      ['aviary', 'both'],
      ['savanna', 'both one'],
      ['', 'lone'],
    ]);
  });
  it('by person stand under the person who took them, else under those responsible', () => {
    const taken = aTask({ taskId: 'taken', takenBy: 'bo', responsibleIds: [] });
    const given = aTask({ taskId: 'given', responsibleIds: ['al', 'bo'] });
    expect(grouped('person', given, taken)).toEqual([
      ['al', 'given'],
      ['bo', 'given taken'],
    ]);
  });
  it('by day stand under the day of the establishment’s clock on which they are due', () => {
    const late = aTask({ taskId: 'late', dueAtUnix: Date.parse('2025-01-15T22:59:59Z') });
    const next = aTask({ taskId: 'next', dueAtUnix: Date.parse('2025-01-15T23:00:00Z') });
    expect(grouped('day', late, next)).toEqual([
      [String(Date.parse('2025-01-14T23:00:00Z')), 'late'],
      [String(Date.parse('2025-01-15T23:00:00Z')), 'next'],
    ]);
  });
  it('by animal stand under each animal', () => {
    expect(grouped('animal', aTask({ taskId: 'a', animalIds: ['z1', 'z2'] }))).toEqual([
      ['z1', 'a'],
      ['z2', 'a'],
    ]);
  });
  it('by role stand under each role that their people have in their sector', () => {
    const one = aTask({ taskId: 'one', responsibleIds: ['al'] });
    const two = aTask({ taskId: 'two', responsibleIds: ['vera'] });
    const elsewhere = aTask({ taskId: 'elsewhere', responsibleIds: ['vera'], sectorIds: ['pond'] });
    expect(grouped('role', one, two, elsewhere)).toEqual([
      ['veterinary', 'one two'],
      ['keeper', 'one'],
      ['', 'elsewhere'],
    ]);
  });
  it('are no groups when there are none', () => {
    expect(grouped('animal')).toEqual([]);
  });
});
