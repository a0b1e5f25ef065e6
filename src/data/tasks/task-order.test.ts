import { expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { inOrderOfDue } from './task-order.ts';

const NOON = Date.parse('2025-01-15T12:00:00Z');
const tasks = [
  aTask({ taskId: 'low', dueAtUnix: NOON, priority: 'low' }),
  aTask({ taskId: 'b', dueAtUnix: NOON }),
  aTask({ taskId: 'a', dueAtUnix: NOON }),
  aTask({ taskId: 'high', dueAtUnix: NOON, priority: 'high' }),
  aTask({ taskId: 'later', dueAtUnix: NOON + 1, priority: 'high' }),
  aTask({ taskId: 'earlier', dueAtUnix: NOON - 1, priority: 'low' }),
];
const ids = (isEarliestFirst: boolean) => inOrderOfDue(tasks, isEarliestFirst).map(({ taskId }) => taskId);

it('puts the earliest task first, and a high priority before a low one at the same due time', () => {
  expect(ids(true)).toEqual(['earlier', 'high', 'a', 'b', 'low', 'later']);
});
it('puts the latest task first, and still a high priority before a low one at the same due time', () => {
  expect(ids(false)).toEqual(['later', 'high', 'b', 'a', 'low', 'earlier']);
});
