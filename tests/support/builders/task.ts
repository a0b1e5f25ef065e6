import type { Task } from '../../../src/domain/tasks/task.ts';

/** Returns an open feeding of the sector `savanna`, scheduled and due in January 2025, changed by `differences`. */
export function aTask(differences: Partial<Task> = {}): Task {
  return {
    taskId: 'task-1',
    zooId: 'zoo-1',
    title: 'Nourrir les zèbres',
    description: 'Foin et granulés',
    taskType: 'feeding',
    authorId: 'manager-1',
    status: 'OPEN',
    automationId: null,
    sectorId: 'savanna',
    sectorIds: ['savanna'],
    enclosureIds: [],
    animalIds: [],
    target: { level: 'SECTOR', ids: ['savanna'] },
    responsibleIds: [],
    tags: [],
    sendNotification: false,
    visibilityStart: 'same_day',
    scheduledForUnix: Date.parse('2025-01-15T07:00:00Z'),
    dueAtUnix: Date.parse('2025-01-15T16:00:00Z'),
    takenBy: null,
    takenAtUnix: null,
    startedBy: null,
    startedAtUnix: null,
    completedBy: null,
    completedAtUnix: null,
    completedLate: null,
    notes: '',
    deletedAtUnix: null,
    createdAtUnix: Date.parse('2025-01-14T07:00:00Z'),
    updatedAtUnix: Date.parse('2025-01-14T07:00:00Z'),
    ...differences,
  };
}
