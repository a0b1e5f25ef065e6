import type { EpochMs } from '../time/epoch.ts';
import { dueAtOfOccurrence } from './task-due.ts';
import { NOTHING_SENT, type Task, type TaskRun, type TaskTemplate } from './task.ts';

/**
 * Returns the id of the task, and of its run, that an automation makes for an occurrence: always the same, so that making
 * it twice changes nothing. E.g. 'abc-20250131T0700Z'; the automation's own id comes first, since ids that rise with the
 * clock would all be written to the same place.
 */
export function occurrenceId(templateId: string, occurrence: EpochMs): string {
  const minute = new Date(occurrence).toISOString().slice(0, 16).replaceAll(/[-:]/g, '');
  return `${templateId}-${minute}Z`;
}

/** Returns the open task that an automation makes for an occurrence, stamped `now`. */
export function taskOfOccurrence(template: TaskTemplate, occurrence: EpochMs, now: EpochMs, zone: string): Task {
  return {
    taskId: occurrenceId(template.templateId, occurrence),
    zooId: template.zooId,
    authorId: template.authorId,
    status: 'OPEN',
    automationId: template.templateId,
    scheduledForUnix: occurrence,
    dueAtUnix: dueAtOfOccurrence(template.schedule, occurrence, zone),
    takenBy: null,
    takenAtUnix: null,
    startedBy: null,
    startedAtUnix: null,
    completedBy: null,
    completedAtUnix: null,
    completedLate: null,
    notes: '',
    attachments: [],
    notificationsSent: NOTHING_SENT,
    deletedAtUnix: null,
    createdAtUnix: now,
    updatedAtUnix: now,
    title: template.title,
    description: template.description,
    taskType: template.taskType,
    sectorId: template.sectorId,
    sectorIds: template.sectorIds,
    enclosureIds: template.enclosureIds,
    animalIds: template.animalIds,
    target: template.target,
    responsibleIds: template.responsibleIds,
    tags: template.tags,
    sendNotification: template.sendNotification,
    visibilityStart: template.visibilityStart,
  };
}

/** Returns the record of an automation's execution that made `task`. */
export function runOfTask(task: Task, templateId: string): TaskRun {
  return {
    taskId: task.taskId,
    templateId,
    zooId: task.zooId,
    status: task.status,
    scheduledForUnix: task.scheduledForUnix,
    dueAtUnix: task.dueAtUnix,
    completedAtUnix: task.completedAtUnix,
    responsibleIds: task.responsibleIds,
  };
}
