import { expect, it } from 'vitest';
import { notificationId } from './notification.ts';

it('a message has one id for its kind, subject and person, so that it is sent once', () => {
  const id = notificationId('taskNew', 'task-1', 'ana');
  expect(notificationId('taskNew', 'task-1', 'ana')).toBe(id);
  const others = [
    notificationId('taskReminder1h', 'task-1', 'ana'),
    notificationId('taskNew', 'task-2', 'ana'),
    notificationId('taskNew', 'task-1', 'bo'),
  ];
  expect(new Set([id, ...others]).size).toBe(4);
});
