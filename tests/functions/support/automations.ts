import { randomUUID } from 'node:crypto';
import { saveAutomation } from '../../../functions/src/automations/save-automation.ts';
import { withTimestamps } from '../../../functions/src/common/stored.ts';
import type { SaveAutomationRequest } from '../../../src/domain/callables/automations.ts';
import { contentOf } from '../../../src/domain/tasks/check-task.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';
import { type TaskTemplate, taskTemplateSchema } from '../../../src/domain/tasks/task-template.ts';
import { aTaskTemplate } from '../../support/builders/task-template.ts';
import type { AnimalPark } from './animal-park.ts';
import { callInProcess } from './call-in-process.ts';
import { stored } from './records.ts';
import { database } from './suite.ts';

/** Stores an automation of a sector, changed by `differences`, and returns its id. */
export async function createAutomation(
  zooId: string,
  sectorId: string,
  differences: Partial<TaskTemplate> = {},
): Promise<string> {
  const templateId = `automation-${randomUUID()}`;
  const target: TaskTemplate['target'] = { level: 'SECTOR', ids: [sectorId] };
  const template = aTaskTemplate({ templateId, zooId, sectorId, sectorIds: [sectorId], target, ...differences });
  await database.doc(`taskTemplates/${templateId}`).set(withTimestamps(template));
  return templateId;
}

/** Returns the form's request for a new automation of a sector: every day at 08:00 from `startAt` on. */
export function automationRequest(
  zooId: string,
  sectorId: string,
  startAt: number = Date.now(),
): SaveAutomationRequest {
  return {
    zooId,
    templateId: null,
    name: 'Repas du matin',
    task: { ...contentOf(aTaskTemplate()), target: { level: 'SECTOR', ids: [sectorId] } },
    schedule: {
      startAt,
      dueAt: null,
      recurrence: 'DAILY',
      rrule: null,
      recurrenceTime: '08:00',
      recurrenceInterval: 1,
      recurrenceDayOfWeek: null,
      recurrenceDayOfMonth: null,
      recurrenceMonthOfYear: null,
    },
    scope: 'following',
    expectedUpdatedAtUnix: null,
  };
}

/** Differences from the form's request. */
export type AutomationDifferences = {
  readonly task?: Partial<SaveAutomationRequest['task']>;
  readonly schedule?: Partial<SaveAutomationRequest['schedule']>;
} & Partial<Omit<SaveAutomationRequest, 'task' | 'schedule'>>;

/** Returns the form's request for an automation of the park's sector, changed by `differences`. */
export function requestOf(
  { zooId, sectorId }: AnimalPark,
  { task, schedule, ...differences }: AutomationDifferences = {},
): SaveAutomationRequest {
  const right = automationRequest(zooId, sectorId);
  return { ...right, task: { ...right.task, ...task }, schedule: { ...right.schedule, ...schedule }, ...differences };
}

/** Returns the differences of a request that changes a stored automation, and by default keeps its start. */
export function changing(template: TaskTemplate, differences: AutomationDifferences = {}): AutomationDifferences {
  return {
    templateId: template.templateId,
    expectedUpdatedAtUnix: template.updatedAtUnix,
    ...differences,
    schedule: { startAt: template.schedule.startAt, ...differences.schedule },
  };
}

/** Saves an automation as a person of the park, and returns it as it is stored. */
export async function savedAutomation(
  park: AnimalPark,
  differences: AutomationDifferences = {},
  who: keyof AnimalPark['people'] = 'lead',
): Promise<TaskTemplate> {
  const answer = await callInProcess(saveAutomation, park.people[who].userId, requestOf(park, differences));
  if (!answer.success) throw new Error(answer.error.code);
  return taskTemplateSchema.parse(await stored(`taskTemplates/${answer.data.templateId}`));
}

/** Returns the tasks that an automation has made, in the order of their times. */
export async function tasksOf(templateId: string): Promise<Task[]> {
  const { docs } = await database.collection('tasks').where('automationId', '==', templateId).get();
  return docs.map((document) => document.data() as Task).toSorted((a, b) => a.scheduledForUnix - b.scheduledForUnix);
}

/** Returns the ends of the ids of an automation's runs with their statuses, in order. */
export async function runsOf(templateId: string): Promise<[string, string][]> {
  const { docs } = await database.collection('taskRuns').where('templateId', '==', templateId).get();
  return docs
    .map((run): [string, string] => [run.id.slice(templateId.length + 1), run.get('status')])
    .toSorted(([a], [b]) => a.localeCompare(b));
}
