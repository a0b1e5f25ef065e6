import { expect, it } from 'vitest';
import { aNotification } from '../../../tests/support/builders/notification.ts';
import { bellMessages, MAX_MESSAGES } from './message-order.ts';

const message = (notificationId: string, createdAtUnix: number, readAtUnix: number | null = null) =>
  aNotification({ notificationId, createdAtUnix, readAtUnix });
const idsOf = (messages: readonly { notificationId: string }[]) => messages.map(({ notificationId }) => notificationId);

it('the bell shows unread messages first, each part from the newest on, none twice', () => {
  const unread = [message('old', 1), message('new', 9)];
  const recent = [message('read', 10, 11), message('new', 9, 12), message('read-earlier', 3, 4)];
  expect(idsOf(bellMessages(unread, recent))).toEqual(['new', 'old', 'read', 'read-earlier']);
  expect(bellMessages([], [])).toEqual([]);
});
it('the bell shows twenty messages at most', () => {
  const many = Array.from({ length: 30 }, (_, index) => message(`m${index}`, index, 1));
  const shown = bellMessages([message('unread', 0)], many);
  expect(shown).toHaveLength(MAX_MESSAGES);
  expect(idsOf(shown).slice(0, 2)).toEqual(['unread', 'm29']);
});
