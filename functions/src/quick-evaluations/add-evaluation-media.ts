import type { Transaction } from 'firebase-admin/firestore';
import {
  addEvaluationMediaContract,
  type AddEvaluationMediaRequest,
} from '../../../src/domain/callables/quick-evaluations.ts';
import {
  type EvaluationMedia,
  evaluationMediaPath,
  takesMedia,
} from '../../../src/domain/quick-evaluations/evaluation-media.ts';
import type { PublishedQuestion } from '../../../src/domain/questions/question.ts';
import { oneLine } from '../../../src/domain/text/fill.ts';
import { frozenVersion } from '../campaign-evaluations/stored-campaign-evaluation.ts';
import { now } from '../common/clock.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { reserveRoom } from '../files/storage-room.ts';
import { adoptAttachmentFile, deleteAttachmentFile, FILE_ID } from '../tasks/attachment-file.ts';
import { questionSetPath } from './quick-evaluation-paths.ts';
import { readRunning, type RunningEvaluation } from './running-evaluation.ts';
import { questionSetFrom } from './stored-quick-evaluation.ts';

/**
 * Adds a file that the browser has put into Storage to a question of a running evaluation, for a member of its group or a
 * participant of its campaign. A file of another type than it declares is deleted. A repeated call gets the same answer and
 * adds nothing.
 * @source src/domain/callables/quick-evaluations.ts; specification, point 4 "Fast evaluation"
 */
export const addEvaluationMedia = defineCallable(addEvaluationMediaContract, { memory: '1GiB', handle: add });

async function add(
  request: AddEvaluationMediaRequest,
  caller: Caller,
): Promise<{ readonly attachmentId: string } | Refusal> {
  const { attachmentId } = request;
  // A person who may not evaluate the group learns nothing of its files, and cannot have one deleted.
  const before = await inTransaction((transaction) => open(transaction, request, caller));
  if (isRefusal(before)) return before;
  const isNamed = ({ evaluation }: RunningEvaluation) =>
    evaluation.media.some((one) => one.attachmentId === attachmentId);
  if (isNamed(before)) return { attachmentId };
  if (!FILE_ID.test(attachmentId)) return refuse('attachment/not-found', 'attachmentId');
  const path = evaluationMediaPath(before.evaluation, attachmentId);
  const file = await adoptAttachmentFile(path);
  const refused = isRefusal(file) ? file : await append(request, caller, { ...file, path });
  if (refused === null) return { attachmentId };
  // A call at the same time may have added the file: then it is the evaluation's, and another than was put there.
  const after = await inTransaction((transaction) => open(transaction, request, caller));
  if (!isRefusal(after) && isNamed(after)) return { attachmentId };
  if (refused.error.code !== 'attachment/not-found') await deleteAttachmentFile(path);
  return refused;
}

/** Writes the file into the evaluation, unless it has ended or is full meanwhile, or the establishment has no room. */
function append(
  request: AddEvaluationMediaRequest,
  caller: Caller,
  file: Pick<EvaluationMedia, 'kind' | 'contentType' | 'bytes' | 'path'>,
): Promise<Refusal | null> {
  const { attachmentId, questionId, name } = request;
  return inTransaction(async (transaction) => {
    const found = await open(transaction, request, caller);
    if (isRefusal(found)) return found;
    const { evaluation, reference } = found;
    if (evaluation.media.some((one) => one.attachmentId === attachmentId)) return null;
    if (!takesMedia(evaluation.media, questionId)) return refuse('attachment/too-many');
    const takeRoom = await reserveRoom(transaction, evaluation.zooId, file.bytes);
    if (isRefusal(takeRoom)) return takeRoom;
    takeRoom();
    const media: EvaluationMedia = {
      ...{ attachmentId, questionId, ...file, name: oneLine(name) },
      ...{ addedBy: caller.userId, addedAtUnix: now() },
    };
    transaction.update(reference, { media: [...evaluation.media, media] });
    return null;
  });
}

/** Returns the running evaluation when the person may add files to the question, else the refusal. */
async function open(
  transaction: Transaction,
  request: AddEvaluationMediaRequest,
  caller: Caller,
): Promise<RunningEvaluation | Refusal> {
  const running = await readRunning(transaction, request, caller);
  if (isRefusal(running)) return running;
  const { questionId } = request;
  const asked = await askedIn(transaction, running.evaluation);
  if (!asked.some((question) => question.questionId === questionId))
    return refuse('evaluation/load-failed', 'questionId');
  return running;
}

/** Returns the questions of an evaluation: those of its set, or of the questionnaire that its campaign froze. */
async function askedIn(
  transaction: Transaction,
  evaluation: RunningEvaluation['evaluation'],
): Promise<readonly Pick<PublishedQuestion, 'questionId'>[]> {
  if ('campaignId' in evaluation) return (await frozenVersion(transaction, evaluation))?.questions ?? [];
  const { groupId, setId } = evaluation;
  const stored = await transaction.get(database().doc(questionSetPath(groupId, setId)));
  return questionSetFrom(setId, stored.data())?.questions.map(({ question }) => question) ?? [];
}
