import { addAttachmentContract, type AddAttachmentRequest } from '../../../src/domain/callables/task-attachments.ts';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { attachmentPath } from '../../../src/domain/tasks/attachment-place.ts';
import { mayAddAttachment } from '../../../src/domain/tasks/attachment-rights.ts';
import { type Attachment, lastFileAt, MAX_ATTACHMENTS } from '../../../src/domain/tasks/attachment.ts';
import { oneLine } from '../../../src/domain/text/fill.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { now } from '../common/clock.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { reserveRoom } from '../files/storage-room.ts';
import { adoptAttachmentFile, deleteAttachmentFile, FILE_ID } from './attachment-file.ts';
import { readTask, type TaskWithFiles } from './task-with-files.ts';

/**
 * Adds a file that the browser has put into Storage to its task. A file of another type than it declares is deleted. A
 * repeated call gets the same answer and adds nothing.
 * @source src/domain/callables/task-attachments.ts; specification, point 9 "Upload limits"
 */
export const addAttachment = parkCallable(addAttachmentContract, {
  memory: '1GiB',
  handle: add,
});

async function add(
  request: AddAttachmentRequest,
  { actor }: ParkCaller,
): Promise<{ readonly attachmentId: string } | Refusal> {
  const { zooId, taskId, attachmentId } = request;
  // A person who may not work on the task learns nothing of its files, and cannot have one deleted.
  const before = await inTransaction(async (transaction) => open(await readTask(transaction, zooId, taskId), actor));
  if (isRefusal(before)) return before;
  if (before.attachments.some((one) => one.attachmentId === attachmentId)) return { attachmentId };
  if (!FILE_ID.test(attachmentId)) return refuse('attachment/not-found', 'attachmentId');
  const path = attachmentPath(zooId, taskId, attachmentId);
  const file = await adoptAttachmentFile(path);
  const refused = isRefusal(file) ? file : await append(request, actor, { ...file, path });
  if (refused === null) return { attachmentId };
  // A call at the same time may have added the file: then it is the task's, and another than was put there.
  const after = await inTransaction(async (transaction) => open(await readTask(transaction, zooId, taskId), actor));
  if (!isRefusal(after) && after.attachments.some((one) => one.attachmentId === attachmentId)) return { attachmentId };
  if (refused.error.code !== 'attachment/not-found') await deleteAttachmentFile(path);
  return refused;
}

/** Writes the file into the task, unless the task no longer accepts files or is full meanwhile, or the establishment has no room. */
function append(
  { zooId, taskId, attachmentId, name }: AddAttachmentRequest,
  actor: Actor,
  file: Pick<Attachment, 'kind' | 'contentType' | 'bytes' | 'path'>,
): Promise<Refusal | null> {
  return inTransaction(async (transaction) => {
    const task = open(await readTask(transaction, zooId, taskId), actor);
    if (isRefusal(task)) return task;
    if (task.attachments.some((one) => one.attachmentId === attachmentId)) return null;
    if (task.attachments.length >= MAX_ATTACHMENTS) return refuse('attachment/too-many');
    const takeRoom = await reserveRoom(transaction, zooId, file.bytes);
    if (isRefusal(takeRoom)) return takeRoom;
    takeRoom();
    const attachment: Attachment = {
      ...{ attachmentId, ...file, name: oneLine(name) },
      ...{ addedBy: actor.userId, addedAtUnix: now() },
    };
    const attachments = [...task.attachments, attachment];
    transaction.update(task.reference, {
      attachments,
      ...withTimestamps({ lastFileAtUnix: lastFileAt(attachments), updatedAtUnix: now() }),
    });
    return null;
  });
}

/** Returns the task when the person may add files to it, else the refusal. */
function open(task: TaskWithFiles | null, actor: Actor): TaskWithFiles | Refusal {
  if (task === null) return refuse('task/not-found', 'taskId');
  return mayAddAttachment(actor, task) ? task : refuse('generic/permission-denied', 'taskId');
}
