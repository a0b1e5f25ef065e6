import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { attachmentSchema } from '../../../src/domain/tasks/attachment.ts';
import { taskSchema } from '../../../src/domain/tasks/task.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId, taskPath } from '../common/paths.ts';

/** The fields of a task that decide who adds files to it and removes them. */
const schema = z.object({
  zooId: z.string(),
  authorId: z.string(),
  sectorIds: z.array(z.string()),
  status: taskSchema.shape.status,
  attachments: z.array(attachmentSchema),
});
export type TaskWithFiles = z.infer<typeof schema> & { readonly reference: DocumentReference };

/**
 * Reads a task of an establishment within a transaction; null when it is gone or another establishment's. Throws for a
 * document of another shape.
 */
export async function readTask(transaction: Transaction, zooId: string, taskId: string): Promise<TaskWithFiles | null> {
  if (!isDocumentId(taskId)) return null;
  const document = await transaction.get(database().doc(taskPath(taskId)));
  const data = document.data();
  if (data === undefined || data['zooId'] !== zooId) return null;
  return { ...schema.parse({ sectorIds: [], attachments: [], ...data }), reference: document.ref };
}
