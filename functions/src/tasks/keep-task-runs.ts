import { onDocumentUpdated } from 'firebase-functions/firestore';
import { database, REGION } from '../common/firebase.ts';
import { followTask } from './follow-task.ts';

/** Keeps the run of an automation's task with it: done, cancelled, archived, given to others. */
export const keepTaskRuns = onDocumentUpdated(
  { document: 'tasks/{taskId}', region: REGION, memory: '256MiB', timeoutSeconds: 60, retry: true },
  async ({ data, params: { taskId } }) => {
    const automationId: unknown = data?.after.get('automationId');
    if (typeof automationId === 'string') await followTask(database(), taskId);
  },
);
