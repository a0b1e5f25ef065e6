import { expect, it } from 'vitest';
import { notificationSettingsSchema } from './settings.ts';

const settings = { userId: 'ana', zooId: 'zoo-1', mailDigest: 'daily', digestSentOn: null, updatedAtUnix: 1 };

it('the tasks come by mail never or once a day', () => {
  expect(notificationSettingsSchema.safeParse(settings).success).toBe(true);
  expect(notificationSettingsSchema.safeParse({ ...settings, mailDigest: 'none' }).success).toBe(true);
  expect(notificationSettingsSchema.safeParse({ ...settings, mailDigest: 'hourly' }).success).toBe(false);
});
