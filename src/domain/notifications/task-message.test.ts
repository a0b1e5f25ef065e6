import { expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { moreTasksMessage, taskMessage } from './task-message.ts';

it('the message of a task has its title and due time, and is unread', () => {
  const task = aTask();
  expect(taskMessage(task, 'taskReminder1h', 'ana', 7)).toMatchObject({
    kind: 'taskReminder1h',
    userId: 'ana',
    zooId: task.zooId,
    subjectId: task.taskId,
    title: task.title,
    sectorId: task.sectorId,
    dueAtUnix: task.dueAtUnix,
    createdAtUnix: 7,
    readAtUnix: null,
  });
});

it('the message of further tasks is the same within an hour of the clock, and another one in the next', () => {
  const HOUR = 3_600_000;
  const at = (now: number) => moreTasksMessage({ zooId: 'zoo-1' }, { userId: 'ana', name: 'Ana Keller' }, 'bo', now);
  expect(at(2 * HOUR)).toMatchObject({
    ...{ zooId: 'zoo-1', userId: 'bo', kind: 'taskMore', subjectId: 'ana', title: 'Ana Keller' },
    ...{ sectorId: null, dueAtUnix: null, createdAtUnix: 2 * HOUR, readAtUnix: null },
  });
  const ids = [2 * HOUR - 1, 2 * HOUR, 3 * HOUR - 1, 3 * HOUR].map((now) => at(now).notificationId);
  expect(ids[1]).toBe(ids[2]);
  expect(new Set(ids).size).toBe(3);
});
