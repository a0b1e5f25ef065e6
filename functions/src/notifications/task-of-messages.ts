import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { sectorSchema } from '../../../src/domain/sectors/sector.ts';
import { taskSchema } from '../../../src/domain/tasks/task.ts';
import type { Team } from '../../../src/domain/notifications/recipients-of-task.ts';
import { logFailure } from '../common/log-failure.ts';
import { isDocumentId, sectorPath } from '../common/paths.ts';

const messageFields = z.pick(taskSchema, {
  taskId: true,
  zooId: true,
  title: true,
  taskType: true,
  status: true,
  authorId: true,
  automationId: true,
  sectorId: true,
  sectorIds: true,
  responsibleIds: true,
  takenBy: true,
  sendNotification: true,
  notificationsSent: true,
  dueAtUnix: true,
  createdAtUnix: true,
});
/** The fields of a task that messages need. */
export type TaskOfMessages = z.infer<typeof messageFields>;

const teamSchema = z.pick(sectorSchema, {
  zooId: true,
  sectorKeeper: true,
  managementUserIds: true,
  veterinaryUserIds: true,
  nutritionUserIds: true,
});

/**
 * Returns the fields of a stored task that messages need, or null when it does not exist. Throws when it cannot be
 * read.
 */
export function taskOfMessages(document: DocumentSnapshot): TaskOfMessages | null {
  return document.exists ? messageFields.parse(document.data()) : null;
}

/**
 * Returns the fields of a stored task that messages need, or null when it does not exist or has another shape. The
 * latter is logged for the function: a repeated event would find the same document.
 */
export function readableTask(document: DocumentSnapshot, functionName: string): TaskOfMessages | null {
  try {
    return taskOfMessages(document);
  } catch (failure) {
    logFailure(functionName, failure, { taskId: document.id });
    return null;
  }
}

/**
 * Returns the teams of the task's sectors; none for a task without sectors, or whose sectors are gone or another
 * establishment's.
 */
export async function teamsOf(
  database: Firestore,
  { zooId, sectorIds }: Pick<TaskOfMessages, 'zooId' | 'sectorIds'>,
): Promise<Team[]> {
  const documents = sectorIds.filter(isDocumentId).map((sectorId) => database.doc(sectorPath(sectorId)));
  if (documents.length === 0) return [];
  return (await database.getAll(...documents)).flatMap((document) => {
    const read = teamSchema.safeParse(document.data());
    return read.success && read.data.zooId === zooId ? [read.data] : [];
  });
}
