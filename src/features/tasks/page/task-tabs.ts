import type { Task } from '#domain/tasks/task.ts';
import { canBeStoredId } from '#lib/stored-id.ts';

/** The tabs of /TaskManagementView; the first is the page without a `tab`. */
export const TASK_TABS = ['tasks', 'week', 'automations', 'information'] as const;
export type TaskTab = (typeof TASK_TABS)[number];

/** Returns the tab that an address names; the list of tasks when it names none. */
export function tabOf(parameters: URLSearchParams): TaskTab {
  return TASK_TABS.find((one) => one === parameters.get('tab')) ?? 'tasks';
}

/** Returns the address of a tab. It drops the parameters of the former tab, because its filters name other things. */
export function addressOfTab(tab: TaskTab): string {
  return tab === 'tasks' ? '/TaskManagementView' : `/TaskManagementView?tab=${tab}`;
}

/** Returns the address of an automation in the list of its tab. */
export function automationAddress(templateId: string): string {
  return `${addressOfTab('automations')}&automation=${encodeURIComponent(templateId)}`;
}

/** The parameters of the wizard that name the first target of a new task. */
const TARGET_PARAMETERS = { ENCLOSURE: 'enclosure', ANIMAL: 'animal' } as const;
type RecordLevel = keyof typeof TARGET_PARAMETERS;

/** Returns the wizard that an address names; null when the page shows its tabs. */
export function wizardOf(parameters: URLSearchParams) {
  if (parameters.get('new') !== 'task') return null;
  return {
    copyOf: parameters.get('copy') || null,
    edit: parameters.get('edit') || null,
    target: targetOf(parameters, 'ANIMAL') ?? targetOf(parameters, 'ENCLOSURE'),
  };
}

function targetOf(parameters: URLSearchParams, level: RecordLevel): Task['target'] | null {
  const id = parameters.get(TARGET_PARAMETERS[level]) ?? '';
  return canBeStoredId(id) ? { level, ids: [id] } : null;
}

/** Returns the address of the wizard of a new task. */
export const NEW_TASK_ADDRESS = '/TaskManagementView?new=task';

/** Returns the address of the wizard of a new task for one enclosure or one animal. */
export function newTaskAddress(level: RecordLevel, id: string): string {
  return `${NEW_TASK_ADDRESS}&${TARGET_PARAMETERS[level]}=${encodeURIComponent(id)}`;
}

/** Returns the address of the wizard that begins with a copy of a task. */
export function copyAddress(taskId: string): string {
  return `${NEW_TASK_ADDRESS}&copy=${encodeURIComponent(taskId)}`;
}
