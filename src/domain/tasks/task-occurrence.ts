import type { EpochMs } from '../time/epoch.ts';
import { floatingMs, wallClockAt } from '../time/wall-clock.ts';
import { requiredItemsOf } from './checklist/item-text.ts';
import { contentOf } from './check-task.ts';
import { dueAtOfOccurrence } from './task-due.ts';
import { NOTHING_SENT, type Task } from './task.ts';
import type { TaskRun, TaskTemplate } from './task-template.ts';
import { hasSeveralTimes } from './times-of-day.ts';

type Template = Pick<TaskTemplate, 'templateId' | 'schedule'>;

/**
 * Returns the id of the task, and of its run, that an automation makes for an occurrence: always the same, so that a
 * repetition changes nothing. With one time of day it names the local day, 'abc-20250131', also after a change of that
 * time; with several also the clock time, 'abc-20250131-0800'. The automation's own id comes first, since Firestore
 * would write ids that rise with the clock all to the same place.
 */
export function occurrenceId({ templateId, schedule }: Template, occurrence: EpochMs, zone: string): string {
  const written = new Date(floatingMs(wallClockAt(occurrence, zone))).toISOString();
  const day = dayId(templateId, occurrence, zone);
  return hasSeveralTimes(schedule) ? `${day}-${written.slice(11, 16).replace(':', '')}` : day;
}

/** Returns the beginning of every id that an automation gives to the occurrences of a local day. */
export function dayId(templateId: string, instant: EpochMs, zone: string): string {
  const day = new Date(floatingMs(wallClockAt(instant, zone))).toISOString().slice(0, 10).replaceAll('-', '');
  return `${templateId}-${day}`;
}

/** Returns the id of the task that a person makes of an automation at `now`; it is the same within one minute. */
export function runNowId(templateId: string, now: EpochMs): string {
  const minute = new Date(now).toISOString().slice(0, 16).replaceAll(/[-:]/g, '');
  return `${templateId}-now-${minute}Z`;
}

/** Returns the open task that an automation makes for an occurrence, stamped `now`. */
export function taskOfOccurrence(template: TaskTemplate, occurrence: EpochMs, now: EpochMs, zone: string): Task {
  return {
    taskId: occurrenceId(template, occurrence, zone),
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
    sectorId: template.sectorId,
    sectorIds: template.sectorIds,
    enclosureIds: template.enclosureIds,
    animalIds: template.animalIds,
    ...contentOf(template),
    requiredItems: requiredItemsOf(template.checklist),
  };
}

/** Returns the open task that a person makes of an automation at `now`: scheduled for this minute. */
export function taskNow(template: TaskTemplate, now: EpochMs, zone: string): Task {
  const minute = now - (now % 60_000);
  return { ...taskOfOccurrence(template, minute, now, zone), taskId: runNowId(template.templateId, now) };
}

/** Returns the record of an occurrence without a task: it came too late, or a person left it out. */
export function runWithoutTask(
  template: TaskTemplate,
  occurrence: EpochMs,
  status: 'MISSED' | 'SKIPPED',
  zone: string,
): TaskRun {
  return {
    taskId: occurrenceId(template, occurrence, zone),
    templateId: template.templateId,
    zooId: template.zooId,
    status,
    scheduledForUnix: occurrence,
    dueAtUnix: dueAtOfOccurrence(template.schedule, occurrence, zone),
    completedAtUnix: null,
    responsibleIds: template.responsibleIds,
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
