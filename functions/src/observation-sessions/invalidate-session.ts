import {
  invalidateSessionContract,
  type InvalidateSessionRequest,
} from '../../../src/domain/callables/observation-sessions.ts';
import { mayDo } from '../../../src/domain/access/operations.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { now } from '../common/clock.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { parkActor } from '../common/park-actor.ts';
import { isDocumentId, pathOf } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { sessionFrom } from './stored-session.ts';

/**
 * Takes a session out of all results, for good: its head gets the reason and the person, and its devices append no more.
 * Supervisors, admins and ethologists do it. A session of another establishment does not exist for the caller.
 * @source src/domain/callables/observation-sessions.ts; permissions, "invalidate a session"
 */
export const invalidateSession = defineCallable(invalidateSessionContract, { handle: invalidate });

function invalidate(request: InvalidateSessionRequest, caller: Caller): Promise<Record<string, never> | Refusal> {
  const reason = request.reason.trim();
  if (reason === '') return Promise.resolve(refuse('session/reason-required', 'reason'));
  const missing = refuse('session/load-failed', 'visitId');
  if (!isDocumentId(request.visitId)) return Promise.resolve(missing);
  const reference = database().doc(pathOf('visits', request.visitId));
  return inTransaction(async (transaction) => {
    const session = sessionFrom(request.visitId, (await transaction.get(reference)).data());
    const actor = session === null ? null : await parkActor(session.zooId, caller);
    if (session === null || actor === null || isRefusal(actor)) {
      return isRefusal(actor) && actor.error.code === 'demo/unauthorized-action' ? actor : missing;
    }
    const { zooId, observerId, invalidReason } = session;
    if (!mayDo(actor, 'session.invalidate', { zooId, sectorIds: [], authorId: observerId }))
      return refuse('generic/permission-denied');
    if (invalidReason !== '') return refuse('session/already-invalid');
    const at = now();
    const by = caller.userId;
    const fields = { invalidReason: reason, invalidatedBy: by, updatedBy: by, updatedAtUnix: at };
    transaction.update(reference, withTimestamps(fields));
    const details = { campaignId: session.campaignId, observerId, reason };
    recordAction(database(), transaction, {
      ...{ action: 'session.invalidated', zooId, by, subjectId: request.visitId, at, details },
    });
    return {};
  });
}
