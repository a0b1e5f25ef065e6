import { onCreation } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';
import { tellNewTask } from '../notifications/tell-new-task.ts';

/** Tells those whom a new task concerns of it, whoever or whatever made it. */
export const tellOfNewTask = onCreation(
  { name: 'tellOfNewTask', document: 'tasks/{taskId}' },
  async ({ ids: { taskId }, at }) => {
    await tellNewTask(database(), taskId, at);
  },
);
