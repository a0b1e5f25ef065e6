import { expect, it } from 'vitest';
import { aQuickAction } from '../../../tests/support/builders/quick-work.ts';
import { taskOfAction } from './task-of-action.ts';

const NOW = Date.parse('2026-05-10T10:00:00Z');

it('the task of an action has its texts, urgency, assignee and day, in the sector of the group', () => {
  const dueAtUnix = Date.parse('2026-05-11T22:00:00Z');
  const action = aQuickAction({ title: 'Pailler', description: 'Abri nord', priority: 'high', dueAtUnix });
  expect(taskOfAction({ ...action, assigneeId: 'bo' }, { sectorId: 'savanna' }, NOW)).toEqual({
    ...{ title: 'Pailler', description: 'Abri nord', priority: 'high', responsibleIds: ['bo'], startDay: '2026-05-12' },
    target: { level: 'SECTOR', ids: ['savanna'] },
  });
});

it('the task of an action without a day, or with one that is over, is for today', () => {
  const dayOfTask = (dueAtUnix: number | null) =>
    taskOfAction(aQuickAction({ dueAtUnix }), { sectorId: null }, NOW).startDay;
  expect([dayOfTask(null), dayOfTask(NOW - 86_400_000)]).toEqual(['2026-05-10', '2026-05-10']);
});
