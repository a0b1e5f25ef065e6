import type { Schedule, TaskTemplate } from '../../../src/domain/tasks/task-template.ts';

/** Returns a schedule that recurs every day at 08:00 from 15 January 2025, changed by `differences`. */
export function aSchedule(differences: Partial<Schedule> = {}): Schedule {
  return {
    startAt: Date.parse('2025-01-15T07:00:00Z'),
    dueAt: null,
    recurrence: 'DAILY',
    rrule: null,
    cronExpression: null,
    cronDescription: null,
    recurrenceFrequency: null,
    recurrenceTime: '08:00',
    recurrenceDayOfWeek: null,
    recurrenceDayOfMonth: null,
    recurrenceMonthOfYear: null,
    recurrenceInterval: 1,
    ...differences,
  };
}

/** Returns an automation that feeds the sector `savanna` every day and has not run yet, changed by `differences`. */
export function aTaskTemplate(differences: Partial<TaskTemplate> = {}): TaskTemplate {
  return {
    templateId: 'template-1',
    zooId: 'zoo-1',
    authorId: 'manager-1',
    name: 'Repas du matin',
    isActive: true,
    status: 'active',
    suspendedReason: null,
    schedule: aSchedule(),
    activeSinceUnix: null,
    lastRunUnix: null,
    nextRunUnix: Date.parse('2025-01-15T07:00:00Z'),
    nextMakeUnix: Date.parse('2025-01-14T23:00:00Z'),
    executionCount: 0,
    deletedAtUnix: null,
    createdAtUnix: Date.parse('2025-01-14T07:00:00Z'),
    updatedAtUnix: Date.parse('2025-01-14T07:00:00Z'),
    title: 'Nourrir les zèbres',
    description: 'Foin et granulés',
    taskType: 'feeding',
    priority: 'normal',
    checklist: [],
    sectorId: 'savanna',
    sectorIds: ['savanna'],
    enclosureIds: [],
    animalIds: [],
    target: { level: 'SECTOR', ids: ['savanna'] },
    responsibleIds: [],
    tags: [],
    sendNotification: false,
    visibilityStart: 'same_day',
    ...differences,
  };
}
