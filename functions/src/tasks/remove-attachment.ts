import {
  removeAttachmentContract,
  type RemoveAttachmentRequest,
} from '../../../src/domain/callables/task-attachments.ts';
import { mayRemoveAttachment } from '../../../src/domain/tasks/attachment-rights.ts';
import { lastFileAt } from '../../../src/domain/tasks/attachment.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { giveRoom } from '../files/storage-room.ts';
import { deleteAttachmentFile } from './attachment-file.ts';
import { readTask } from './task-with-files.ts';

/**
 * Removes a file from its task and deletes it; allowed to the person who added it and to those who manage the task.
 * @source src/domain/callables/task-attachments.ts
 */
export const removeAttachment = parkCallable(removeAttachmentContract, {
  handle: remove,
});

async function remove(
  { zooId, taskId, attachmentId }: RemoveAttachmentRequest,
  { actor, caller }: ParkCaller,
): Promise<Record<string, never> | Refusal> {
  const removed = await inTransaction(async (transaction) => {
    const task = await readTask(transaction, zooId, taskId);
    if (task === null) return refuse('task/not-found', 'taskId');
    const attachment = task.attachments.find((one) => one.attachmentId === attachmentId);
    if (attachment === undefined) return refuse('attachment/not-found', 'attachmentId');
    if (!mayRemoveAttachment(actor, task, attachment)) return refuse('generic/permission-denied');
    const attachments = task.attachments.filter((one) => one !== attachment);
    transaction.update(task.reference, {
      attachments,
      ...withTimestamps({ lastFileAtUnix: lastFileAt(attachments), updatedAtUnix: now() }),
    });
    const { name, kind, addedBy } = attachment;
    recordAction(database(), transaction, {
      ...{ action: 'task.attachmentRemoved', zooId, by: caller.userId, subjectId: taskId, at: now() },
      details: { attachmentId, name, kind, addedBy },
    });
    return attachment;
  });
  if (isRefusal(removed)) return removed;
  await deleteAttachmentFile(removed.path);
  await giveRoom(zooId, removed.bytes);
  return {};
}
