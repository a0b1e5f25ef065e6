import { attachmentPath } from '../../../src/domain/tasks/attachment-place.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { sweepUploads } from '../files/sweep-uploads.ts';
import { readTask } from './task-with-files.ts';

/** Deletes the files that a browser uploaded for a task and that no task names; see `sweepUploads`. */
export function sweepTaskFiles(now: EpochMs): Promise<number> {
  return sweepUploads('*/tasks/*/*', isNamed, now);
}

/** Returns whether the task of a file names it after all. */
async function isNamed(name: string): Promise<boolean> {
  const [zooId = '', , taskId = '', attachmentId = ''] = name.split('/');
  const task = await inTransaction((transaction) => readTask(transaction, zooId, taskId));
  const path = attachmentPath(zooId, taskId, attachmentId);
  return task?.attachments.some((attachment) => attachment.path === path) === true;
}
