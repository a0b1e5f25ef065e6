import { now } from '../common/clock.ts';
import { onCreation } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';
import { taskPath } from '../common/paths.ts';
import { tellSlackOfTask } from '../slack/tell-slack.ts';

/** Tells an establishment's Slack channel of a new task, whether a person or an automation made it. */
export const tellSlackOfNewTask = onCreation(
  { name: 'tellSlackOfNewTask', document: 'tasks/{taskId}' },
  async ({ ids: { taskId } }) => {
    await tellSlackOfTask(database(), await database().doc(taskPath(taskId)).get(), now());
  },
);
