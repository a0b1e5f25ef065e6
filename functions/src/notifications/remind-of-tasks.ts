import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  dueWindow,
  isReminderDue,
  type Reminder,
  REMINDER_NAMES,
  REMINDERS,
} from '../../../src/domain/notifications/reminder.ts';
import { recipientsOfReminder } from '../../../src/domain/notifications/recipients-of-task.ts';
import { UNFINISHED_STATUSES } from '../../../src/domain/tasks/task.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { logFailure } from '../common/log-failure.ts';
import { pagesOf } from '../common/pages.ts';
import { TASKS } from '../common/paths.ts';
import { taskOfMessages, teamsOf } from './task-of-messages.ts';
import { notifyOfTask } from './notify-of-task.ts';

/** Tasks read, and reminded of side by side, at a time. */
const PAGE_SIZE = 50;

/** Counts of the due reminders, by result. */
export type ReminderReport = {
  /** new messages */
  readonly told: number;
  /** tasks whose reminder has gone out */
  readonly reminded: number;
  /** tasks whose reminder failed; the log says why, and the next run tries again */
  readonly failed: number;
};

/**
 * Sends the reminders of the tasks that are due within 24 hours or one hour of `now`. A repeated run, or a second one
 * beside it, reminds nobody twice. A task that cannot be read does not stop the others.
 * @source specification, point 3 "notificationsSent: onCreate, reminder24h, reminder1h";
 * src/domain/notifications/reminder.ts
 */
export async function remindOfTasks(database: Firestore, now: EpochMs): Promise<ReminderReport> {
  const report = { told: 0, reminded: 0, failed: 0 };
  for (const reminder of REMINDER_NAMES) {
    const { after, until } = dueWindow(reminder, now);
    const due = database
      .collection(TASKS)
      .where('status', 'in', UNFINISHED_STATUSES)
      .where(`notificationsSent.${reminder}`, '==', false)
      .where('dueAtUnix', '>', after)
      .where('dueAtUnix', '<=', until)
      .orderBy('dueAtUnix');
    for await (const page of pagesOf(due, PAGE_SIZE)) {
      const outcomes = await Promise.all(page.map((document) => remindOf(database, document, reminder, now)));
      for (const outcome of outcomes) {
        if (outcome === 'failed') report.failed++;
        else if (outcome !== 'notDue') {
          report.reminded++;
          report.told += outcome;
        }
      }
    }
  }
  return report;
}

async function remindOf(
  database: Firestore,
  document: QueryDocumentSnapshot,
  reminder: Reminder,
  now: EpochMs,
): Promise<number | 'notDue' | 'failed'> {
  try {
    const task = taskOfMessages(document);
    if (task === null || !isReminderDue(task, reminder, now)) return 'notDue';
    const told = recipientsOfReminder(task, await teamsOf(database, task));
    return await notifyOfTask(database, task, told, { kind: REMINDERS[reminder].kind, mark: reminder }, now);
  } catch (failure) {
    logFailure('sendReminders', failure, { taskId: document.id });
    return 'failed';
  }
}
