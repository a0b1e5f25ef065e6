import { randomUUID } from 'node:crypto';
import { withTimestamps } from '../../../functions/src/common/stored.ts';
import type { SaveAutomationRequest } from '../../../src/domain/callables/automations.ts';
import type { Task, TaskTemplate } from '../../../src/domain/tasks/task.ts';
import { aTaskTemplate } from '../../support/builders/task-template.ts';
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
  const { title, description, taskType, responsibleIds, tags, sendNotification, visibilityStart } = aTaskTemplate();
  return {
    zooId,
    templateId: null,
    name: 'Repas du matin',
    task: {
      ...{ title, description, taskType, responsibleIds, tags, sendNotification, visibilityStart },
      target: { level: 'SECTOR', ids: [sectorId] },
    },
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
