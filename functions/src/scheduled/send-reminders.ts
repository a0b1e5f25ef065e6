import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { database, REGION } from '../common/firebase.ts';
import { forgetOldMessages } from '../notifications/forget-old-messages.ts';
import { isPushConfigured } from '../notifications/push-settings.ts';
import { remindOfTasks } from '../notifications/remind-of-tasks.ts';

/** Reminds of tasks that will soon be due, and forgets old messages, every quarter of an hour. */
export const sendReminders = onSchedule(
  {
    schedule: 'every 15 minutes',
    timeZone: ZONE,
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 540,
    maxInstances: 1,
    // The next quarter of an hour makes up for a run that failed.
    retryCount: 0,
  },
  async ({ scheduleTime }) => {
    const now = Date.parse(scheduleTime);
    const reminders = await remindOfTasks(database(), now);
    const forgotten = await forgetOldMessages(database(), now);
    info('sendReminders', { ...reminders, forgotten, isPushConfigured: isPushConfigured() });
  },
);
