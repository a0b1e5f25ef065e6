import { taskTemplateSchema } from '../tasks/task-template.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The automations of an establishment. */
export const TASK_TEMPLATES = {
  path: 'taskTemplates/{templateId}',
  title: 'Automations',
  owner: 'establishment, by zooId',
  schema: taskTemplateSchema,
  opens: { get: ['task.read'], list: ['task.read'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
