import { expect, it } from 'vitest';
import { notificationId } from './notification.ts';

it('a message has one id for its kind, subject and person, so that it is sent once', () => {
  const id = notificationId('taskNew', 'task-1', 'ana', 7);
  expect(notificationId('taskNew', 'task-1', 'ana', 8)).toBe(id);
  const others = [
    notificationId('taskReminder1h', 'task-1', 'ana', 7),
    notificationId('taskNew', 'task-2', 'ana', 7),
    notificationId('taskNew', 'task-1', 'bo', 7),
  ];
  expect(new Set([id, ...others]).size).toBe(4);
});

it.each(['taskAssigned', 'informationReminder'] as const)(
  'a message of %s comes again when it happens again',
  (kind) => {
    const id = notificationId(kind, 'task-1', 'ana', 7);
    expect(notificationId(kind, 'task-1', 'ana', 7)).toBe(id);
    expect(notificationId(kind, 'task-1', 'ana', 8)).not.toBe(id);
  },
);
