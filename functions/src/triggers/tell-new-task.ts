import { onDocumentCreated } from 'firebase-functions/firestore';
import { database, REGION } from '../common/firebase.ts';
import { tellNewTask } from '../notifications/tell-new-task.ts';

/** Tells those whom a new task concerns of it, whoever or whatever made it. */
export const tellOfNewTask = onDocumentCreated(
  { document: 'tasks/{taskId}', region: REGION, memory: '256MiB', timeoutSeconds: 60, retry: true },
  async ({ params: { taskId }, time }) => {
    await tellNewTask(database(), taskId, Date.parse(time));
  },
);
