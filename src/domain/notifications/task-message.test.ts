import { expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { taskMessage } from './task-message.ts';

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
