import type { DocumentData } from 'firebase/firestore';
import type { Result } from '#domain/shared/result.ts';
import { NOTHING_SENT, type Task, taskSchema } from '#domain/tasks/task.ts';
import { readInstant, storedInstant } from '../firebase/instants.ts';
import { parseDocument } from '../firebase/parse-document.ts';

const INSTANTS = [
  'scheduledFor',
  'dueAt',
  'takenAt',
  'startedAt',
  'completedAt',
  'deletedAt',
  'createdAt',
  'updatedAt',
] as const;

/** What documents written before a field existed are taken to say. */
const OLDER = {
  description: '',
  automationId: null,
  sectorId: null,
  sectorIds: [],
  enclosureIds: [],
  animalIds: [],
  responsibleIds: [],
  tags: [],
  sendNotification: false,
  visibilityStart: 'same_day',
  takenBy: null,
  startedBy: null,
  completedBy: null,
  completedLate: null,
  notes: '',
  attachments: [],
  notificationsSent: NOTHING_SENT,
};

/** Returns the task of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function taskFromDocument(id: string, data: DocumentData): Result<Task> {
  const instants = Object.fromEntries(INSTANTS.map((name) => [`${name}Unix`, readInstant(data, name)]));
  const edited = readInstant(data, 'editedAt');
  const stamps = edited === null ? {} : { editedAtUnix: edited };
  return parseDocument(taskSchema, id, { ...OLDER, ...data, ...instants, ...stamps, taskId: id });
}

/** Returns the stored form of a change: every instant as a timestamp and its twin. */
export function storedPatch(patch: Partial<Task>): DocumentData {
  const stored: DocumentData = {};
  for (const [field, value] of Object.entries(patch)) {
    const instant = [...INSTANTS, 'editedAt'].find((name) => `${name}Unix` === field);
    if (instant === undefined) stored[field] = value;
    else Object.assign(stored, storedInstant(instant, value as number | null));
  }
  return stored;
}
