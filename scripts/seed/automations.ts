import { taskTemplateSchema } from '../../src/domain/tasks/task.ts';
import { addDays, startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { wallClockAt } from '../../src/domain/time/wall-clock.ts';
import { sectorIdOf } from './parks.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';
import { AUTOMATIONS, TASK_IDEAS } from './task-ideas.ts';

const ZOO = 'zoo-fullcare';
const DAY = 86_400_000;

/** Returns the `taskTemplates` of the largest park; their first occurrence is tomorrow, so that a fresh day shows no doubles. */
export function automationDocuments(now: number): SeedDocument[] {
  const tomorrow = addDays(startOfDay(now, ZONE), 1, ZONE);
  return AUTOMATIONS.map((automation, index) => {
    const sectorId = sectorIdOf(ZOO, automation.sector);
    const enclosureId = `${sectorId}--${automation.enclosure}`;
    const templateId = `${ZOO}--automation-${index + 1}`;
    const idea = TASK_IDEAS[automation.idea];
    const template = taskTemplateSchema.parse({
      templateId,
      zooId: ZOO,
      authorId: 'fullcare-manager',
      name: automation.name,
      isActive: true,
      status: 'active',
      suspendedReason: null,
      schedule: {
        startAt: tomorrow,
        dueAt: null,
        recurrence: automation.recurrence,
        rrule: automation.recurrence === 'CUSTOM' ? 'FREQ=DAILY;INTERVAL=10' : null,
        cronExpression: null,
        cronDescription: null,
        recurrenceFrequency: null,
        recurrenceTime: automation.time,
        recurrenceDayOfWeek: automation.recurrence === 'WEEKLY' ? weekdayOf(tomorrow) : null,
        recurrenceDayOfMonth: automation.recurrence === 'MONTHLY' ? 1 : null,
        recurrenceMonthOfYear: null,
        recurrenceInterval: 1,
      },
      activeSinceUnix: null,
      lastRunUnix: null,
      nextRunUnix: null,
      nextMakeUnix: null,
      executionCount: 0,
      deletedAtUnix: null,
      createdAtUnix: tomorrow - DAY,
      updatedAtUnix: tomorrow - DAY,
      title: automation.name,
      description: idea?.description ?? '',
      taskType: idea?.type ?? 'feeding',
      sectorId,
      sectorIds: [sectorId],
      enclosureIds: [enclosureId],
      animalIds: [],
      target: { level: 'ENCLOSURE', ids: [enclosureId] },
      responsibleIds: [],
      tags: [],
      sendNotification: false,
      visibilityStart: 'same_day',
    });
    return stored(`taskTemplates/${templateId}`, template);
  });
}

/** Returns the weekday of a local midnight, 0 Sunday … 6 Saturday. */
function weekdayOf(midnight: number): number {
  const { year, month, day } = wallClockAt(midnight, ZONE);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
