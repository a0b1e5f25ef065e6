import { expect, it } from 'vitest';
import { readNotificationsContract, saveNotificationSettingsContract } from './notifications.ts';

it('a hundred messages are marked as read at once, and no more', () => {
  const read = (count: number) =>
    readNotificationsContract.request.safeParse({
      notificationIds: Array.from({ length: count }, (_unused, at) => `n${at}`),
    }).success;
  expect([read(0), read(100), read(101)]).toEqual([true, true, false]);
});

it('settings name the values that change and nothing else', () => {
  const isGood = (settings: object) => saveNotificationSettingsContract.request.safeParse(settings).success;
  expect(isGood({})).toBe(true);
  expect(isGood({ mailDigest: 'hourly' })).toBe(false);
  expect(isGood({ device: { token: 'x', isWanted: true } })).toBe(true);
  expect(
    [0, 1, 4_096, 4_097].map((length) => isGood({ device: { token: 'x'.repeat(length), isWanted: true } })),
  ).toEqual([false, true, true, false]);
  expect(isGood({ userId: 'bo' })).toBe(false);
});
