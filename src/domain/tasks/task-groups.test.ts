import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { ZONE } from '../time/epoch.ts';
import { groupTasks, type TaskGrouping } from './task-groups.ts';

const grouped = (by: Exclude<TaskGrouping, 'none'>, ...tasks: ReturnType<typeof aTask>[]) =>
  groupTasks(tasks, by, ZONE).map(({ key, tasks: some }) => [key, some.map((task) => task.taskId).join(' ')]);

describe('tasks put together', () => {
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
  it('by person stand under who took them, else under those responsible', () => {
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
  it('are no groups when there are none', () => {
    expect(grouped('animal')).toEqual([]);
  });
});
