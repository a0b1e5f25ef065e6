import { expect, it } from 'vitest';
import { aNotification } from '../../../tests/support/builders/notification.ts';
import { arrivals, seenAtStart } from './arrival.ts';

const message = (notificationId: string, createdAtUnix: number) => aNotification({ notificationId, createdAtUnix });
const idsOf = (messages: readonly { notificationId: string }[]) => messages.map(({ notificationId }) => notificationId);

it('a message that was there at the start is no news, a later one is, once', () => {
  const first = arrivals(seenAtStart([message('a', 5)], 100), [message('a', 5), message('c', 9), message('b', 6)]);
  expect(idsOf(first.fresh)).toEqual(['b', 'c']);
  expect(arrivals(first.seen, [message('a', 5), message('b', 6), message('c', 9)]).fresh).toEqual([]);
});
it('an older message that slips into the list is no news', () => {
  expect(arrivals(seenAtStart([message('new', 9)], 100), [message('older', 3)]).fresh).toEqual([]);
});
it('after an empty start everything is news', () => {
  expect(idsOf(arrivals(seenAtStart([], 100), [message('a', 1)]).fresh)).toEqual(['a']);
});

it('a new message of the same instant as the newest one is news', () => {
  expect(idsOf(arrivals(seenAtStart([message('a', 5)], 100), [message('a', 5), message('b', 5)]).fresh)).toEqual(['b']);
});

it('a message made while the first list was on its way is news, one made just before is not', () => {
  const first = [message('before', 99), message('since', 100)];
  expect(idsOf(arrivals(seenAtStart(first, 100), first).fresh)).toEqual(['since']);
});
