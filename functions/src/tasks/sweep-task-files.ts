import { attachmentPath } from '../../../src/domain/tasks/attachment-place.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { bucket } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { deleteAttachmentFile } from './attachment-file.ts';
import { readTask } from './task-with-files.ts';

const DAY = 86_400_000;
/** By then seven nightly runs have examined each file, whatever its metadata claims. */
const SETTLED = 8 * DAY;
const PAGE_SIZE = 1_000;

/**
 * Deletes the files that a browser uploaded for a task between one and eight days before `now` and that no task names:
 * the network failed before the server heard of them, or the upload broke off. Returns how many. A repeated run finds
 * none.
 */
export async function sweepTaskFiles(now: EpochMs): Promise<number> {
  let deleted = 0;
  let query: object | null = { matchGlob: '*/tasks/*/*', maxResults: PAGE_SIZE, autoPaginate: false };
  while (query !== null) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next one
    const [files, next]: [readonly Listed[], object | null, ...unknown[]] = await bucket().getFiles(query);
    for (const { name, metadata } of files) {
      const age = now - Date.parse(metadata.timeCreated ?? '');
      // oxlint-disable-next-line no-await-in-loop -- there are few, and there is no hurry
      if (!(age >= DAY && age < SETTLED) || (await isNamed(name))) continue;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await deleteAttachmentFile(name);
      deleted += 1;
    }
    query = next;
  }
  return deleted;
}

type Listed = {
  readonly name: string;
  readonly metadata: { readonly timeCreated?: string };
};

/** Returns whether the task of a file names it after all. */
async function isNamed(name: string): Promise<boolean> {
  const [zooId = '', , taskId = '', attachmentId = ''] = name.split('/');
  const task = await inTransaction((transaction) => readTask(transaction, zooId, taskId));
  const path = attachmentPath(zooId, taskId, attachmentId);
  return task?.attachments.some((attachment) => attachment.path === path) === true;
}
