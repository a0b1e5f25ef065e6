import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { parkActor } from '../common/park-actor.ts';
import { isDocumentId, pathOf } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { sessionFrom } from './stored-session.ts';

type Done = Record<string, never> | Refusal;

/**
 * Takes a step on a stored session in a transaction, as the caller in its establishment. A session of another establishment
 * does not exist for the caller ('session/load-failed'); the demonstration refuses every step.
 */
export function stepOnSession(
  visitId: string,
  caller: Caller,
  step: (transaction: Transaction, session: ObservationSession, actor: Actor) => Promise<Done> | Done,
): Promise<Done> {
  const missing = refuse('session/load-failed', 'visitId');
  if (!isDocumentId(visitId)) return Promise.resolve(missing);
  return inTransaction(async (transaction) => {
    const found = await transaction.get(database().doc(pathOf('visits', visitId)));
    const session = sessionFrom(visitId, found.data());
    const actor = session === null ? null : await parkActor(session.zooId, caller);
    if (session === null || actor === null || isRefusal(actor))
      return isRefusal(actor) && actor.error.code === 'demo/unauthorized-action' ? actor : missing;
    return step(transaction, session, actor);
  });
}
