import type { EpochMs } from '../../../src/domain/time/epoch.ts';
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

/** Returns whether the evaluation of a file names it after all. */
async function isNamed(name: string): Promise<boolean> {
  const [, , groupId = '', evaluationId = ''] = name.split('/');
  if (!isDocumentId(groupId) || !isDocumentId(evaluationId)) return false;
  const reference = database().doc(evaluationPath(groupId, evaluationId));
  const stored = await inTransaction((transaction) => transaction.get(reference));
  return evaluationFrom(evaluationId, stored.data())?.media.some(({ path }) => path === name) === true;
}
