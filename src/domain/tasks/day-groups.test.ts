import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { dayGroups } from './day-groups.ts';

const NOW = Date.parse('2025-01-15T12:00:00Z');
const mine = { responsibleIds: ['keeper-1'] };
const idsOf = (tasks: Parameters<typeof dayGroups>[0]) =>
  dayGroups(tasks, NOW).map(({ id, tasks: some }) => [id, some.map(({ taskId }) => taskId)]);

describe('the parts of a day', () => {
  it('are begun, overdue, due today and to take, each in the given order', () => {
    const tasks = [
      aTask({ taskId: 'free', dueAtUnix: NOW - 2 }),
      aTask({ taskId: 'late', dueAtUnix: NOW - 1, ...mine }),
      aTask({ taskId: 'just', dueAtUnix: NOW, ...mine }),
      aTask({ taskId: 'later', dueAtUnix: NOW + 1, ...mine }),
      aTask({ taskId: 'begun', dueAtUnix: NOW + 2, ...mine, status: 'IN_PROGRESS' }),
    ];
    expect(idsOf(tasks)).toEqual([
      ['now', ['begun']],
      ['overdue', ['late']],
      ['today', ['just', 'later']],
      ['toTake', ['free']],
    ]);
  });

  it('show a begun task first although it is overdue', () => {
    const begun = aTask({ taskId: 'begun', dueAtUnix: NOW - 1, status: 'IN_PROGRESS', takenBy: 'keeper-1' });
    expect(idsOf([begun])).toEqual([['now', ['begun']]]);
  });

  it('are none without tasks', () => {
    expect(dayGroups([], NOW)).toEqual([]);
  });
});
