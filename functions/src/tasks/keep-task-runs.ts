import { onChange } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';
import { followTask } from './follow-task.ts';

/** Keeps the run of an automation's task with it: done, cancelled, archived, given to others. */
export const keepTaskRuns = onChange(
  { name: 'keepTaskRuns', document: 'tasks/{taskId}' },
  async ({ after, ids: { taskId } }) => {
    const automationId: unknown = after.get('automationId');
    if (typeof automationId === 'string') await followTask(database(), taskId);
  },
);
