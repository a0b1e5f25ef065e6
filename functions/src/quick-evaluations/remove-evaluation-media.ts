import {
  removeEvaluationMediaContract,
  type RemoveEvaluationMediaRequest,
} from '../../../src/domain/callables/quick-evaluations.ts';
import { defineCallable } from '../common/define-callable.ts';
import type { Caller } from '../common/guard.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { giveRoom } from '../files/storage-room.ts';
import { deleteAttachmentFile } from '../tasks/attachment-file.ts';
import { readRunning } from './running-evaluation.ts';

/**
 * Removes a file from a running evaluation and deletes it; allowed to the person who leads the evaluation, and to the
 * one who added the file while they evaluate its group or take part in its campaign.
 * @source src/domain/callables/quick-evaluations.ts
 */
export const removeEvaluationMedia = defineCallable(removeEvaluationMediaContract, { handle: remove });

async function remove(request: RemoveEvaluationMediaRequest, caller: Caller): Promise<Record<string, never> | Refusal> {
  const removed = await inTransaction(async (transaction) => {
    const running = await readRunning(transaction, request, caller);
    if (isRefusal(running)) return running;
    const { evaluation, reference } = running;
    const file = evaluation.media.find((one) => one.attachmentId === request.attachmentId);
    if (file === undefined) return refuse('attachment/not-found', 'attachmentId');
    if (![evaluation.leaderId, file.addedBy].includes(caller.userId)) return refuse('generic/permission-denied');
    transaction.update(reference, { media: evaluation.media.filter((one) => one !== file) });
    return { path: file.path, bytes: file.bytes, zooId: evaluation.zooId };
  });
  if (isRefusal(removed)) return removed;
  await deleteAttachmentFile(removed.path);
  await giveRoom(removed.zooId, removed.bytes);
  return {};
}
