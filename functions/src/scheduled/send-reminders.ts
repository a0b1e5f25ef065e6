import { defineSchedule } from '../common/define-schedule.ts';
import { forgetCallKeys } from '../common/call-once.ts';
import { forgetSendingActs } from '../common/send-limit.ts';
import { forgetOldMessages } from '../notifications/forget-old-messages.ts';
import { isPushConfigured } from '../notifications/push-settings.ts';
import { remindOfTasks } from '../notifications/remind-of-tasks.ts';
import { remindOfEvaluations } from '../quick-evaluations/remind-of-evaluations.ts';
import { database } from '../common/firebase.ts';

/**
 * Sends reminders of tasks that are due soon and of evaluations of the day, and deletes old messages, keys and counts of
 * calls, every quarter of an hour.
 */
export const sendReminders = defineSchedule({ name: 'sendReminders', schedule: 'every 15 minutes' }, async (at) => {
  const reminders = await remindOfTasks(database(), at);
  const evaluations = await remindOfEvaluations(database(), at);
  const old = [forgetOldMessages, forgetCallKeys, forgetSendingActs].map((forget) => forget(database(), at));
  const forgotten = (await Promise.all(old)).reduce((sum, one) => sum + one, 0);
  return { ...reminders, evaluations, forgotten, isPushConfigured: isPushConfigured() };
});
