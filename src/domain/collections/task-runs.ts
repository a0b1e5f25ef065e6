import { taskRunSchema } from '../tasks/task-template.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The occurrences of the automations. */
export const TASK_RUNS = {
  path: 'taskRuns/{runId}',
  title: 'Runs of automations',
  owner: 'establishment, by zooId',
  schema: taskRunSchema,
  opens: { get: ['task.read'], list: ['task.read'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
