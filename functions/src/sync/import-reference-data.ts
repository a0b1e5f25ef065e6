import { info } from 'firebase-functions/logger';
import { mayDo } from '../../../src/domain/access/operations.ts';
import { answerSchema } from '../../../src/domain/callables/answer.ts';
import { importReferenceDataContract } from '../../../src/domain/callables/import-reference-data.ts';
import { readSyncAnswer, type SyncData } from '../../../src/domain/reference/sync-answer.ts';
import * as z from 'zod/mini';
import { actorIn } from '../common/actor.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import { establishmentOf, type Caller } from '../common/guard.ts';
import { logFailure } from '../common/log-failure.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { rebuildBundle } from '../taxonomy/catalogue-bundle.ts';
import { rebuildQuestions } from '../questions/question-bundle.ts';
import { askEnvironment } from './ask-environment.ts';
import { changesOf, recordSynchronised } from './record-synchronised.ts';
import { writeReferenceData } from './reference-data.ts';
import { questionsToTake } from './synchronised-questions.ts';
import { otherEnvironment } from './sync-settings.ts';

type Counts = Record<keyof SyncData, number>;

/**
 * Copies the reference data of another environment: its whole answer is checked, then written in one commit; then the
 * bundle of the catalogue and the logs of its species follow.
 * @source src/domain/callables/import-reference-data.ts; decision 12
 */
export const importReferenceData = defineCallable(importReferenceDataContract, {
  handle: importAll,
});

async function importAll({ key }: { key: string }, caller: Caller): Promise<Counts | Refusal> {
  const establishment = await establishmentOf(caller.user.zooId);
  const subject = { zooId: caller.user.zooId, sectorIds: [], authorId: null };
  if (establishment === null || !mayDo(actorIn(establishment, caller), 'reference.edit', subject))
    return refuse('generic/permission-denied');
  const address = otherEnvironment();
  if (address === null) return refuse('sync/not-configured');
  const asked = await askEnvironment(address, key);
  if (isRefusal(asked)) return asked;
  const refusal = answerSchema(z.unknown()).safeParse(asked.answer);
  if (refusal.success && refusal.data.success === false) return refused(refusal.data.error.code);
  const read = readSyncAnswer(asked.answer);
  if ('wrongAt' in read) return refuse('sync/answer-invalid', read.wrongAt);
  try {
    const changed = await changesOf(database(), read.data);
    await writeReferenceData(database(), read.data, await questionsToTake(database(), read.data.questions, caller));
    // Screens read the catalogue and the questions from bundles. After a failure here, copying the same data again
    // rebuilds them.
    await rebuildBundle(database());
    await rebuildQuestions(database());
    await recordSynchronised(database(), changed, caller);
  } catch (failure) {
    logFailure('importReferenceData', failure, { userId: caller.userId });
    return refuse('sync/failed');
  }
  const { species, families, orders, questions } = read.data;
  const counts = {
    species: species.length,
    families: families.length,
    orders: orders.length,
    questions: questions.length,
  };
  info('importReferenceData', { userId: caller.userId, ...counts });
  return counts;
}

/** A refusal of the other environment is passed on only if it concerns the key or the whole environment. */
function refused(code: string) {
  if (code === 'sync/key-wrong') return refuse('sync/key-wrong', 'key');
  return refuse(code === 'sync/too-large' ? 'sync/too-large' : 'sync/failed');
}
