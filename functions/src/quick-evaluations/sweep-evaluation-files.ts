import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { campaignEvaluationFrom, campaignEvaluationPath } from '../campaign-evaluations/stored-campaign-evaluation.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { isDocumentId } from '../common/paths.ts';
import { sweepUploads } from '../files/sweep-uploads.ts';
import { evaluationPath } from './quick-evaluation-paths.ts';
import { evaluationFrom } from './stored-quick-evaluation.ts';

/** Deletes the files that a browser uploaded for an evaluation and that no evaluation names; see `sweepUploads`. */
export function sweepEvaluationFiles(now: EpochMs): Promise<number> {
  return sweepUploads('*/evaluations/*/*/*', isNamed, now);
}

/** Returns whether the evaluation of a file, of a group or of a campaign, names it after all. */
async function isNamed(name: string): Promise<boolean> {
  const [, , ownerId = '', evaluationId = ''] = name.split('/');
  if (!isDocumentId(ownerId) || !isDocumentId(evaluationId)) return false;
  const paths = [evaluationPath(ownerId, evaluationId), campaignEvaluationPath(evaluationId)];
  const references = paths.map((path) => database().doc(path));
  const [ofGroup, ofCampaign] = await inTransaction((transaction) => transaction.getAll(...references));
  const media = [
    ...(evaluationFrom(evaluationId, ofGroup?.data())?.media ?? []),
    ...(campaignEvaluationFrom(evaluationId, ofCampaign?.data())?.media ?? []),
  ];
  return media.some(({ path }) => path === name);
}
