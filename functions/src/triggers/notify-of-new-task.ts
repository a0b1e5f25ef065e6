import { onCreation } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';
import { notifyNewTask } from '../notifications/notify-new-task.ts';

/** Notifies the people whom a new task concerns, whether a person or an automation made it. */
export const notifyOfNewTask = onCreation(
  { name: 'notifyOfNewTask', document: 'tasks/{taskId}' },
  async ({ ids: { taskId }, at }) => {
    await notifyNewTask(database(), taskId, at);
  },
);
