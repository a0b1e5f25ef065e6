import { onCreation } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';
import { tellNewTask } from '../notifications/tell-new-task.ts';

/** Notifies the people whom a new task concerns, whether a person or an automation made it. */
export const tellOfNewTask = onCreation(
  { name: 'tellOfNewTask', document: 'tasks/{taskId}' },
  async ({ ids: { taskId }, at }) => {
    await tellNewTask(database(), taskId, at);
  },
);
