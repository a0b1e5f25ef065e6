import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { mayDo } from '../../../src/domain/access/operations.ts';
import type { CampaignEvaluation } from '../../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import type { QuickEvaluation } from '../../../src/domain/quick-evaluations/quick-evaluation.ts';
import { subjectOfGroup } from '../../../src/domain/quick-groups/quick-group.ts';
import { readRunningOfCampaign } from '../campaign-evaluations/running-campaign-evaluation.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { parkActor } from '../common/park-actor.ts';
import { isDocumentId } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { evaluationPath, quickGroupPath } from './quick-evaluation-paths.ts';
import { evaluationFrom, groupFrom } from './stored-quick-evaluation.ts';

/** A running evaluation of a group or of a campaign, with its document. */
export type RunningEvaluation = {
  readonly evaluation: QuickEvaluation | CampaignEvaluation;
  readonly reference: DocumentReference;
};

/**
 * Returns the running evaluation when the caller may evaluate its group, or takes part in its campaign where `groupId` is
 * null, else the refusal: 'evaluation/group-not-found',
 * 'generic/permission-denied', or 'evaluation/load-failed' for one that has ended or is not there.
 */
export async function readRunning(
  transaction: Transaction,
  { groupId, evaluationId }: { readonly groupId: string | null; readonly evaluationId: string },
  caller: Caller,
): Promise<RunningEvaluation | Refusal> {
  if (groupId === null) return readRunningOfCampaign(transaction, evaluationId, caller);
  if (!isDocumentId(groupId)) return refuse('evaluation/group-not-found', 'groupId');
  if (!isDocumentId(evaluationId)) return refuse('evaluation/load-failed', 'evaluationId');
  const group = groupFrom(groupId, (await transaction.get(database().doc(quickGroupPath(groupId)))).data());
  const actor = group === null ? null : await parkActor(group.zooId, caller);
  // A group of another establishment does not exist for the caller.
  if (group === null || actor === null || isRefusal(actor)) return refuse('evaluation/group-not-found', 'groupId');
  if (!mayDo(actor, 'quickGroup.evaluate', subjectOfGroup(group))) return refuse('generic/permission-denied');
  const reference = database().doc(evaluationPath(groupId, evaluationId));
  const evaluation = evaluationFrom(evaluationId, (await transaction.get(reference)).data());
  // The files of a finished evaluation are what they were when it ended.
  if (evaluation?.status !== 'running') return refuse('evaluation/load-failed', 'evaluationId');
  return { evaluation, reference };
}
